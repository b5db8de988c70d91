import type { TypeName } from '@/data/vocabulary'
import type { BestWithStrangers, BossTeams, ByStrangers } from '@/lib/teams/raid-team'
import { type BossSearch, bossTeams } from './boss-teams'
import { bestWithStrangers } from './strangers'

/** Who enters the raids of a boss together: the teams against it, and who fares best beside strangers. */
export function bossGroups(search: BossSearch): { teams: BossTeams; strangers: ByStrangers } {
  const teams = bossTeams(search)
  const strangers = [...teams.keys()].flatMap((teraType): [TypeName, BestWithStrangers][] => {
    const best = bestWithStrangers(search, teraType)
    return best ? [[teraType, best]] : []
  })
  return { teams, strangers: new Map(strangers) }
}
