import type { BattleData } from '@/battle/fight-raid'
import { answerOrder } from '@/lib/box/engine/answer-order'
import type { Answer, Order } from '@/lib/box/engine/messages'
import { answerGathering } from '@/planner/raid-night/answer-gathering'

declare const self: DedicatedWorkerGlobalScope

// Written in by tools/engine when the site is prepared.
declare const ENGINE_DATA: BattleData

// Each order has a worker of its own, which ends with it.
self.addEventListener('message', ({ data: order }: MessageEvent<Order>) => {
  const say = (answer: Answer) => self.postMessage(answer)
  if (order.task === 'gather') answerGathering(order, ENGINE_DATA, say)
  else answerOrder(order, ENGINE_DATA, say)
})
