import type { LobbyRaid } from './lobby-raid'

/** Whether a boss has an ability. */
export type Certainty = 'always' | 'perhaps' | 'never'

/** Whether a boss has an ability, by its key in the creature service. */
export function ifItHas(ability: string, { abilities }: Pick<LobbyRaid, 'abilities'>): Certainty {
  if (!abilities.includes(ability)) return 'never'
  return abilities.length === 1 ? 'always' : 'perhaps'
}

/** An ability that turns against those who weaken the boss. */
export interface Backfiring {
  readonly name: string
  /** What not to do. */
  readonly restraint: string
  /** What it does, as the reason. */
  readonly effect: string
}

const KEEP_ITS_STATS = 'do not lower its stats'

/**
 * The abilities that turn against those who weaken the boss, by their keys.
 * Source: the page of each ability on https://bulbapedia.bulbagarden.net
 */
const BACKFIRING: Readonly<Record<string, Backfiring>> = {
  defiant: { name: 'Defiant', restraint: KEEP_ITS_STATS, effect: 'raises its Attack' },
  competitive: { name: 'Competitive', restraint: KEEP_ITS_STATS, effect: 'raises its Sp. Atk' },
  contrary: { name: 'Contrary', restraint: KEEP_ITS_STATS, effect: 'raises them' },
  mirrorarmor: { name: 'Mirror Armor', restraint: KEEP_ITS_STATS, effect: 'lowers yours' },
  magicbounce: { name: 'Magic Bounce', restraint: 'use no status moves on it', effect: 'returns them' },
}

/** The ability of a boss that turns against those who weaken it, if it has one, and whether it always does. */
export function backfiring(raid: LobbyRaid): (Backfiring & { certainty: Certainty }) | undefined {
  return Object.entries(BACKFIRING)
    .map(([key, ability]) => ({ ...ability, certainty: ifItHas(key, raid) }))
    .find(({ certainty }) => certainty !== 'never')
}
