import type { Specie } from '@pkmn/data'
import { originExceptions } from '@/data/origins'
import type { Origin } from '@/data/vocabulary'

const ORIGIN_OF_TAG: Readonly<Record<string, Origin>> = {
  Mythical: 'mythical or event',
  'Restricted Legendary': 'one a save',
  'Sub-Legendary': 'one a save',
  Paradox: 'paradox',
}

const exceptions = new Map(originExceptions.map(({ name, origin }) => [name, origin]))

/** How a player gets a creature: by the exceptions of `data/origins.json`, else by its tags in @pkmn/dex. */
export function originOf({ name, tags }: Pick<Specie, 'name' | 'tags'>): Origin {
  const byTag = tags.map((tag) => ORIGIN_OF_TAG[tag]).find((origin) => origin !== undefined)
  return exceptions.get(name) ?? byTag ?? 'ordinary'
}
