import { ENGINE_FILE, type EngineRequest, type EngineResponse } from '@/lib/box/engine/messages'
import { fileHref } from '@/lib/links/site'
import { SAVE_ADDRESSES } from '@/lib/offline/worker-messages'

interface Listener {
  onAnswer: (answer: EngineResponse) => void
  onFailure: () => void
}

/**
 * Sends a request to the engine in a new worker. Returns a function that stops the worker; no answer comes after that.
 * A shared worker couldn't stop immediately, and might answer for the previous raid.
 */
export function askEngine(request: EngineRequest, { onAnswer, onFailure }: Listener): () => void {
  const worker = new Worker(fileHref(ENGINE_FILE))
  const lifetime = new AbortController()
  const { signal } = lifetime
  const stop = () => {
    lifetime.abort()
    worker.terminate()
  }
  const fail = (cause: unknown) => {
    stop()
    console.error('The battle engine failed:', cause)
    onFailure()
  }
  // The worker is from the same build, so its messages need no schema.
  const onMessage = ({ data: answer }: MessageEvent<EngineResponse>) => {
    if (answer.kind === 'done') stop()
    onAnswer(answer)
  }
  worker.addEventListener('message', onMessage, { signal })
  worker.addEventListener('error', ({ message }) => fail(message || 'it could not be loaded'), { signal })
  worker.postMessage(request)
  saveEngine()
  return stop
}

/** Has the service worker save the engine, if the service worker was not yet running when the engine loaded. */
async function saveEngine() {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ type: SAVE_ADDRESSES, payload: { urlsToCache: [fileHref(ENGINE_FILE)] } })
}
