import type { TypeName } from '@/data/vocabulary'
import type { Chance, Party } from '@/lib/bring/figures'
import { labelNames as names } from '@/lib/words/en/names/label-names'
import { counted, percent } from './figures'
import { parts } from './parts'

const PARTIES: Readonly<Record<Party, string>> = {
  alone: 'wins solo',
  four: 'team of four of these',
  'with support': 'team wins with it',
  'without support': 'team wins without it',
}

/** `wins solo 64%`, of which the number may be emphasized. */
function chanceInParts([ofHundred, party]: Chance): readonly [before: string, number: string, after: string] {
  return [`${PARTIES[party]} `, percent(ofHundred), '']
}

/** Labels of what to bring: the search among builds, their lists and their cards. */
export const plans = {
  against: (teraType: TypeName) => `against Tera ${names.type(teraType)}`,
  noTeraType: 'No Tera type is chosen: these win against most of the 18.',
  nobodyWinsAlone: 'None of these is likely to win alone: bring a full team.',
  needsNoSupport: 'No support makes the best three attackers clearly faster or safer.',
  found: (attackers: number, supports: number) =>
    `${counted(attackers, 'attacker')}, ${counted(supports, 'support')}`,
  noMatch: 'No match: loosen the filters',
  noneOfYours: 'None of your Pokémon are listed',
  notLoaded: "Couldn't load this section. Try again later.",
  sortAndFilter: 'Sort and filter',
  sortBy: 'Sort by',
  sorts: {
    alone: 'Win chance',
    group: 'Win chance, team of four',
    turns: 'Fewest turns',
    safest: 'Safest',
  },
  attacks: 'Attacks',
  bothKinds: 'Both kinds',
  kinds: { physical: 'Physical only', special: 'Special only' },
  filters: {
    legendaries: 'Include legendaries',
    mythicals: 'Include mythicals',
    unboosted: 'No boosting moves',
    mine: 'Only mine',
  },
  attackers: {
    title: 'Attackers',
    showAll: (count: number) => `Show all ${count} attackers`,
    showFewer: (_few: number) => 'Show fewer attackers',
  },
  supports: {
    title: 'Supports',
    showAll: (count: number) => (count === 1 ? 'Show the support' : `Show all ${count} supports`),
    showFewer: (few: number) => (few === 0 ? 'Hide supports' : 'Show fewer supports'),
  },
  chances: 'Chance to win',
  chanceInParts,
  plan: 'Plan',
  item: 'Item',
  ability: 'Ability',
  training: 'Nature, EVs',
  threats: 'Watch out for',
  moves: 'Moves',
  copyBuild: 'Copy build',
  copyBuildOf: (name: string) => `Copy build of ${name}`,
  copied: 'Copied for Pokémon Showdown',
  copyTeam: 'Copy team',
  copyTeamOf: (title: string) => `Copy team: ${title}`,
  teamsChecked:
    "If a step can't be done, follow that slot's plan for the turn, then go on. Win chances are the lowest of fast and slow turns, early timers, 10% more boss HP, and setup in any order.",
  copyByHand: "Couldn't copy. Copy this text:",
  own: 'I have it',
  iOwn: (name: string) => `I have it: ${name}`,
  /** One of the box is owned. */
  inBox: 'In my box',
  iOwnInBox: (name: string) => `I have it: ${name}, in my box`,
  addToBox: 'Add to my box',
  addToBoxOf: (name: string) => `Add to my box: ${name}`,
  takeBack: 'Undo',
  takeBackOf: (name: string) => `Undo: take ${name} out of my box`,
  /** What became of a build that was to be added to the box. */
  boxed: {
    added: 'Added to your box',
    notKept: `Added to your box. ${parts.notKept}`,
    known: 'Already in your box',
    full: 'Your box is full',
    'taken back': 'Taken out of your box',
  },
  activeFilters: 'Sort and filters',
  /** What a list is sorted by, among filters that are on: `Sort: Safest`. */
  sortedBy: (sort: string) => `Sort: ${sort}`,
  /** Read after the name of a filter, on the button that takes it away. */
  remove: ' (remove)',
  simulatedHow: 'simulated · how?',
  simulated: (within: number) =>
    `Each build fought this raid in simulated battles, turn by turn. Win chances are within ${within} points.`,
  more: 'How these battles were simulated',
  exportToKeep: `${parts.notKept} Export your list on the home page to keep it.`,
  /** Buttons by which a visitor says whether a build worked; read aloud, they say of which. */
  say: {
    worked: { label: 'Worked for me', of: (name: string) => `Worked for me: ${name}` },
    failed: { label: "Didn't work", of: (name: string) => `Didn't work for me: ${name}` },
  },
  said: { worked: 'worked for you', failed: "didn't work for you" },
}
