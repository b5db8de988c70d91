import type { EventStart } from '@/data/events/appearances'
import { type HerbName, TIERS, type TypeName } from '@/data/vocabulary'
import type { Filters } from '@/lib/finder/filters'
import type { GameTerm } from '@/lib/finder/game-terms'
import type { SearchNote } from '@/lib/finder/player-words'
import type { Guess } from '@/lib/finder/search-raids'
import type { Solo } from '@/lib/plans/solo'
import { isTakenAsRead } from '@/lib/plans/standing'
import type { Place } from '@/lib/raid/places'
import { labelNames as names } from '@/lib/words/en/names/label-names'
import { begun, counted, dayInWords, listed, percent, row, stars } from './figures'
import { titles } from './screen'

/** The list filters that are on, beside the herbs: `6★ · Kitakami · Spicy and Sour · not beaten`. Empty when none is. */
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

/** What a search may name of a boss, or of those who win. */
const TERMS: Readonly<Record<GameTerm['kind'], (name: string) => string>> = {
  move: (name) => `uses ${names.move(name)}`,
  ability: names.ability,
  winner: (name) => `won solo with ${names.effect(name)}`,
}

/** A raid that was found, with the herbs that were asked for and the chances of these per raid. */
interface Found {
  readonly raid: Place & { readonly solo?: Solo | undefined }
  readonly teraType?: TypeName | undefined
  readonly terms?: readonly GameTerm[] | undefined
  readonly herbs: readonly (readonly [herb: HerbName, chance: number])[]
}

/** `won solo in 5.5 turns`; the chance where it is not sure, or `not won solo`. */
function soloWin({ wins, turns }: Solo): string {
  if (wins === 0) return 'not won solo'
  const won = `won solo in ${counted(turns, 'turn')}`
  return isTakenAsRead(wins / 100) ? won : `${won} (${percent(wins)})`
}

/** A herb and its chance stay on one line. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}

/** On one line of a card: of two bounds the later one. */
function began({ start, notEarlierThan, notLaterThan }: EventStart): string {
  return `began ${begun({ start, notLaterThan, notEarlierThan: notLaterThan ? undefined : notEarlierThan })}`
}

const BEATEN = { 'Not yet': 'not beaten', Yes: 'beaten' }

/** Labels of the finder, the lists of raids, and the search for a boss. */
export const finder = {
  title: 'Find a raid',
  needsScript: 'Turn on JavaScript to search',
  bossName: 'Boss',
  example: 'such as fairy garchomp',
  /**
   * Words of a search without a meaning of their own, in lower case: `6 star`, `tera type fairy`, `in the teal mask`.
   */
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
  /** Whether the visitor has beaten a raid, by the words that addresses have for it. */
  progress: { 'Not yet': 'Not yet', Yes: 'Yes' },
  done: 'Done',
  clear: 'Clear',
  filtersLine,
  found: (count: number) => counted(count, 'raid'),
  showAll: (count: number) => `Show all ${count} raids`,
  nothingFound: 'No raids found. Check the spelling or clear filters',
  /** Where a text is nothing that bosses have, and what wins raids could not be loaded. */
  searchNotLoaded: "Couldn't finish the search. Check your connection, then try again.",
  /** What a search knows, where it finds nothing. @param lastEvent the day of the last event, as it is kept */
  covered: (lastEvent: string) =>
    `Names are in English. Covered: ${stars(5)} and ${stars(6)} raids of all regions, and the ${stars(5)} and ${stars(7)} events until ${dayInWords(lastEvent)}.`,
  /** Notes next to the results of a search, or instead of them. */
  notes: {
    shiny: 'Any boss may be Shiny, unless the page of an event raid says otherwise.',
    rewards: 'The search covers Herba Mystica only. Each raid’s page lists its other rewards.',
  } satisfies Record<SearchNote, string>,
  closest: {
    misspelt: 'Nothing has that name. The closest English names:',
    'in part': 'Nothing matches all of that. The closest:',
  } satisfies Record<Guess, string>,
  beaten: (count: number, of: number) => `${count} of ${of} beaten`,
  /** Where a raid is, and what of it a search asked for: `6★ Paldea · Fairy Tera type · Spicy 24% per raid`. */
  about: ({ raid, teraType, terms = [], herbs }: Found) =>
    row([
      titles.place(raid),
      teraType && `${names.type(teraType)} Tera type`,
      ...terms.map(({ kind, name }) => TERMS[kind](name)),
      herbs.length > 0 &&
        `${herbs.map(([herb, chance]) => unbroken(`${names.herb(herb)} ${percent(chance)}`)).join(', ')} per raid`,
      herbs.length > 0 && raid.solo && soloWin(raid.solo),
    ]),
  herbOrder:
    'Everyday raids first, then the highest chance per raid (no Raid Power), then the easiest to solo: win chance, then turns, averaged over Tera types in simulated battles.',
  events: 'Events',
  anyTeraType: 'Any Tera type',
  /** When the last event of a raid began or begins, in the list of its tier. */
  lastEvent: {
    began: (event: EventStart) => `Last ${began(event)}`,
    comes: (day: string) => `Comes on ${dayInWords(day)}`,
  },
  /** The same among the latest of all tiers: `7★ · began on 21 Aug 2026`. */
  latestEvent: (tier: string) => ({
    began: (event: EventStart) => row([stars(tier), began(event)]),
    comes: (day: string) => row([stars(tier), `comes on ${dayInWords(day)}`]),
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
