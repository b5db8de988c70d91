import type { BoxEntry } from '@/lib/box/read-sets'
import { setOfBuild } from '@/lib/builds/set-of-build'
import { canDeflate, deflated, inflated } from './deflating'
import { BOX_KEY } from './link-keys'
import { type Seal, type SealProblem, sealed, unsealed } from './sealed-text'

/** Maximum Pokémon in a link: one box of the game. */
export const MOST_LINKED = 30

export const LONGEST_BOX_LINK = 6000

const SEAL: Seal = { version: 1, most: LONGEST_BOX_LINK - BOX_KEY.length }

// The end of a sentence may follow the link.
const LINK = new RegExp(`(?:^|#)${BOX_KEY}(\\S*?)[.,;:!?)>]*(?:\\s|$)`)

export type BoxLinkProblem = SealProblem | { readonly kind: 'old browser' }

export type BoxLink = { readonly text: string } | { readonly problem: BoxLinkProblem }

/**
 * Returns the fragment, without `#`, of a link to the first `MOST_LINKED` of some Pokémon: see `linkedSets`. Compresses the text,
 * because thirty sets are three times as long as a message may be. Rejects if the browser cannot compress: see `canDeflate`.
 */
export async function boxFragment(entries: readonly BoxEntry[]): Promise<string> {
  const text = linkedSets(entries).slice(0, MOST_LINKED).join('\n')
  const bytes = await deflated(new TextEncoder().encode(text))
  if (!bytes) throw new Error('Thirty Pokémon are more than a link carries')
  return BOX_KEY + sealed(SEAL, bytes)
}

/** Returns the Pokémon Showdown text of builds for links, without duplicates and without details such as nicknames. */
export function linkedSets(entries: readonly BoxEntry[]): string[] {
  const sets = entries.map(({ build, isStellar }) =>
    setOfBuild(isStellar ? { ...build, teraType: 'Stellar' } : build),
  )
  return [...new Set(sets)]
}

/**
 * Reads the fragment of an address, with or without `#`, or a friend's message that contains the whole address. Never rejects.
 * `undefined` if there is no box link. The text comes from the friend's site unchecked; `readSets` validates it.
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
