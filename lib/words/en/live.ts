import { TIERS, type TypeName } from '@/data/vocabulary'
import { labelNames as names } from '@/lib/words/en/names/label-names'
import { listed, stars } from './formats'

export const live = {
  unavailable: 'Live data unavailable. Showing saved data',
  askingAgain: 'Loading live data…',
  dismiss: 'Dismiss',
  none: 'none',
}

/** Two steps: the raid (its field has the finder’s example), then the Tera type. */
export const bossSearch = {
  label: 'Find a boss',
  searchesAll: `Searches all ${listed(TIERS.map(stars))} raids`,
  noneFound: 'No raids found. Check the spelling.',
  firstFound: (first: number, of: number) => `First ${first} of ${of} raids`,
  raids: 'Raids',
  typeLabel: 'Its Tera type',
  typeExample: 'e.g. fairy',
  /** @param raid its title: `6★ Garchomp · Paldea` */
  whichType: (raid: string) => `${raid}: choose its Tera type`,
  noSuchType: 'No matching Tera type',
  types: 'Tera types',
  unknownType: 'Skip (not known yet)',
  back: 'Back to the raids',
}

export const compared = {
  rows: { ability: 'Ability', moves: 'Moves', actions: 'Actions', herbs: 'Herbs per raid' },
  move: ({ name, type }: { name: string; type: TypeName }) => `${name} (${names.type(type)})`,
  action: (time: string, action: string) => `${time}: ${action}`,
}
