import { type Answer, ENGINE_FILE, type EngineRequest } from '@/lib/box/engine/messages'
import { fileHref } from '@/lib/links/site'
import { SAVE_ADDRESSES } from '@/lib/offline/worker-messages'

interface Listener {
  onAnswer: (answer: Answer) => void
  onFailure: () => void
}

/**
 * Has the engine answer an order, in a worker of its own. Gives a function that stops it, after which no answer comes.
 */
export function askEngine(order: EngineRequest, { onAnswer, onFailure }: Listener): () => void {
  const worker = new Worker(fileHref(ENGINE_FILE))
  const ended = new AbortController()
  const { signal } = ended
  const stop = () => {
    ended.abort()
    worker.terminate()
  }
  const fail = (cause: unknown) => {
    stop()
    console.error('The battle engine failed:', cause)
    onFailure()
  }
  // The worker is of the same build, so its messages need no schema.
  const hear = ({ data: answer }: MessageEvent<Answer>) => {
    if (answer.kind === 'done') stop()
    onAnswer(answer)
  }
  worker.addEventListener('message', hear, { signal })
  worker.addEventListener('error', ({ message }) => fail(message || 'it could not be loaded'), { signal })
  worker.postMessage(order)
  saveEngine()
  return stop
}

/** Has the service worker save the engine where it was not yet running when the engine loaded. */
async function saveEngine() {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ type: SAVE_ADDRESSES, payload: { urlsToCache: [fileHref(ENGINE_FILE)] } })
}
