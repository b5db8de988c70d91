import { rosters } from '@/data/rosters/rosters'

/** The port that the export under measurement asks for the creature service; each row decides what answers there. */
export const SERVICE_PORT = 4275

/** The address of the creature service that the export is built with. */
export const SERVICE_ADDRESS = `http://localhost:${SERVICE_PORT}/v8`

/** The deep link that is opened, and the boss that it names. */
export const OPENED = { boss: 'Garchomp', path: '/tera-raid-info/6/Paldea/Garchomp/Fairy/' } as const

/** The boss that is then chosen. */
export const CHOSEN_BOSS = 'Dragonite'

/** The names of the moves of a 6 star boss of Paldea. */
export function movesOf(boss: string): string[] {
  const entry = rosters['6'].find(({ name, region }) => name === boss && region === 'Paldea')
  return entry?.info.moves.filter(Boolean) ?? []
}
