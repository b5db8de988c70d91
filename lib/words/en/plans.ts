import type { TypeName } from '@/data/vocabulary'
import type { Chance, Party } from '@/lib/bring/figures'
import { labelNames as names } from '@/lib/words/en/names/label-names'
import { counted, percent } from './figures'
import { parts } from './parts'

const PARTIES: Readonly<Record<Party, string>> = {
  alone: 'alone',
  four: 'with four',
  'with support': 'with it',
  'without support': 'without it',
}

/** `64% alone`, of which the number may be emphasized. */
function chanceInParts([ofHundred, party]: Chance): readonly [before: string, number: string, after: string] {
  return ['', percent(ofHundred), ` ${PARTIES[party]}`]
}

/** Labels of what to bring: the search among builds, their lists and their cards. */
export const plans = {
  against: (teraType: TypeName) => `against Tera ${names.type(teraType)}`,
  none: 'No battles have been fought against this boss yet.',
  noTeraType: 'No Tera type is chosen: these win against most of the 18.',
  nobodyWinsAlone: 'None of these wins alone: bring a full team.',
  needsNoSupport: 'No support makes the best three attackers clearly faster or safer.',
  found: (attackers: number, supports: number) =>
    `${counted(attackers, 'attacker')}, ${counted(supports, 'support')}`,
  noMatch: 'No match: loosen the filters',
  noneOfYours: 'None of yours made this list',
  notLoaded: "Couldn't load this section. Try again later.",
  sortAndFilter: 'Sort and filter',
  sortBy: 'Sort by',
  sorts: {
    alone: 'Win chance',
    group: 'Win chance of four',
    turns: 'Fewest turns',
    safest: 'Safest',
  },
  attacks: 'Attacks',
  bothKinds: 'Both kinds',
  kinds: { physical: 'Physical only', special: 'Special only' },
  filters: {
    legendaries: 'Include legendaries',
    mythicals: 'Include mythicals',
    unboosted: 'No setup moves',
    mine: 'Only mine',
  },
  attackers: {
    title: 'Attackers',
    showAll: (count: number) => `Show all ${count} attackers`,
    showFewer: 'Show fewer attackers',
  },
  supports: {
    title: 'Supports',
    showAll: (count: number) => `Show all ${count} supports`,
    showFewer: 'Show fewer supports',
  },
  chances: 'Chance to win',
  chanceInParts,
  plan: 'Plan',
  item: 'Item',
  ability: 'Ability',
  nature: 'Nature',
  effortValues: 'Effort values',
  threats: 'Threats',
  moves: 'Moves',
  copyBuild: 'Copy build',
  copyBuildOf: (name: string) => `Copy build of ${name}`,
  copied: 'Copied for Pokémon Showdown',
  copyByHand: "Couldn't copy. Copy this text:",
  own: 'Own',
  iOwn: (name: string) => `I own ${name}`,
  activeFilters: 'Filters that are on',
  /** Read after the name of a filter, on the button that takes it away. */
  remove: ' (remove)',
  simulatedHow: 'simulated · how?',
  simulated: (within: number) =>
    `Each build fought this raid in simulated battles, turn by turn. Win chances are within ${within} points.`,
  more: 'What these figures count, and your Pokémon',
  exportToKeep: `${parts.notKept} Export your list to keep it.`,
}
