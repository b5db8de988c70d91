import { type Addition, addSets, type Box, isTooMuch, without } from '@/lib/box/box'
import { readSets } from '@/lib/box/read-sets'
import { changeBox, currentBox, whenLoaded } from './box-store'

export type NotAdded = 'too much' | 'nothing'

/** `box` may be the current box without the text in its field. */
export function addText(box: Box, text: string): Addition | NotAdded {
  if (isTooMuch(text)) return 'too much'
  const reading = readSets(text)
  if (reading.entries.length + reading.unread.length === 0) return 'nothing'
  const addition = addSets(box, reading)
  changeBox(() => addition.box)
  return addition
}

export type BuildAdded =
  | { readonly kind: 'known' | 'full' }
  | {
      readonly kind: 'added'
      readonly isKept: boolean
      readonly takeBack: () => void
    }

/** Reads the stored box first. Never rejects. */
export async function addBuild(set: string): Promise<BuildAdded> {
  await whenLoaded()
  const { entries } = readSets(set)
  const addition = addSets(currentBox().box, { entries, unread: [] })
  if (addition.noRoom > 0) return { kind: 'full' }
  if (addition.added === 0) return { kind: 'known' }
  const storing = changeBox(() => addition.box)
  if (currentBox().trouble !== 'silent') await storing
  return {
    kind: 'added',
    isKept: currentBox().trouble === undefined,
    takeBack: () => changeBox((box) => entries.reduce(without, box)),
  }
}
