import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

// Megabytes. The calculator creates so much garbage that less memory makes its collection slow.
const YOUNG_MEMORY = 192

interface Work {
  /** A script that responds to each message with a text. */
  readonly program: string
  readonly inputs: string
  readonly threads: number
}

type OnAnswer = (question: string, answer: string, seconds: number) => Promise<void>

/**
 * Asks worker threads one question after another: each thread that is free gets the next. Rejects with the first failure of
 * a thread or of `onAnswer`; all threads are then ended. piscina would save few lines, but runs files, and starts more slowly.
 *
 * @param onAnswer called for each answer as soon as it arrives
 */
export async function askWorkers(
  work: Work,
  questions: readonly string[],
  onAnswer: OnAnswer,
): Promise<void> {
  const queue = questions.values()
  const workers = Array.from({ length: Math.min(work.threads, questions.length) }, () => startWorker(work))
  try {
    await Promise.all(workers.map((worker) => serve(worker, queue, onAnswer)))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

function startWorker({ program, inputs }: Work): Worker {
  return new Worker(program, {
    eval: true,
    workerData: inputs,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEMORY },
  })
}

async function serve(worker: Worker, queue: Iterator<string>, onAnswer: OnAnswer): Promise<void> {
  for (let question = queue.next(); !question.done; question = queue.next()) {
    const askedAt = performance.now()
    const answer = once(worker, 'message')
    worker.postMessage(question.value)
    const [text] = await answer
    await onAnswer(question.value, String(text), (performance.now() - askedAt) / 1000)
  }
}
