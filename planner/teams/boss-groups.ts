import type { TypeName } from '@/data/vocabulary'
import type { BossTeams, StrangerChances } from '@/lib/teams/raid-team'
import { type BossSearch, bossTeams } from './boss-teams'
import { chanceWithStrangers } from './strangers'

/** Who enters the raids of a boss together: the teams against it, and how its first attacker fares beside strangers. */
export function bossGroups(search: BossSearch): { teams: BossTeams; strangers: StrangerChances } {
  const teams = bossTeams(search)
  const strangers = [...teams.keys()].flatMap((teraType): [TypeName, number][] => {
    const chance = chanceWithStrangers(search, teraType)
    return chance === undefined ? [] : [[teraType, chance]]
  })
  return { teams, strangers: new Map(strangers) }
}
