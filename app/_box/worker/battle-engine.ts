import type { BattleData } from '@/battle/fight-raid'
import { answerOrder } from '@/lib/box/engine/answer-order'
import type { Answer, Order } from '@/lib/box/engine/messages'
import { answerGathering } from '@/planner/raid-night/answer-gathering'

declare const self: DedicatedWorkerGlobalScope

// tools/engine inserts the data when it prepares the site.
declare const ENGINE_DATA: BattleData

// Each request has a worker of its own.
self.addEventListener('message', ({ data: request }: MessageEvent<Order>) => {
  const answer = (message: Answer) => self.postMessage(message)
  if (request.task === 'gather') answerGathering(request, ENGINE_DATA, answer)
  else answerOrder(request, ENGINE_DATA, answer)
})
