import type { Move } from '@/data/schema/shipped'
import type { TypeName } from '@/data/vocabulary'
import type { RaidFigures } from '@/lib/raid/figures'
import { labelNames as names } from '@/lib/words/en/names/label-names'
import type { LinkedText } from '@/lib/words/linked-text'
import { clock, dayInWords, listed, row, stars } from './figures'
import { parts } from './parts'
import { bossInTier } from './screen'

/** The time limit, or that which stands for one that nobody has read. */
type TimeLimit = Pick<RaidFigures, 'timeLimit' | 'isTimeLimitUnread'>

/** What is said of a move beside its figures. */
interface ToldMove extends Pick<Move, 'category' | 'description'> {
  /** Not set when it is 0. */
  readonly priority?: number
  /** The types that it is super effective against. */
  readonly beats: readonly TypeName[]
  /** How its user learns it, in words. */
  readonly learned: string
  /** Set when the boss uses it only as a scripted action. */
  readonly scripted?: true
}

const FOUND = { to: 'players', text: 'what players found' } as const

const CATEGORIES = { Physical: 'Physical', Special: 'Special', Status: 'Status' }

/** Labels of the sections of a raid: their notes, heads of columns, and what stands where there is nothing. */
export const raid = {
  shiny: (name: string) => `Shiny ${name}`,
  shinyAlone: 'Shiny',
  noImage: (name: string) => `${name}: no image`,
  stars: (tier: string) => `${tier} stars`,
  types: 'Types',
  tera: (teraType: TypeName | 'Stellar') => `Tera ${names.type(teraType)}`,
  anyTera: 'any Tera type',
  chooseTeraType: 'Choose its Tera type to see its weaknesses',
  countdown: {
    name: 'Countdown',
    none: 'No countdown yet: how long this raid lasts is not known.',
  },
  chooseTier: 'Choose a tier to see its Tera weaknesses:',
  bossInTier,
  otherTeraTypes: 'Other Tera types',
  otherSets: 'Other sets',
  resists: 'Resists (0.5x)',
  immune: 'Immune (0x)',
  none: 'None',
  onThisPage: 'On this page',
  /** The links to sections in the head of a raid, by what they lead to. */
  jumpTo: { 'key-timings': 'Timings', 'what-to-bring': 'Bring', moves: 'Moves', rewards: 'Rewards' },
  beaten: { mark: 'Mark as beaten', before: 'Beaten on ', day: dayInWords, after: '', undo: 'Undo' },
  box: {
    ofRaid: 'Which of yours wins this raid?',
    alone: 'Paste your Pokémon',
  },
  raidNight: 'One team out of everybody’s boxes',
  markIsLost: `${parts.notKept} Your mark lasts until you close this page.`,
  alwaysThisAbility: 'always has this ability',
  ofItsMoves: 'hits these types super effectively',
  ofItsTeraBlast: 'of its Tera Blast',
  stats: {
    hp: 'HP',
    attack: 'Attack',
    defense: 'Defense',
    specialattack: 'Sp. Atk',
    specialdefense: 'Sp. Def',
    speed: 'Speed',
  },
  /** The kind of most attacks, and the screen against it. */
  attackMix: {
    physical: 'mostly physical attacks: use Reflect',
    special: 'mostly special attacks: use Light Screen',
    mixed: 'physical and special attacks',
  },
  /** Of Minior, whose stats change with its ability. */
  statsAtHalfHp: (stats: readonly string[]) =>
    `Meteor Form. At half HP, Shields Down brings out its Core: ${stats.join(', ')}.`,
  stat: (name: string, value: number) => `${name} ${value}`,
  move: { name: 'Move', power: 'Power', accuracy: 'Acc.', pp: 'PP' },
  /** What kind of move it is: `Special · priority +1 · super effective on Grass, Ice`. */
  kindOfMove: ({ category, priority, beats }: ToldMove) =>
    row([
      CATEGORIES[category],
      priority !== undefined && `priority ${priority > 0 ? '+' : ''}${priority}`,
      beats.length > 0 && `super effective on ${beats.map(names.type).join(', ')}`,
    ]),
  /** What a move does, and how its user comes to it. */
  aboutMove: ({ description, scripted, learned }: ToldMove) =>
    row([description, scripted && 'scripted only', learned]),
  /** Beside the colour that the shield has in the picture of the schedule, whose numbers are those of the list of actions. */
  shieldKey: 'shield; numbers as in Actions',
  trigger: { HP: 'HP', Time: 'Time' },
  sources: 'Sources and limits',
  allSources: 'Sources of all figures',
  actionSources: ({ timeLimit, isTimeLimitUnread }: TimeLimit): LinkedText<'players'> =>
    isTimeLimitUnread
      ? ['What actions and shields do is ', FOUND, '. Each faint shortens the timer.']
      : [
          'Thresholds and the time limit are the game’s own; what actions and shields do is ',
          FOUND,
          `. The raid lasts ${clock(timeLimit)}; times count from its start, and each faint shortens the timer.`,
        ],
  perRaid: 'per raid',
  herbChances: 'Herbs: chance, and how many to expect',
  herbsPerRoll: 'Per drop roll:',
  raidPower: 'Raid Power',
  power: (level: number) => `Power ${level}`,
  chance: (percent: number) => `${percent.toFixed(1)}%`,
  expected: (herbs: number) => herbs.toFixed(2),
  otherRewards: 'Other drops and fixed rewards',
  firstWin: 'Your first win also gives',
  everyoneGets: 'Everyone gets',
  hostGets: 'Host also gets',
  guestsGet: 'Guests also get',
  withCharm: 'With the Glimmering Charm you also get',
  dropsPerRoll: 'Drops, per drop roll',
  rewardSources:
    'Weights, fixed rewards and one more roll for each level of Raid Power, for host and guests alike, are the game’s own; the number of rolls without Raid Power is what players counted.',
  compareTiers: (tiers: readonly string[]) => `Compare ${listed(tiers.map(stars))}`,
}
