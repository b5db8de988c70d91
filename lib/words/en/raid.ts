import type { Move } from '@/data/shipped/schema'
import type { TypeName } from '@/data/vocabulary'
import type { Chance } from '@/lib/bring/result-summary'
import type { HitMultipliers } from '@/lib/bring/threats'
import type { ShownBuild } from '@/lib/bring/to-bring'
import type { RaidFigures } from '@/lib/raid/figures'
import { labelNames as names } from '@/lib/words/en/names/label-names'
import type { LinkedText } from '@/lib/words/text-shapes'
import { facts } from './facts'
import { dayInWords, listed, percent, row, stars } from './formats'
import { parts } from './parts'
import { bossInTier } from './screen'

interface DescribedMove extends Pick<Move, 'category' | 'description' | 'pp'> {
  /** `0` for none. */
  readonly power: string
  /** In percent; not set if the move never misses. */
  readonly accuracy?: number
  /** Not set if 0. */
  readonly priority?: number
  readonly beats: readonly TypeName[]
  readonly learned: string
  readonly scripted?: true
}

const FOUND = { to: 'players', text: 'tested by players' } as const

const CATEGORIES = { Physical: 'Physical', Special: 'Special', Status: 'Status' }

export const raid = {
  shiny: (name: string) => `Shiny ${name}`,
  shinyAlone: 'Shiny',
  noImage: (name: string) => `${name}: no image`,
  stars: (tier: string) => `${tier} stars`,
  types: 'Types',
  tera: (teraType: TypeName | 'Stellar') => `Tera ${names.type(teraType)}`,
  anyTera: 'any Tera type',
  chooseTeraType: 'Choose its Tera type',
  compareTeraTypes: 'Compare its Tera types',
  teraTypes: ['Tera type', 'Weak to', 'Best pick'],
  /** With its win rate in a second line, if known: `92% solo`. */
  pick: (name: string, chance: Chance | undefined) => {
    if (!chance) return name
    const [ofHundred, party] = chance
    return `${name}\n${percent(ofHundred)} ${party === 'four' ? 'as four' : 'solo'}`
  },
  countdown: { name: 'Countdown' },
  chooseTier: 'Choose a tier to see its Tera weaknesses:',
  bossInTier,
  otherTeraTypes: 'Other Tera types',
  otherSets: 'Other versions',
  resists: 'Resists (0.5x)',
  immune: 'Immune (0x)',
  none: 'None',
  onThisPage: 'On this page',
  jumpTo: {
    actions: 'Script',
    moves: 'Moves',
    rewards: 'Drops',
    'what-to-bring': 'Builds',
    'your-box': 'Your box',
    'raid-night': 'Raid night',
  },
  beaten: { mark: 'Mark as beaten', before: 'Beaten on ', day: dayInWords, after: '', undo: 'Undo' },
  box: {
    ofRaid: 'Which of your Pokémon can win?',
    alone: 'Paste your Pokémon',
  },
  raidNight: 'Build a team from everyone’s boxes',
  markIsLost: `${parts.notKept} Your mark will be lost when you close this page.`,
  alwaysThisAbility: 'always has this ability',
  ofItsMoves: 'types its moves hit for super effective damage',
  ofItsTeraBlast: 'types its Tera Blast hits for super effective damage',
  stats: {
    hp: 'HP',
    attack: 'Attack',
    defense: 'Defense',
    specialattack: 'Sp. Atk',
    specialdefense: 'Sp. Def',
    speed: 'Speed',
  },
  attackMix: {
    physical: 'mostly physical: use Reflect',
    special: 'mostly special: use Light Screen',
    mixed: 'physical and special attacks',
  },
  statsAtHalfHp: (stats: readonly string[]) =>
    `Meteor Form. At half HP, Shields Down changes it to Core Form: ${stats.join(', ')}.`,
  stat: (name: string, value: number) => `${name} ${value}`,
  /** The page shows two multipliers if Terastallizing changes one. */
  multipliersOn: (
    { name, teraType }: Pick<ShownBuild, 'name' | 'teraType'>,
    multipliersByMove: HitMultipliers,
  ) => {
    const changes = Object.values(multipliersByMove).some((multipliers) => multipliers.length > 1)
    return `Multipliers: against ${name}${changes ? ` → once it’s Tera ${names.type(teraType)}` : ''}`
  },
  /** `Special 130 · 90% · 4x → 2x` */
  moveInLine: (
    { category, power, accuracy = 100 }: DescribedMove,
    multipliers: readonly number[] | undefined,
  ) =>
    row([
      `${CATEGORIES[category]} ${facts.power(power)}`,
      accuracy < 100 && `${accuracy}%`,
      multipliers?.map((multiplier) => `${multiplier}x`).join(' → '),
    ]),
  aboutMove: ({ description, priority, beats, pp, scripted, learned }: DescribedMove) =>
    row([
      description,
      priority !== undefined && `priority ${priority > 0 ? '+' : ''}${priority}`,
      beats.length > 0 && `super effective against ${beats.map(names.type).join(', ')}`,
      scripted && 'scripted only',
      learned,
      `${pp} PP`,
    ]),
  sources: 'Sources and limits',
  allSources: 'All sources',
  actionSources: ({ isTimeLimitUnread }: Pick<RaidFigures, 'isTimeLimitUnread'>): LinkedText<'players'> =>
    isTimeLimitUnread
      ? ['The effects of actions and shields were ', FOUND, '. Each faint shortens the timer.']
      : [
          'Thresholds and time limit are from the game’s data; effects were ',
          FOUND,
          '. Times count from the start. Each faint shortens the timer.',
        ],
  perRaid: 'per raid',
  herbChances: 'Herba Mystica: drop chance and average number',
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
    'Drop weights, fixed rewards and the extra roll per Raid Power level (host and guests) are from the game’s data. The base number of rolls was counted by players.',
  compareTiers: (tiers: readonly string[]) => `Compare ${listed(tiers.map(stars))}`,
}
