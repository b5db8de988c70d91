import type { BoxEntry } from '@/lib/box/read-sets'
import { setOfBuild } from '@/lib/builds/set-of-build'
import { canDeflate, deflated, inflated } from './deflating'
import { BOX_KEY } from './link-keys'
import { type Seal, type SealProblem, sealed, unsealed } from './sealed-text'

/** The most Pokémon of a box that a link carries: a box of the game. */
export const MOST_LINKED = 30

/** The most characters of the fragment of a link to a box. */
export const LONGEST_BOX_LINK = 6000

const SEAL: Seal = { version: 1, most: LONGEST_BOX_LINK - BOX_KEY.length }

// A sentence may end after it.
const LINK = new RegExp(`(?:^|#)${BOX_KEY}(\\S*?)[.,;:!?)>]*(?:\\s|$)`)

/** Why a link to a box is not read. */
export type BoxLinkProblem =
  | SealProblem
  /** The browser cannot decompress it: see `canDeflate`. */
  | { readonly kind: 'old browser' }

/** What a link to a box holds, a text of sets, or why it is not read. */
export type BoxLink = { readonly text: string } | { readonly problem: BoxLinkProblem }

/**
 * The fragment, without `#`, of a link to the first of some Pokémon, `MOST_LINKED` at most: see `linkedSets`. Its text is compressed,
 * since that of thirty is three times as long as a message may be. Rejects where the browser cannot: see `canDeflate`.
 */
export async function boxFragment(entries: readonly BoxEntry[]): Promise<string> {
  const text = linkedSets(entries).slice(0, MOST_LINKED).join('\n')
  const bytes = await deflated(new TextEncoder().encode(text))
  if (!bytes) throw new Error('Thirty Pokémon are more than a link carries')
  return BOX_KEY + sealed(SEAL, bytes)
}

/** Pokémon as links carry them, each build once: Pokémon Showdown's text of it, without its nickname and the like. */
export function linkedSets(entries: readonly BoxEntry[]): string[] {
  const sets = entries.map(({ build, isStellar }) =>
    setOfBuild(isStellar ? { ...build, teraType: 'Stellar' } : build),
  )
  return [...new Set(sets)]
}

/**
 * Reads the fragment of an address, with `#` or without, or a message of a friend with the whole address in it. Gives
 * `undefined` where there is no box. The text is as the friend's site wrote it: `readSets` reads it as any other. Never rejects.
 */
export async function readBoxFragment(message: string): Promise<BoxLink | undefined> {
  const [, body] = LINK.exec(message.trim()) ?? []
  if (body === undefined) return undefined
  const opened = unsealed(SEAL, body)
  if ('problem' in opened) return opened
  if (!canDeflate()) return { problem: { kind: 'old browser' } }
  const text = await unpacked(opened.bytes).catch(() => undefined)
  return text === undefined ? { problem: { kind: 'damaged' } } : { text }
}

async function unpacked(packed: Uint8Array): Promise<string | undefined> {
  const bytes = await inflated(packed)
  return bytes && new TextDecoder().decode(bytes)
}
