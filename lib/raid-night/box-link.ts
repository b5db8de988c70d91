import type { BoxEntry } from '@/lib/box/read-sets'
import { setOfBuild } from '@/lib/builds/set-of-build'
import { type Seal, type SealProblem, sealed, unsealed } from './sealed-text'

/** The most Pokémon of a box that a link carries: a box of the game. */
export const MOST_LINKED = 30

/** The most characters of the fragment of a link to a box. */
export const LONGEST_BOX_LINK = 6000

const KEY = 'box='
const SEAL: Seal = { version: 1, most: LONGEST_BOX_LINK - KEY.length }

/** The most bytes of a box's text: thirty long sets have some 7,000. What grows beyond is no box. */
const MOST_BYTES = 20_000

/** What a link to a box holds, a text of sets, or why it is not read. */
export type BoxLink = { readonly text: string } | { readonly problem: SealProblem }

/**
 * The fragment, without `#`, of a link to the first of some Pokémon, `MOST_LINKED` at most: their builds, without nicknames and
 * the like. Its text is compressed, since that of thirty is three times as long as a message may be.
 */
export async function boxFragment(entries: readonly BoxEntry[]): Promise<string> {
  const text = entries
    .slice(0, MOST_LINKED)
    .map(({ build, isStellar }) => setOfBuild(isStellar ? { ...build, teraType: 'Stellar' } : build))
    .join('\n')
  const bytes = await piped(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  return KEY + sealed(SEAL, bytes ?? new Uint8Array())
}

/**
 * Reads the fragment of an address, with `#` or without, or a whole address that a friend has sent. Gives `undefined` where it
 * holds no box. The text is as the friend's site wrote it: `readSets` reads it as any other. Never rejects.
 */
export async function readBoxFragment(address: string): Promise<BoxLink | undefined> {
  const [, body] = /^(?:[^#\s]*#)?box=(\S*)$/.exec(address.trim()) ?? []
  if (body === undefined) return undefined
  const opened = unsealed(SEAL, body)
  if ('problem' in opened) return opened
  const bytes = await piped(opened.bytes, new DecompressionStream('deflate-raw')).catch(() => undefined)
  return bytes ? { text: new TextDecoder().decode(bytes) } : { problem: { kind: 'damaged' } }
}

/** Bytes as a stream makes them; `undefined` where they come to more than a box has. Rejects where they do not fit it. */
async function piped(
  bytes: Uint8Array,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array | undefined> {
  const made: number[] = []
  const reader = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(stream).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Uint8Array.from(made)
    made.push(...value)
    if (made.length > MOST_BYTES) {
      await reader.cancel()
      return undefined
    }
  }
}
