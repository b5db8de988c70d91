import type { BattleData } from '@/battle/fight-raid'
import { handleRequest } from '@/lib/box/engine/handle-request'
import type { Answer, EngineRequest } from '@/lib/box/engine/messages'
import { handleFindTeam } from '@/planner/raid-night/handle-find-team'

declare const self: DedicatedWorkerGlobalScope

// Written in by tools/engine when the site is prepared.
declare const ENGINE_DATA: BattleData

// Each order has a worker of its own, which ends with it.
self.addEventListener('message', ({ data: order }: MessageEvent<EngineRequest>) => {
  const say = (answer: Answer) => self.postMessage(answer)
  if (order.task === 'find team') handleFindTeam(order, ENGINE_DATA, say)
  else handleRequest(order, ENGINE_DATA, say)
})
