import type { BattleEvent } from '@/battle/events'

export interface Act {
  readonly did: Extract<BattleEvent, { kind: 'uses' | 'cheer' }>
  readonly effects: readonly BattleEvent[]
}

/** Returns a raider's action and the events until the next fighter acts. `undefined` if it did nothing. */
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

/** Whether a move failed or affected nobody. A miss doesn't count, since the move may hit next time. */
export function isInVain({ effects }: Act): boolean {
  const isStopped = effects.some(({ kind }) => kind === 'fails' || kind === 'unaffected')
  return isStopped && !effects.some(({ kind }) => EFFECTS.has(kind))
}

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
