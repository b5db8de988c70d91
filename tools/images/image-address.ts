import { Sprites } from '@pkmn/img'
import type { WantedImage } from './wanted-images'

/** Pokémon Showdown's own images. */
export const SHOWDOWN = 'https://play.pokemonshowdown.com'

/**
 * Where a source that is laid out as Pokémon Showdown's has the largest still image of a form.
 * Throws when the source is no address of the web.
 *
 * @param source as the publisher wrote it: `https://mirror.example/showdown`; what stands behind its path does not count
 */
export function imageAddress(source: string, { form, shiny }: Pick<WantedImage, 'form' | 'shiny'>): string {
  const { protocol, host, pathname } = parseSource(source)
  return Sprites.getDexPokemon(form, {
    shiny,
    protocol: protocol === 'http:' ? 'http' : 'https',
    domain: host + pathname,
  }).url
}

function parseSource(source: string): URL {
  const address = URL.canParse(source) ? new URL(source) : undefined
  if (address && /^https?:$/.test(address.protocol)) return address
  throw new Error(`"${source}" is no source of images: an address such as ${SHOWDOWN} is`)
}
