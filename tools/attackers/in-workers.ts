import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

// Megabytes. The calculator leaves so much behind that with less, a tenth of the time goes into clearing it away.
const YOUNG_MEMORY = 192

/**
 * Generates the files of attackers with these paths, each in whichever worker thread is free.
 * Rejects with the first failure of a worker; the others are then ended.
 *
 * @param program what each worker runs, a script
 * @param threads how many at a time; none is started that would have nothing to do
 * @param onFile is given each file's path and text, when it is ready
 */
export async function generateInWorkers(
  program: string,
  paths: readonly string[],
  threads: number,
  onFile: (path: string, text: string) => Promise<void>,
): Promise<void> {
  const queue = paths.values()
  const workers = Array.from(
    { length: Math.min(threads, paths.length) },
    () => new Worker(program, { eval: true, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEMORY } }),
  )
  try {
    await Promise.all(workers.map((worker) => serve(worker, queue, onFile)))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

async function serve(
  worker: Worker,
  queue: Iterator<string>,
  onFile: (path: string, text: string) => Promise<void>,
): Promise<void> {
  for (let next = queue.next(); !next.done; next = queue.next()) {
    const answer = once(worker, 'message')
    worker.postMessage(next.value)
    const [text] = await answer
    await onFile(next.value, String(text))
  }
}
