import { type BattleData, logBattle, simulateRaid } from '@/battle/fight-raid'
import type { TypeName } from '@/data/vocabulary'
import { findRaid } from '@/lib/raid/find-raid'
import type { Raid } from '@/lib/raid/raid'
import { raidKey } from '@/lib/raid/raid-id'
import type { EngineResponse, RequestedRaid, SoloRequest } from './messages'

/** Sends each result when it is known. Throws if the raid, or a name in a build, doesn't exist. */
export function handleRequest(
  request: SoloRequest,
  data: BattleData,
  answer: (answer: EngineResponse) => void,
): void {
  const raid = resolveRaid(request.raid)
  if (request.task === 'fight') {
    const fight = simulateRaid(raid, data)
    for (const [place, build] of request.builds.entries())
      answer({ kind: 'fought', place, fought: fight(build) })
  } else {
    answer({ kind: 'log', battle: logBattle(raid, data, request) })
  }
  answer({ kind: 'done' })
}

/** Returns the raid of a request with its Tera type. Throws if the raid doesn't exist. */
export function resolveRaid(requested: RequestedRaid): { readonly raid: Raid; readonly teraType: TypeName } {
  const raid = findRaid(requested)
  if (!raid) throw new Error(`There is no ${raidKey(requested)}`)
  return { raid, teraType: requested.teraType }
}
