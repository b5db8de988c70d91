import type { BattleEvent } from '@/battle/events'

export interface Act {
  readonly did: Extract<BattleEvent, { kind: 'uses' | 'cheer' }>
  readonly effects: readonly BattleEvent[]
}

/** Returns an action and its events until the next fighter acts. `undefined` if the raider did nothing. */
export function actOf(events: readonly BattleEvent[], raider: number): Act | undefined {
  const start = events.findIndex((event) => isActing(event) && event.by === raider)
  const action = events[start]
  if (!action || !isActing(action)) return undefined
  const laterEvents = events.slice(start + 1)
  const end = laterEvents.findIndex(isActing)
  return { did: action, effects: end < 0 ? laterEvents : laterEvents.slice(0, end) }
}

function isActing(event: BattleEvent): event is Act['did'] {
  return event.kind === 'uses' || event.kind === 'cheer'
}

/** Whether a move failed or affected nobody. A miss doesn't count, since the move may hit next time. */
export function isInVain({ effects }: Act): boolean {
  const hasFailed = effects.some(({ kind }) => kind === 'fails' || kind === 'unaffected')
  return hasFailed && !effects.some(({ kind }) => EFFECTS.has(kind))
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
