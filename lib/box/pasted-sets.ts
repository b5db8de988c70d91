import { bytesThrough } from '@/lib/bounded-bytes'
import { jsonOf } from '@/lib/json-of'
import { plainJson } from './cjson'
import { type SetsFound, setsOfJson, setsOfValue } from './sets-of-json'

/**
 * Converts pasted or opened text to Pokémon Showdown text: the sets in JSON or in a strategy's share link, otherwise
 * the text itself. Never rejects.
 */
export async function pastedSets(text: string): Promise<SetsFound> {
  return setsOfJson(text) ?? setsOfValue(await strategyOfLink(text)) ?? { text, substitutes: 0 }
}

// `H4sI` begins gzip in base64. Short links refer to a database instead, so they can't be read.
const LINK = /^(?:\S*#)?(H4sI[\w+/-]+)={0,2}$/

/** Maximum characters of a link. Links of tera-raid-builder are far shorter. */
const LONGEST = 50_000

/** Maximum bytes of the strategy in a link. Long strategies are far smaller. */
const MOST_BYTES = 500_000

/**
 * Returns the JSON value in a share link of tera-raid-builder, given the whole address or the part after `#`. Never
 * rejects. Returns `undefined` for other text, for a damaged or too large link, or if the browser can't decompress it.
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
