import type { Build } from '@/battle/build'
import type { RequestedRaid } from '@/lib/box/engine/messages'
import type { BoxEntry } from '@/lib/box/read-sets'
import type { Levels } from '@/lib/builds/levels'
import type { BoxLinkProblem } from '@/lib/raid-night/box-link'
import type { FriendOfBox } from '@/lib/raid-night/friends'
import type { TeamLinkProblem } from '@/lib/raid-night/team-link'
import { adding } from '@/lib/words/en/box/adding'
import { builds } from '@/lib/words/en/builds'
import { counted, listed, row, stars } from '@/lib/words/en/formats'
import { names } from '@/lib/words/en/names/names'
import { parts } from '@/lib/words/en/parts'
import { wholeNumber } from '@/lib/words/en/phrases'

export const night = {
  chooseTeraType: 'Choose a Tera type to find a team.',
  players: 'Players',
  you: 'You',
  yourName: 'Your name (optional)',
  player: playerOf,
  pokemon: (count: number) => `${count} Pokémon`,
  yourBoxIsEmpty: 'Your box is empty: add Pokémon under Your box to bring one yourself.',
  leftOut: (count: number, max: number) =>
    `Only the first ${max} can join: ${count} ${count === 1 ? 'is' : 'are'} left out.`,
  several: (species: readonly string[]) =>
    `Several ${listed(species.map(names.species))} in this box: the team shows which one by its item and moves.`,
  brings: {
    label: 'Brings',
    of: (player: string) => `Brings (${player})`,
    anyone: 'best available',
  },
  choice: ({ species, item }: Pick<Build, 'species' | 'item'>) =>
    item === undefined ? names.species(species) : `${names.species(species)} @ ${names.item(item)}`,
  /** `Garchomp @ Shell Bell · Tera Steel · Adamant · Iron Head, Swords Dance` */
  choiceInFull: (choice: string, { build, isStellar = false }: BoxEntry) =>
    row([
      choice,
      `Tera ${names.type(isStellar ? 'Stellar' : build.teraType)}`,
      names.nature(build.nature),
      builds.grown(build),
      build.moves.map(names.move).join(', '),
    ]),
  remove: { label: 'Remove', of: (player: string) => `Remove ${player}’s box` },
  shareBox: 'Copy link to my box',
  copied: 'Link copied',
  linkNotMade: 'Couldn’t make this link. Try again, or reload the page.',
  longLink: (length: number, max: number) =>
    `This link has ${wholeNumber(length)} characters. It may be too long for one chat message: Discord allows ${wholeNumber(max)}. Send it in a text file instead.`,
  cannotLink: 'This browser is too old to make links to boxes. Update it, or use Copy box and send the text.',
  notKept: `${parts.notKept} Names and boxes of friends will be lost when you close this page.`,

  friendName: 'Friend’s name (optional)',
  friendBox: 'A friend’s box: its link, or sets in Showdown format',
  addFriend: 'Add box',
  full: 'A raid has up to four players. Remove a box to add another.',
  known: 'This box was already added. If another player has the same Pokémon, enter their name too.',
  teamNotBox: 'That’s a team link, not a box link. Open it to see the team.',
  /** `Added Ben’s box: 30 Pokémon. 12 more are left out: each player can bring up to 30.` */
  added: ({ name, taken, leftOut, unread, substitutes }: AddedFriend) =>
    [
      `Added ${name.trim() === '' ? 'a friend' : name}’s box: ${taken} Pokémon.`,
      leftOut > 0 && `${leftOut} more ${are(leftOut)} left out: each player can bring up to ${taken}.`,
      unread > 0 && `${unread} couldn’t be read and ${are(unread)} left out.`,
      substitutes > 0 && adding.leftOut(substitutes),
    ]
      .filter(Boolean)
      .join(' '),
  unread: 'Sets that couldn’t be read',
  unreadSet: (head: string, problems: readonly string[]) => `${head}: ${problems.join('; ')}`,

  find: 'Find the best team',
  stop: 'Stop',
  searching: 'Searching…',
  stopped: 'Stopped.',
  found: ({ isLikely, isSolo }: FoundInBoxes) => {
    if (isLikely) return isSolo ? 'Found the best Pokémon.' : 'Found a team.'
    return isSolo
      ? 'No Pokémon in this box is likely to win solo. This one comes closest: bring a full team.'
      : 'No team from these boxes is likely to win. This one comes closest: try other Pokémon or another box.'
  },
  nobody: 'Add Pokémon to a box first.',
  team: 'Your team',
  slot: (index: number, player: string, species: string) =>
    `${playerOf(index, player)}: ${names.species(species)}`,
  partners: (count: number) => `NPCs fill ${counted(count, 'slot')}, picked at random each battle.`,
  checked: (levels: Levels) =>
    `One Pokémon per player, ${AT_LEVELS[levels]}. The team’s win rate is the worst of several turn speeds, timers and move orders (±5 points).`,
  shareTeam: 'Share team',

  linkOf: 'From a link',
  claimed: (glance: string) => `${glance} (calculated by the sender; not verified)`,
  iAm: { question: 'Which Pokémon is yours?', all: 'Whole team' },
  otherRaid: ({ tier, boss, teraType }: RequestedRaid) =>
    `This team is for ${stars(tier)} ${names.boss(boss)}, Tera type ${names.type(teraType)}.`,
  toOtherRaid: 'Open that raid',
  raidIsGone: ({ tier, boss, teraType }: RequestedRaid) =>
    `This team was made for ${stars(tier)} ${names.boss(boss)}, Tera type ${names.type(teraType)}, which is no longer on this site. Check its steps against this raid.`,
  boxOf: (count: number) => `A friend’s box: ${count} Pokémon.`,
  problem: (problem: TeamLinkProblem | BoxLinkProblem): string => {
    switch (problem.kind) {
      case 'newer':
        return 'This link was made by a newer version of this site. Reload the page, then open it again.'
      case 'damaged':
        return 'This link is damaged: part of it is missing or changed. Ask the sender for a new link.'
      case 'old browser':
        return 'This browser is too old to read links to boxes. Update it, or ask the sender for the box as text.'
      case 'too long':
        return 'This link is too long: it isn’t from this site, or text was added to it.'
      case 'no team':
        return problem.slot === undefined
          ? 'The team in this link isn’t possible in the game.'
          : `The team in this link isn’t possible in the game: check slot ${problem.slot}.`
      case 'unknown name':
        return `Slot ${problem.slot} of this link has ${UNKNOWN[problem.part]} that isn’t in Scarlet and Violet: ${problem.name}`
    }
  },
}

interface FoundInBoxes {
  readonly isLikely: boolean
  readonly isSolo: boolean
}

interface AddedFriend extends Omit<FriendOfBox, 'friend'> {
  readonly name: string
  readonly unread: number
  readonly substitutes: number
}

const AT_LEVELS: Readonly<Record<Levels, string>> = {
  perfect: 'at level 100 with perfect IVs',
  'of sets': 'at the level and IVs in its set',
}

const UNKNOWN: Readonly<Record<Extract<TeamLinkProblem, { kind: 'unknown name' }>['part'], string>> = {
  species: 'a Pokémon',
  ability: 'an ability',
  item: 'an item',
  'Tera type': 'a Tera type',
  nature: 'a nature',
  move: 'a move',
  stat: 'a stat',
}

function are(count: number): string {
  return count === 1 ? 'is' : 'are'
}

function playerOf(index: number, name: string): string {
  return name.trim() === '' ? `Player ${index}` : name
}
