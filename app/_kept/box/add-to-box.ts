import { type Addition, addSets, type Box, isTooMuch, without } from '@/lib/box/box'
import { readSets } from '@/lib/box/read-sets'
import { changeBox, currentBox, whenRead } from './box-store'

/** Why nothing of a text was added: it is more than a box, or holds no Pokémon. */
export type NotAdded = 'too much' | 'nothing'

/** Adds a text of Pokémon Showdown to a box that is the current one, perhaps without what is in the field. */
export function addText(box: Box, text: string): Addition | NotAdded {
  if (isTooMuch(text)) return 'too much'
  const read = readSets(text)
  if (read.entries.length + read.unread.length === 0) return 'nothing'
  const addition = addSets(box, read)
  changeBox(() => addition.box)
  return addition
}

/** The outcome of adding a build: the box already has it, the box is full, or the build is added. */
export type BuildAdded =
  | { readonly kind: 'known' | 'full' }
  | {
      readonly kind: 'added'
      /** Whether storage keeps it, as far as it has answered. */
      readonly isKept: boolean
      readonly takeBack: () => void
    }

/** Adds a build, as Pokémon Showdown's text, once it is known what the box has. Never rejects. */
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
