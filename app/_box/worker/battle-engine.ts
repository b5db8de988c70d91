import { answerOrder } from '@/lib/box/engine/answer-order'
import type { EngineData } from '@/lib/box/engine/engine-data'
import { orderSchema } from '@/lib/box/engine/messages'

declare const self: DedicatedWorkerGlobalScope

// Written in by tools/engine when the site is prepared.
declare const ENGINE_DATA: EngineData

// Each order has a worker of its own, which ends with it.
self.addEventListener('message', ({ data }) => {
  answerOrder(orderSchema.parse(data), ENGINE_DATA, (answer) => self.postMessage(answer))
})
