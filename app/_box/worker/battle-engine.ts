import type { BattleData } from '@/battle/fight-raid'
import { handleRequest } from '@/lib/box/engine/handle-request'
import type { EngineRequest, EngineResponse } from '@/lib/box/engine/messages'
import { handleFindTeam } from '@/planner/raid-night/handle-find-team'

declare const self: DedicatedWorkerGlobalScope

// tools/engine inserts the data when it prepares the site.
declare const ENGINE_DATA: BattleData

self.addEventListener('message', ({ data: request }: MessageEvent<EngineRequest>) => {
  const answer = (message: EngineResponse) => self.postMessage(message)
  if (request.task === 'find team') handleFindTeam(request, ENGINE_DATA, answer)
  else handleRequest(request, ENGINE_DATA, answer)
})
