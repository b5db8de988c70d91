import type { BattleEvent } from '@/battle/events'

/** What a raider did in a turn: a move or a cheer, and what came of it. */
export interface Act {
  readonly did: Extract<BattleEvent, { kind: 'uses' | 'cheer' }>
  readonly effects: readonly BattleEvent[]
}

/** What a raider did in a turn, with the events up to the next that acts; `undefined` where it did nothing. */
export function actOf(events: readonly BattleEvent[], raider: number): Act | undefined {
  const at = events.findIndex((event) => isActing(event) && event.by === raider)
  const did = events[at]
  if (!did || !isActing(did)) return undefined
  const rest = events.slice(at + 1)
  const end = rest.findIndex(isActing)
  return { did, effects: end < 0 ? rest : rest.slice(0, end) }
}

function isActing(event: BattleEvent): event is Act['did'] {
  return event.kind === 'uses' || event.kind === 'cheer'
}

/** Whether a move failed or met nobody whom it affects. A move that missed may hit the next time, and is none. */
export function isInVain({ effects }: Act): boolean {
  const isStopped = effects.some(({ kind }) => kind === 'fails' || kind === 'unaffected')
  return isStopped && !effects.some(({ kind }) => EFFECTS.has(kind))
}

/** Events that show that a move did something. */
const EFFECTS: ReadonlySet<BattleEvent['kind']> = new Set([
  'ability changed',
  'ability off',
  'damage',
  'field',
  'heals',
  'side',
  'stage',
  'stat',
  'status',
  'transforms',
  'types changed',
  'volatile',
])
