import type { BoxEntry } from '@/lib/box/read-sets'
import { setOfBuild } from '@/lib/builds/set-of-build'
import { canCompress, compress, decompress } from './compression'
import { decode, encode, type LinkFormat, type LinkProblem } from './encoded-text'
import { BOX_KEY } from './link-keys'

/** One box of the game. */
export const MAX_LINKED = 30

export const MAX_BOX_LINK = 6000

const SEAL: LinkFormat = { version: 1, most: MAX_BOX_LINK - BOX_KEY.length }

const LINK = new RegExp(`(?:^|#)${BOX_KEY}(\\S*?)[.,;:!?)>]*(?:\\s|$)`)

export type BoxLinkProblem = LinkProblem | { readonly kind: 'old browser' }

export type BoxLink = { readonly text: string } | { readonly problem: BoxLinkProblem }

/**
 * Returns the fragment, without `#`, of a link to the first `MAX_LINKED` Pokémon: see `linkedSets`. Compresses the
 * text, because 30 sets are three times as long as a message may be. Rejects if the browser can't compress: see
 * `canCompress`.
 */
export async function boxFragment(entries: readonly BoxEntry[]): Promise<string> {
  const text = linkedSets(entries).slice(0, MAX_LINKED).join('\n')
  const bytes = await compress(new TextEncoder().encode(text))
  if (!bytes) throw new Error('Thirty Pokémon are more than a link carries')
  return BOX_KEY + encode(SEAL, bytes)
}

/** Returns the Pokémon Showdown text of builds for links, without duplicates and without details such as nicknames. */
export function linkedSets(entries: readonly BoxEntry[]): string[] {
  const sets = entries.map(({ build, isStellar }) =>
    setOfBuild(isStellar ? { ...build, teraType: 'Stellar' } : build),
  )
  return [...new Set(sets)]
}

/**
 * Reads a fragment, with or without `#`, or a message that contains the whole address. Never rejects. Returns
 * `undefined` if there is no box link. Doesn't validate the text: see `readSets`.
 */
export async function readBoxFragment(message: string): Promise<BoxLink | undefined> {
  const [, body] = LINK.exec(message.trim()) ?? []
  if (body === undefined) return undefined
  const unpacked = decode(SEAL, body)
  if ('problem' in unpacked) return unpacked
  if (!canCompress()) return { problem: { kind: 'old browser' } }
  const text = await decompressText(unpacked.bytes).catch(() => undefined)
  return text === undefined ? { problem: { kind: 'damaged' } } : { text }
}

async function decompressText(compressed: Uint8Array): Promise<string | undefined> {
  const bytes = await decompress(compressed)
  return bytes && new TextDecoder().decode(bytes)
}
