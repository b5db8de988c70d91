import type { RaidOrdered } from '@/lib/box/engine/messages'
import type { SealProblem } from '@/lib/raid-night/sealed-text'
import type { TeamLinkProblem } from '@/lib/raid-night/team-link'
import { counted, listed, stars } from '@/lib/words/en/figures'
import { names } from '@/lib/words/en/names/names'

/** A raid night: whose boxes there are, the team chosen out of them, and links to both. */
export const night = {
  chooseTeraType: 'Choose a Tera type to find a team.',
  players: 'Players',
  you: 'You',
  yourName: 'Your name (optional)',
  player: playerOf,
  pokemon: (count: number) => `${count} Pokémon`,
  yourBoxIsEmpty: 'Your box is empty: add Pokémon under Your box to bring one yourself.',
  leftOut: (count: number, most: number) => `Only the first ${most} may come: ${count} are left out.`,
  several: (species: readonly string[]) =>
    `Several sets of ${listed(species.map(names.species))}: the team says which one by item and moves.`,
  brings: {
    label: 'Brings',
    of: (player: string) => `Pokémon that ${player} brings`,
    anyone: 'whoever is best',
  },
  /** A set among those to choose from: `Garchomp @ Shell Bell`. */
  choice: (species: string, item: string | undefined) =>
    item === undefined ? names.species(species) : `${names.species(species)} @ ${names.item(item)}`,
  remove: { label: 'Remove', of: (player: string) => `Remove the box of ${player}` },
  shareBox: 'Copy link to my box',
  copied: 'Link copied',
  copyByHand: 'Couldn’t copy. Copy this link:',

  friendName: 'Friend’s name (optional)',
  friendBox: 'A friend’s box: its link, or sets in Showdown format',
  addFriend: 'Add box',
  full: 'A raid has four players: remove a box before you add another.',
  nothing: 'No Pokémon in this text',
  tooMuch: 'Too much text: paste one box at a time',
  added: (player: string, count: number, unread: number) =>
    [
      `Added the box of ${player}: ${count} Pokémon.`,
      unread > 0 && `${unread} could not be read and ${unread === 1 ? 'is' : 'are'} left out.`,
    ]
      .filter(Boolean)
      .join(' '),

  find: 'Find our best team',
  stop: 'Stop',
  searching: 'Searching…',
  stopped: 'Stopped.',
  found: 'Found a team.',
  nobody: 'Add Pokémon to a box first.',
  team: 'Your team',
  slot: (place: number, player: string, species: string) =>
    `${playerOf(place, player)}: ${names.species(species)}`,
  partners: (count: number) =>
    `${counted(count, 'slot')} ${count === 1 ? 'is' : 'are'} filled by the game’s own partners, drawn anew in each battle.`,
  checked:
    'Each player brings one. Chances are the worst of several paces, timers and move orders, within 5 points.',
  shareTeam: 'Share team',

  linkOf: 'From a link',
  iAm: { question: 'Which slot is yours?', slot: (place: number) => `I am slot ${place}`, all: 'Whole team' },
  otherRaid: ({ tier, boss, teraType }: RaidOrdered) =>
    `This team is for ${stars(tier)} ${names.boss(boss)}, Tera type ${names.type(teraType)}.`,
  toOtherRaid: 'Open that raid',
  boxOf: (count: number) => `A friend’s box: ${count} Pokémon.`,
  problem: (problem: TeamLinkProblem | SealProblem): string => {
    switch (problem.kind) {
      case 'newer':
        return 'This link was made by a newer version of this site. Reload the page, then open it again.'
      case 'damaged':
        return 'This link is damaged: a part of it is missing or changed. Ask for it again.'
      case 'too long':
        return 'This link is too long to be one of ours.'
      case 'no team':
        return problem.slot === undefined
          ? 'This link holds no team that can be.'
          : `This link holds no team that can be: slot ${problem.slot} is wrong.`
      case 'unknown name':
        return `Slot ${problem.slot} of this link has ${UNKNOWN[problem.part]} that the games do not have: ${problem.name}`
    }
  },
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

function playerOf(place: number, name: string): string {
  return name === '' ? `Player ${place}` : name
}
