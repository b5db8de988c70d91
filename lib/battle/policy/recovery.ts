import { abilityOf } from '@/lib/battle/effects/abilities'
import { weatherNow } from '@/lib/battle/effects/weather'
import type { BattleMove } from '@/lib/battle/moves/battle-move'
import { RECOVERY } from '@/lib/battle/tables/recoveries'
import type { Moment } from './decider'

/** The share that a moment makes of it; `undefined` where it is the usual one. */
type Share = (moment: Moment) => number | undefined

const byWeather: Share = ({ state }) => {
  const weather = weatherNow(state)
  if (weather === undefined) return undefined
  return weather === 'Sun' ? 2 / 3 : 1 / 4
}

// Who cannot sleep cannot rest.
const byRest: Share = ({ state: { field }, raider }) => {
  const awake = abilityOf(raider).statusesBlocked.includes('slp')
  return awake || field.terrain === 'Electric' || field.terrain === 'Misty' ? 0 : 1
}

/** Source of each: the move's page on https://bulbapedia.bulbagarden.net/wiki/List_of_moves */
const SHARES: ReadonlyMap<string, Share> = new Map<string, Share>([
  ['Moonlight', byWeather],
  ['Morning Sun', byWeather],
  ['Rest', byRest],
  ['Shore Up', ({ state }) => (weatherNow(state) === 'Sand' ? 2 / 3 : undefined)],
  ['Synthesis', byWeather],
  ['Wish', ({ raider }) => (raider.volatiles.wish === undefined ? 1 / 2 : 0)],
])

/** Whether a status move gives its user HP. */
export function isRecovery({ name, heal, target }: BattleMove): boolean {
  return SHARES.has(name) || RECOVERY.has(name) || (heal > 0 && (target === 'self' || target === 'allies'))
}

/** The share of max HP that a move of recovery gives its user now. */
export function recoveredShare(moment: Moment, { name, heal }: BattleMove): number {
  return SHARES.get(name)?.(moment) ?? RECOVERY.get(name) ?? heal
}
