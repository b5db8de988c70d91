import { readSaveProgress, type SaveProgress } from '@/lib/offline/save-progress'
import type { COUNT_BUILDS, SAVE_BUILDS } from '@/lib/offline/worker-messages'

/**
 * Asks the service worker to save more, or how much is saved. If a newer worker waits to take over, asks the newer
 * worker, since the older worker would save outdated files. Returns `undefined` if the worker doesn't know this message.
 */
export async function askWorker(
  type: typeof COUNT_BUILDS | typeof SAVE_BUILDS,
): Promise<SaveProgress | undefined> {
  const { waiting, active } = await navigator.serviceWorker.ready
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<unknown>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
  })
  ;(waiting ?? active)?.postMessage({ type }, [port2])
  const progress = readSaveProgress(await answer)
  port1.close()
  return progress
}
