import type { LobbyType } from '@/lib/advice/lobby-clauses'
import type { Chance, Party } from '@/lib/bring/result-summary'
import type { ShownTeam } from '@/lib/bring/team/shown-team'
import type { ShownBuild } from '@/lib/bring/to-bring'
import { labelNames as names } from '@/lib/words/en/names/label-names'
import { counted, percent } from './formats'
import { parts } from './parts'

const PARTIES: Readonly<Record<Party, string>> = {
  alone: ' solo',
  four: ' with four of these',
  'with support': ' as a team with it',
  'without support': ' as a team without it',
}

/** `64% solo`: the page may emphasize the number. */
function chanceInParts([ofHundred, party]: Chance): readonly [before: string, number: string, after: string] {
  return ['', percent(ofHundred), PARTIES[party]]
}

const COMPANIES: Readonly<Record<LobbyType, string>> = {
  alone: 'Solo',
  strangers: 'Randoms',
  friends: 'Friends',
}

function buildText(build: ShownBuild, wins: string): string {
  const tera = build.anyTera ? 'any Tera type' : `Tera ${names.type(build.teraType)}`
  return [
    `${build.name} @ ${build.item}, ${tera} (${wins})`,
    `${build.ability} · ${build.training}`,
    build.moves.map(([move]) => move).join(', '),
    build.turns,
    build.conditions.join(' '),
  ]
    .filter(Boolean)
    .join('\n')
}

function teamText({ title, glance, slots }: ShownTeam): string {
  const slotTexts = slots.map(({ name, teraType, anyTera, about, training, moves, first, steps }, index) =>
    [
      `${index + 1}. ${name} · ${about}${anyTera ? '' : ` · Tera ${names.type(teraType)}`}`,
      training,
      moves,
      first.join(' · '),
      ...steps,
    ].join('\n'),
  )
  return [`${title} (${glance})`, ...slotTexts].join('\n\n')
}

export const plans = {
  companies: COMPANIES,
  playedWith: 'Who you play with',
  /**
   * For a chat.
   *
   * @param raid its title: `6★ Fairy Garchomp · Paldea`
   */
  asText: (raid: string, company: LobbyType, planText: string) =>
    `${raid} · ${COMPANIES[company]}\n${planText}`.replaceAll('\u00a0', ' ').replaceAll('\u2060', ''),
  buildText,
  teamText,
  copyPlan: 'Copy plan',
  planFor: (company: LobbyType) => `Plan: ${COMPANIES[company]}`,
  copyPlanOf: (company: LobbyType) => `Copy plan: ${COMPANIES[company]}`,
  planCopied: 'Plan copied',
  alternative: 'or',
  supportFor: 'with',
  /** Only without a Tera type. */
  against: (count: number) => `${count} of 18 types`,
  allBuilds: 'All builds',
  useBuild: 'Save or rate',
  inPlan: (companies: readonly LobbyType[]) =>
    `in the plan: ${companies.map((company) => COMPANIES[company]).join(', ')}`,
  slotMore: 'Build and next steps',
  mySlot: 'Mine',
  mySlotOf: (name: string) => `Mine: ${name}`,
  noTeraType:
    'No Tera type selected. Builds that work against the most types come first; win rates are averages.',
  found: (attackers: number, supports: number) =>
    `${counted(attackers, 'attacker')}, ${counted(supports, 'support')}`,
  noMatch: 'No matches. Try removing a filter.',
  noneOfYours: 'None of your Pokémon are listed',
  notLoaded: 'Couldn’t load this section. Try again later.',
  sortAndFilter: 'Sort and filter',
  sortBy: 'Sort by',
  sorts: {
    alone: 'Solo win rate',
    group: 'Team win rate',
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
    showFewer: (shown: number) => (shown === 0 ? 'Hide supports' : 'Show fewer supports'),
  },
  plan: 'Plan',
  holds: 'Holds',
  chances: 'Win rate',
  chanceInParts,
  item: 'Item',
  ability: 'Ability',
  training: 'Nature, EVs',
  threats: 'Watch out for',
  moves: 'Moves',
  learned: 'Learned by',
  copyBuild: 'Copy build',
  copyBuildOf: (name: string) => `Copy build of ${name}`,
  copied: 'Copied in Showdown format',
  copyTeam: 'Copy sets',
  copyTeamOf: (title: string) => `Copy sets: ${title}`,
  teamsChecked:
    'If a step fails, use that slot’s plan for the turn, then continue. Win rates are the worst of all cases we tested: fast and slow turns, early boss actions, 10% more boss HP, setup in any order.',
  copyByHand: 'Couldn’t copy. Copy this text:',
  own: 'I have it',
  iOwn: (name: string) => `I have it: ${name}`,
  inBox: 'In my box',
  iOwnInBox: (name: string) => `I have it: ${name}, in my box`,
  addToBox: 'Add to my box',
  addToBoxOf: (name: string) => `Add to my box: ${name}`,
  takeBack: 'Undo',
  takeBackOf: (name: string) => `Undo: remove ${name} from my box`,
  boxed: {
    added: 'Added to your box',
    notKept: `Added to your box. ${parts.notKept}`,
    known: 'Already in your box',
    full: 'Your box is full',
    'taken back': 'Removed from your box',
  },
  activeFilters: 'Sort and filters',
  sortedBy: (sort: string) => `Sort: ${sort}`,
  /** For screen readers, after the name of a filter. */
  remove: ' (remove)',
  simulatedHow: 'How?',
  simulated: (within: number) =>
    `Each build was tested in simulated battles of this raid, turn by turn. Win rates are ±${within} points.`,
  more: 'How these battles were simulated',
  exportToKeep: `${parts.notKept} Export your list on the home page to keep it.`,
  /** For screen readers, with the name of the build. */
  say: {
    worked: { label: 'Worked for me', of: (name: string) => `Worked for me: ${name}` },
    failed: { label: 'Didn’t work', of: (name: string) => `Didn’t work for me: ${name}` },
  },
  said: { worked: 'worked for you', failed: 'didn’t work for you' },
}
