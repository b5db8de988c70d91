import { findRaid } from '@/lib/raid/find-raid'
import type { Awaited } from './time-until-shown'

export const SERVICE_PORT = 4275

export const SERVICE_ADDRESS = `http://localhost:${SERVICE_PORT}/v8`

export const OPENED = { boss: 'Garchomp', path: '/tera-raid-info/6/Paldea/Garchomp/Fairy/' } as const

export const CHOSEN = { first: 'Dragonite', second: 'Salamence' } as const

export const BOSS_CONTROL = 'Creature list'

export function movesOf(boss: string): Awaited {
  const raid = findRaid({ tier: '6', region: 'Paldea', boss })
  return {
    selector: 'section[aria-labelledby="moves"]',
    texts: raid?.boss.info.moves.filter(Boolean) ?? [`moves of ${boss}`],
  }
}
