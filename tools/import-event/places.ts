import { isDeepStrictEqual } from 'node:util'
import type { EventRaid } from '@/data/events/raids'
import type { EventRewardTable } from '@/data/events/rewards'
import { fileNameOf } from '@/lib/links/file-names'
import type { ReadRaid } from './event-files'
import { type Row, setOf } from './game-raid'

/** `now from the game` means a version that was second-hand before. */
export interface Placed {
  readonly kind: 'new' | 'now from the game' | 'again'
  readonly id: string
}

export function addVersion(sets: Map<string, EventRaid>, row: Row): Placed {
  for (let copy = 1; ; copy++) {
    const id = idOf(row, copy)
    const existing = sets.get(id)
    const set = setOf(row, id)
    if (isDeepStrictEqual(existing, set)) return { kind: 'again', id }
    if (existing && !existing.source) continue
    sets.set(id, set)
    return { kind: existing ? 'now from the game' : 'new', id }
  }
}

export function addRewardTable(tables: Map<string, EventRewardTable>, { row, rewards }: ReadRaid): Placed {
  const [equalId] = [...tables].find(([, table]) => isDeepStrictEqual(table, rewards)) ?? []
  if (equalId) return { kind: 'again', id: equalId }
  for (let copy = 1; ; copy++) {
    const id = idOf(row, copy)
    if (tables.has(id)) continue
    tables.set(id, rewards)
    return { kind: 'new', id }
  }
}

/** `7-charizard-dragon` for the first version, `7-charizard-dragon-v2` for the second. */
function idOf({ Difficulty, BossPokePara }: Row, copy: number): string {
  const { GemType, named } = BossPokePara
  const words = [
    Difficulty,
    named.name,
    ...(GemType === 'any' ? [] : [GemType]),
    ...(copy > 1 ? [`v${copy}`] : []),
  ]
  return fileNameOf(words.join(' '))
}
