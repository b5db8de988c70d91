import type { EventStart } from '@/data/events/appearances'
import { type HerbName, TIERS, type TypeName } from '@/data/vocabulary'
import type { Filters } from '@/lib/finder/filters'
import type { Place } from '@/lib/raid/places'
import { labelNames as names } from '@/lib/words/en/names/label-names'
import { facts } from './facts'
import { begun, counted, dayInWords, listed, row, stars } from './figures'
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
    move && `uses ${names.move(move)}`,
    ability && names.ability(ability),
    version && `in ${names.version(version)}`,
    beaten && BEATEN[beaten],
  ])
}

/** A raid that was found, with the herbs that were asked for and the chances of these. */
interface Found {
  readonly raid: Place
  readonly teraType?: TypeName | undefined
  readonly herbs: readonly (readonly [herb: HerbName, chance: number])[]
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
   * Words of a search without a meaning of their own, in lower case: `6 star`, `tera type fairy`, `spicy herba mystica`, `in
   * the teal mask`.
   */
  fillerWords: ['star', 'stars', 'tera', 'type', 'raid', 'raids', 'herba', 'mystica', 'in', 'the'],
  filters: 'Filters',
  filtersOn: (count: number) => `Filters (${count})`,
  filter: {
    herb: { name: 'Drops', all: 'any herb' },
    also: { name: 'And drops', all: 'any herb' },
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
  beaten: (count: number, of: number) => `${count} of ${of} beaten`,
  /** Where a raid is, and what of it a search asked for: `6★ Paldea · Fairy Tera type · Spicy - 3.03% per drop roll`. */
  about: ({ raid, teraType, herbs }: Found) =>
    row([
      titles.place(raid),
      teraType && `${names.type(teraType)} Tera type`,
      herbs.length > 0 &&
        `${herbs.map(([herb, chance]) => unbroken(facts.herb(herb, chance))).join(', ')} per drop roll`,
    ]),
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
  browse: 'Browse by tier and region',
  places: 'Raids by tier and region',
  raidsOf: (tier: string) => `${stars(tier)} raids`,
  chooseRaid: 'Choose a raid',
  orFind: { before: 'Or ', link: 'find a raid', after: ' by herb, type, move or ability.' },
  pageNotFound: 'Page not found',
  checkAddress: 'Check the address, or start from here:',
  home: 'Back to home',
}
