import type { BoxEntry } from '@/lib/box/read-sets'
import { setOfBuild } from '@/lib/builds/set-of-build'
import { canDeflate, deflated, inflated } from './deflating'
import { BOX_KEY } from './link-keys'
import { type Seal, type SealProblem, sealed, unsealed } from './sealed-text'

/** One box of the game. */
export const MOST_LINKED = 30

export const LONGEST_BOX_LINK = 6000

const SEAL: Seal = { version: 1, most: LONGEST_BOX_LINK - BOX_KEY.length }

const LINK = new RegExp(`(?:^|#)${BOX_KEY}(\\S*?)[.,;:!?)>]*(?:\\s|$)`)

export type BoxLinkProblem = SealProblem | { readonly kind: 'old browser' }

export type BoxLink = { readonly text: string } | { readonly problem: BoxLinkProblem }

/**
 * Returns the fragment, without `#`, of a link to the first `MOST_LINKED` Pokémon: see `linkedSets`. Compresses the
 * text, because 30 sets are three times as long as a message may be. Rejects if the browser can't compress: see
 * `canDeflate`.
 */
export async function boxFragment(entries: readonly BoxEntry[]): Promise<string> {
  const text = linkedSets(entries).slice(0, MOST_LINKED).join('\n')
  const bytes = await deflated(new TextEncoder().encode(text))
  if (!bytes) throw new Error('Thirty Pokémon are more than a link carries')
  return BOX_KEY + sealed(SEAL, bytes)
}

/** In Showdown format, without duplicates and without details such as nicknames. */
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
  const unpacked = unsealed(SEAL, body)
  if ('problem' in unpacked) return unpacked
  if (!canDeflate()) return { problem: { kind: 'old browser' } }
  const text = await decompressText(unpacked.bytes).catch(() => undefined)
  return text === undefined ? { problem: { kind: 'damaged' } } : { text }
}

async function decompressText(compressed: Uint8Array): Promise<string | undefined> {
  const bytes = await inflated(compressed)
  return bytes && new TextDecoder().decode(bytes)
}
