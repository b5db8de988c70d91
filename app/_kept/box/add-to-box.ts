import { type Addition, addSets, type Box, isTooMuch, without } from '@/lib/box/box'
import { readSets } from '@/lib/box/read-sets'
import { changeBox, currentBox, whenRead } from './box-store'

/** Why nothing was added: the text is too long for a box, or contains no Pokémon. */
export type NotAdded = 'too much' | 'nothing'

/** Adds sets in Showdown format. `box` may be the current box without the text in its field. */
export function addText(box: Box, text: string): Addition | NotAdded {
  if (isTooMuch(text)) return 'too much'
  const read = readSets(text)
  if (read.entries.length + read.unread.length === 0) return 'nothing'
  const addition = addSets(box, read)
  changeBox(() => addition.box)
  return addition
}

export type BuildAdded =
  | { readonly kind: 'known' | 'full' }
  | {
      readonly kind: 'added'
      /** Whether the device stored it, if known. */
      readonly isKept: boolean
      readonly takeBack: () => void
    }

/** Adds a build in Showdown format, after reading the stored box. Never rejects. */
export async function addBuild(set: string): Promise<BuildAdded> {
  await whenRead()
  const { entries } = readSets(set)
  const addition = addSets(currentBox().box, { entries, unread: [] })
  if (addition.noRoom > 0) return { kind: 'full' }
  if (addition.added === 0) return { kind: 'known' }
  const stored = changeBox(() => addition.box)
  if (currentBox().trouble !== 'silent') await stored
  return {
    kind: 'added',
    isKept: currentBox().trouble === undefined,
    takeBack: () => changeBox((box) => entries.reduce(without, box)),
  }
}
