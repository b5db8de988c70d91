import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

const LIMIT_IN_MINUTES = 15

/**
 * Runs `npm start` until the site answers, as a newcomer does after `npm ci`, and ends it.
 * Rejects when it ends by itself, when nothing answers within a quarter of an hour, or when an answer is wrong.
 *
 * @param folder the project's
 * @param port where it is to be served
 */
export async function firstStart(folder: string, port: number): Promise<void> {
  // In a process group of its own, so that all of it can be ended.
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: 'inherit',
    detached: true,
  })
  const end = new AbortController()
  const ended = once(npm, 'exit')
  try {
    const earlyEnd = ended.then(() => Promise.reject(new Error('npm start ended by itself')))
    await Promise.race([earlyEnd, untilServed(`http://localhost:${port}`, end.signal)])
  } finally {
    end.abort()
    if (npm.pid && npm.exitCode === null) process.kill(-npm.pid)
    await ended
  }
}

async function untilServed(site: string, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + LIMIT_IN_MINUTES * 60_000
  while (!signal.aborted) {
    const wrong = await wrongAnswers(site).catch(() => undefined)
    if (wrong?.length === 0) return
    if (wrong) throw new Error(wrong.join('\n'))
    if (Date.now() > deadline) throw new Error(`nothing answers after ${LIMIT_IN_MINUTES} minutes`)
    await pause(500)
  }
}

interface Expected {
  readonly path: string
  readonly status: number
  /** What is in its answer. */
  readonly says: string
}

const EXPECTED: readonly Expected[] = [
  { path: '/', status: 200, says: '<title>Tera Raid Info</title>' },
  { path: '/tera-raid-info/6/Paldea/Garchomp/Fairy/', status: 200, says: '>Garchomp</h' },
  { path: '/assets/pokemon/445.webp', status: 200, says: 'WEBP' },
  { path: '/no-such-page', status: 404, says: 'Page not found' },
]

/**
 * What a site answers otherwise than it should, in words: for its root, a deep link, an image and a path that is not there.
 * Rejects where nothing answers.
 *
 * @param site its address, without a slash at the end
 */
export async function wrongAnswers(site: string): Promise<string[]> {
  const wrong = await Promise.all(EXPECTED.map((expected) => wrongAnswer(site, expected)))
  return wrong.flat()
}

async function wrongAnswer(site: string, { path, status, says }: Expected): Promise<string[]> {
  const answer = await fetch(site + path)
  const html = await answer.text()
  return [
    ...(answer.status === status ? [] : [`${path} answers ${answer.status} instead of ${status}`]),
    ...(html.includes(says) ? [] : [`${path} does not say ${says}`]),
  ]
}
