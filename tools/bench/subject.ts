import { findRaid } from '@/lib/raid/find-raid'
import type { Awaited } from './time-until-shown'

/** The port at which the measured export asks the creature service. Each row decides what answers there. */
export const SERVICE_PORT = 4275

/** The address of the creature service that the measured export is built with. */
export const SERVICE_ADDRESS = `http://localhost:${SERVICE_PORT}/v8`

/** The raid page that is opened, and its boss. */
export const OPENED = { boss: 'Garchomp', path: '/tera-raid-info/6/Paldea/Garchomp/Fairy/' } as const

/** The bosses that are chosen there, one after the other. */
export const CHOSEN = { first: 'Dragonite', second: 'Salamence' } as const

/** The label of the control that chooses a boss. */
export const BOSS_CONTROL = 'Creature list'

/** The section with all moves of a 6★ boss of Paldea. */
export function movesOf(boss: string): Awaited {
  const raid = findRaid({ tier: '6', region: 'Paldea', boss })
  return {
    selector: 'section[aria-labelledby="moves"]',
    texts: raid?.boss.info.moves.filter(Boolean) ?? [`moves of ${boss}`],
  }
}
