import { bagItems } from '@/data/names/names'

const TM = /^tm\d{1,3}$/

const byKey = new Map(bagItems.map((item) => [keyOf(item), item]))

/** Returns the exact name of an item without effect in battle; `undefined` for any other text. */
export function bagItemNamed(text: string): string | undefined {
  const key = keyOf(text)
  return TM.test(key) ? text : byKey.get(key)
}

function keyOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}
