import { type HerbName, TIERS } from '@/data/vocabulary'
import type { Filters } from '@/lib/finder/filters'
import type { GameTerm } from '@/lib/finder/game-terms'
import type { LastEvent } from '@/lib/finder/latest-events'
import type { SearchNote } from '@/lib/finder/player-words'
import type { Guess } from '@/lib/finder/search-raids'
import { isNearCertain } from '@/lib/plans/shown-win-rates'
import type { Solo } from '@/lib/plans/solo'
import type { Place } from '@/lib/raid/places'
import { labelNames as names } from '@/lib/words/en/names/label-names'
import { counted, dayInWords, daysInWords, listed, percent, row, stars } from './formats'
import { titles } from './screen'

/** Omits herbs: `6★ · Kitakami · Spicy and Sour · not beaten`. Empty without filters. */
function filtersLine(
  { tier, region, type, move, ability, version, beaten }: Filters,
  herbs: readonly HerbName[],
): string {
  return row([
    tier && stars(tier),
    region && names.region(region),
    herbs.map(names.herb).join(' and '),
    type && `${names.type(type)} type`,
    move && TERMS.move(move),
    ability && TERMS.ability(ability),
    version && `in ${names.version(version)}`,
    beaten && BEATEN[beaten],
  ])
}

const TERMS: Readonly<Record<GameTerm['kind'], (name: string) => string>> = {
  move: (name) => `uses ${names.move(name)}`,
  ability: names.ability,
  winner: (name) => `soloed with ${names.effect(name)}`,
}

interface SearchResult {
  readonly raid: Place & { readonly solo?: Solo | undefined; readonly isRunning?: true }
  readonly terms?: readonly GameTerm[] | undefined
  readonly herbs: readonly (readonly [herb: HerbName, chance: number])[]
}

/** `solo: 5.5 turns (84%)`, without a near-certain win rate; or `no solo win`. */
function soloWin({ wins, turns }: Solo): string {
  if (wins === 0) return 'no solo win'
  const won = keepTogether(`solo: ${counted(turns, 'turn')}`)
  return isNearCertain(wins / 100) ? won : `${won} (${percent(wins)})`
}

function keepTogether(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}

/** The last days of an event, or the day it began. Uses the later of two bounds. */
function whenLast({ start, notEarlierThan, notLaterThan, days }: LastEvent): string {
  const lastDays = days?.at(-1)
  if (lastDays) return daysInWords(lastDays)
  if (start) return dayInWords(start)
  return notLaterThan ? `by ${dayInWords(notLaterThan)}` : `${dayInWords(notEarlierThan ?? '')} or later`
}

const ON_NOW = 'on now'

const BEATEN = { 'Not yet': 'not beaten', Yes: 'beaten' }

export const finder = {
  title: 'Find a raid',
  needsScript: 'Turn on JavaScript to search',
  bossName: 'Boss',
  example: 'e.g. fairy garchomp',
  /** Words without a meaning, in lower case: `6 star`, `tera type fairy`, `in the teal mask`. */
  fillerWords: [
    'star',
    'stars',
    'tera',
    'type',
    'types',
    'raid',
    'raids',
    'in',
    'the',
    'uses',
    'with',
    'move',
    'moves',
    'ability',
    'abilities',
    'boss',
    'bosses',
  ],
  filters: 'Filters',
  filtersOn: (count: number) => `Filters (${count})`,
  filter: {
    herb: { name: 'Drops', all: 'any herb' },
    also: { name: 'Also drops', all: 'any herb' },
    type: { name: 'Boss’s type', all: 'any type' },
    move: { name: 'Uses', all: 'any move' },
    ability: { name: 'Ability', all: 'any ability' },
    version: { name: 'Version', all: 'both' },
    tier: { name: 'Stars', all: listed(TIERS) },
    region: { name: 'Where', all: 'all regions' },
    beaten: { name: 'Beaten', all: 'all raids' },
  },
  /** Keys are the words in addresses. */
  progress: { 'Not yet': 'Not yet', Yes: 'Yes' },
  done: 'Done',
  clear: 'Clear',
  filtersLine,
  found: (count: number) => counted(count, 'raid'),
  showAll: (count: number) => `Show all ${count} raids`,
  nothingFound: 'No raids found. Check the spelling or clear filters',
  /** If names of items, abilities and moves couldn’t be loaded. */
  searchNotLoaded: 'Couldn’t finish the search. Check your connection, then try again.',
  /** @param lastEvent a day as stored */
  covered: (lastEvent: string) =>
    `Search uses English names and covers all ${stars(5)} and ${stars(6)} raids and ${stars(5)} and ${stars(7)} events up to ${dayInWords(lastEvent)}.`,
  notes: {
    shiny: 'Any boss may be Shiny, unless the page of an event raid says otherwise.',
    rewards: 'The search covers Herba Mystica only. Each raid’s page lists its other rewards.',
  } satisfies Record<SearchNote, string>,
  closest: {
    misspelled: 'No exact match. Did you mean:',
    'in part': 'No raid matches everything. Closest matches:',
  } satisfies Record<Guess, string>,
  beaten: (count: number, of: number) => `${count} of ${of} beaten`,
  about: ({ raid, terms = [], herbs }: SearchResult) =>
    row([
      titles.place(raid),
      raid.isRunning && ON_NOW,
      ...terms.map(({ kind, name }) => TERMS[kind](name)),
      herbs.length > 0 &&
        `${herbs.map(([herb, chance]) => keepTogether(`${names.herb(herb)} ${percent(chance)}`)).join(', ')} per raid`,
      herbs.length > 0 && raid.solo && soloWin(raid.solo),
    ]),
  herbOrder:
    'Sorted by herb chance per raid (no Raid Power), then by solo win rate and turns. Raids you can play now come first. Win rates are simulated and averaged over Tera types.',
  shortcuts: 'Shortcuts',
  herbs: 'Herba Mystica',
  notBeaten: 'Not beaten yet',
  recent: 'Recent raids',
  events: 'Events',
  anyTeraType: 'Any Tera type',
  lastEvent: {
    over: (event: LastEvent) => `Last event: ${event.days ? '' : 'started '}${whenLast(event)}`,
    running: (to: string) => `On now, until ${dayInWords(to)}`,
    next: (from: string) => `Starts ${dayInWords(from)}`,
  },
  /** In the list of all events: `7★ · started 21 Aug 2026, may be over` if the last day is unknown. */
  latestEvent: (tier: string) => ({
    over: (event: LastEvent) =>
      row([stars(tier), event.days ? `was ${whenLast(event)}` : `started ${whenLast(event)}, may be over`]),
    running: (to: string) => row([stars(tier), `${ON_NOW}, until ${dayInWords(to)}`]),
    next: (from: string) => row([stars(tier), `starts ${dayInWords(from)}`]),
  }),
  isBeaten: 'Beaten',
  exportOrImport: 'Export or import your data',
  browse: 'Browse by tier and region',
  places: 'Raids by tier and region',
  raidsOf: (tier: string) => `${stars(tier)} raids`,
  chooseRaid: 'Choose a raid',
  orFind: { before: 'Or ', link: 'find a raid', after: ' by herb, type, move or ability.' },
  pageNotFound: 'Page not found',
  checkAddress: 'Check the address, or start from here:',
  home: 'Back to home',
}
