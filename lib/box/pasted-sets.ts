import { bytesThrough } from '@/lib/bounded-bytes'
import { jsonOf } from '@/lib/json-of'
import { plainJson } from './cjson'
import { type SetsFound, setsOfJson, setsOfValue } from './sets-of-json'

/** Finds sets in Showdown format, in JSON, or in a strategy's share link. Never rejects. */
export async function pastedSets(text: string): Promise<SetsFound> {
  return setsOfJson(text) ?? setsOfValue(await strategyOfLink(text)) ?? { text, substitutes: 0 }
}

// `H4sI` begins gzip in base64. Short links refer to a database, so they can't be read.
const LINK = /^(?:\S*#)?(H4sI[\w+/-]+)={0,2}$/

/** Links of tera-raid-builder are far shorter. */
const MAX_LINK = 50_000

const MAX_BYTES = 500_000

/**
 * Reads a share link of tera-raid-builder: the whole address or the part after `#`. Never rejects. Returns `undefined`
 * for other text, for a damaged or too large link, or if the browser can't decompress it. Source:
 * https://github.com/theastrogoth/tera-raid-builder/blob/main/src/utilities/shrinkstring.ts
 */
async function strategyOfLink(text: string): Promise<unknown> {
  if (text.length > MAX_LINK) return undefined
  const [, encoded] = LINK.exec(text.trim()) ?? []
  if (encoded === undefined) return undefined
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
    const json = await bytesThrough(bytes, new DecompressionStream('gzip'), MAX_BYTES)
    return json && plainJson(jsonOf(new TextDecoder().decode(json)))
  } catch {
    return undefined
  }
}
