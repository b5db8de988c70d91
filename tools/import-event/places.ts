import { isDeepStrictEqual } from 'node:util'
import type { EventRaid } from '@/data/events/raids'
import type { EventRewardTable } from '@/data/events/rewards'
import type { ReadRaid } from './event-files'
import { type Row, setOf } from './game-raid'

/** What a raid of an event is in the data. A set of second hand that was read in the game's files is `now from the game`. */
export interface Placed {
  readonly kind: 'new' | 'now from the game' | 'again'
  readonly id: string
}

/** Puts the set of a raid among these, where it is not there yet. */
export function placeSet(sets: Map<string, EventRaid>, row: Row): Placed {
  for (const id of idsFor(row)) {
    const known = sets.get(id)
    const set = setOf(row, id)
    if (isDeepStrictEqual(known, set)) return { kind: 'again', id }
    if (known && !known.source) continue
    sets.set(id, set)
    return { kind: known ? 'now from the game' : 'new', id }
  }
  throw new Error('there is always another id')
}

/** Puts the rewards of a raid among these tables, where none is the same. */
export function placeTable(tables: Map<string, EventRewardTable>, { row, rewards }: ReadRaid): Placed {
  const same = [...tables].find(([, table]) => isDeepStrictEqual(table, rewards))
  if (same) return { kind: 'again', id: same[0] }
  for (const id of idsFor(row)) {
    if (tables.has(id)) continue
    tables.set(id, rewards)
    return { kind: 'new', id }
  }
  throw new Error('there is always another id')
}

/** The ids that the set of a row may have, in turn: `7-charizard-dragon`, `7-charizard-dragon-v2` and so on. */
function* idsFor({ Difficulty, BossPokePara }: Row): Generator<string> {
  const teraType = BossPokePara.GemType === 'any' ? [] : [BossPokePara.GemType]
  const id = [Difficulty, BossPokePara.named.name, ...teraType]
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')
  yield id
  for (let copy = 2; ; copy++) yield `${id}-v${copy}`
}
