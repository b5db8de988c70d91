import { bytesThrough } from '@/lib/bounded-bytes'
import { jsonOf } from '@/lib/json-of'
import { plainJson } from './cjson'
import { type SetsFound, setsOfJson, setsOfValue } from './sets-of-json'

/**
 * Reads pasted or opened text as text of Pokémon Showdown: the sets in JSON or in a strategy's share link, otherwise the
 * text itself. Never rejects.
 */
export async function pastedSets(text: string): Promise<SetsFound> {
  return setsOfJson(text) ?? setsOfValue(await strategyOfLink(text)) ?? { text, substitutes: 0 }
}

// gzip in base64 begins so. Short links lead to a database, and hold nothing.
const LINK = /^(?:\S*#)?(H4sI[\w+/-]+)={0,2}$/

/** The most characters of a link: a link of tera-raid-builder has up to 6,000. */
const LONGEST = 50_000

/** The most bytes of the strategy in a link: one with many turns has 20,000. */
const MOST_BYTES = 500_000

/**
 * The strategy of a share link of tera-raid-builder, as JSON: its whole address, or what follows the `#`. `undefined` for any
 * other text, and for one that is damaged, too large, or that the browser cannot decompress. Never rejects.
 * Source: https://github.com/theastrogoth/tera-raid-builder/blob/main/src/utilities/shrinkstring.ts
 */
async function strategyOfLink(text: string): Promise<unknown> {
  if (text.length > LONGEST) return undefined
  const [, packed] = LINK.exec(text.trim()) ?? []
  if (packed === undefined) return undefined
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
    const json = await bytesThrough(bytes, new DecompressionStream('gzip'), MOST_BYTES)
    return json && plainJson(jsonOf(new TextDecoder().decode(json)))
  } catch {
    return undefined
  }
}
