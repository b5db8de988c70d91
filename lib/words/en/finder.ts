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

/** The active list filters besides herbs: `6★ · Kitakami · Spicy and Sour · not beaten`; empty if there are none. */
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

/** Search terms for properties of a boss or of the Pokémon that beat it. */
const TERMS: Readonly<Record<GameTerm['kind'], (name: string) => string>> = {
  move: (name) => `uses ${names.move(name)}`,
  ability: names.ability,
  winner: (name) => `soloed with ${names.effect(name)}`,
}

/** A search result, with the herbs of the search and their chances per raid. */
interface Found {
  readonly raid: Place & { readonly solo?: Solo | undefined; readonly isRunning?: true }
  readonly terms?: readonly GameTerm[] | undefined
  readonly herbs: readonly (readonly [herb: HerbName, chance: number])[]
}

/** `solo: 5.5 turns (84%)`, without a near-certain win rate; or `no solo win`. */
function soloWin({ wins, turns }: Solo): string {
  if (wins === 0) return 'no solo win'
  const won = unbroken(`solo: ${counted(turns, 'turn')}`)
  return isNearCertain(wins / 100) ? won : `${won} (${percent(wins)})`
}

/** Keeps a herb and its chance, or turns and their number, on one line. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}

/** The last days of an event on one line of a card, or the day it began. Of two bounds of that day, the later. */
function whenLast({ start, notEarlierThan, notLaterThan, days }: LastEvent): string {
  const last = days?.at(-1)
  if (last) return daysInWords(last)
  if (start) return dayInWords(start)
  return notLaterThan ? `by ${dayInWords(notLaterThan)}` : `${dayInWords(notEarlierThan ?? '')} or later`
}

const ON_NOW = 'on now'

const BEATEN = { 'Not yet': 'not beaten', Yes: 'beaten' }

/** Labels of the finder, the lists of raids, and the search for a boss. */
export const finder = {
  title: 'Find a raid',
  needsScript: 'Turn on JavaScript to search',
  bossName: 'Boss',
  example: 'e.g. fairy garchomp',
  /** Words of a search without a meaning, in lower case: `6 star`, `tera type fairy`, `in the teal mask`. */
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
  /** Whether the visitor has beaten a raid, by the words in addresses. */
  progress: { 'Not yet': 'Not yet', Yes: 'Yes' },
  done: 'Done',
  clear: 'Clear',
  filtersLine,
  found: (count: number) => counted(count, 'raid'),
  showAll: (count: number) => `Show all ${count} raids`,
  nothingFound: 'No raids found. Check the spelling or clear filters',
  /** If no boss matches a text, and the names of items, abilities and moves that win could not be loaded. */
  searchNotLoaded: "Couldn't finish the search. Check your connection, then try again.",
  /** The raids that the search covers, for a search without matches. @param lastEvent the day of the last event, as stored */
  covered: (lastEvent: string) =>
    `Search uses English names and covers all ${stars(5)} and ${stars(6)} raids and ${stars(5)} and ${stars(7)} events up to ${dayInWords(lastEvent)}.`,
  /** Notes next to the results of a search, or instead of them. */
  notes: {
    shiny: 'Any boss may be Shiny, unless the page of an event raid says otherwise.',
    rewards: 'The search covers Herba Mystica only. Each raid’s page lists its other rewards.',
  } satisfies Record<SearchNote, string>,
  closest: {
    misspelled: 'No exact match. Did you mean:',
    'in part': 'No raid matches everything. Closest matches:',
  } satisfies Record<Guess, string>,
  beaten: (count: number, of: number) => `${count} of ${of} beaten`,
  /** The place of a raid, and the matches of a search: `6★ Paldea · Spicy 24% per raid`. */
  about: ({ raid, terms = [], herbs }: Found) =>
    row([
      titles.place(raid),
      raid.isRunning && ON_NOW,
      ...terms.map(({ kind, name }) => TERMS[kind](name)),
      herbs.length > 0 &&
        `${herbs.map(([herb, chance]) => unbroken(`${names.herb(herb)} ${percent(chance)}`)).join(', ')} per raid`,
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
  /** When the last event of a raid was, runs or begins, in the list of its tier. */
  lastEvent: {
    over: (event: LastEvent) => `Last event: ${event.days ? '' : 'started '}${whenLast(event)}`,
    running: (to: string) => `On now, until ${dayInWords(to)}`,
    next: (from: string) => `Starts ${dayInWords(from)}`,
  },
  /** The same in the list of all events: `7★ · started 21 Aug 2026, may be over` if the last day is unknown. */
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
