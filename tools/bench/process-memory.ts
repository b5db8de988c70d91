import { readdir, readFile } from 'node:fs/promises'

const INTERVAL = 200

interface Process {
  readonly id: number
  readonly parent: number
  /** Resident memory in bytes. */
  readonly memory: number
}

/** Watches the resident memory of a process and its descendants until told to stop; it then tells the peak. */
export function watchMemory(root: number): () => number {
  let peak = 0
  const timer = setInterval(async () => {
    peak = Math.max(peak, treeMemory(root, await runningProcesses()))
  }, INTERVAL)
  return () => {
    clearInterval(timer)
    return peak
  }
}

/** The resident memory of a process and its descendants, in bytes; memory that they share counts for each. */
export function treeMemory(root: number, processes: readonly Process[]): number {
  const children = processes.filter(({ parent }) => parent === root)
  const own = processes.find(({ id }) => id === root)?.memory ?? 0
  return children.reduce((sum, { id }) => sum + treeMemory(id, processes), own)
}

async function runningProcesses(): Promise<Process[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const statuses = await Promise.all(ids.map((id) => readFile(`/proc/${id}/status`, 'utf8').catch(() => '')))
  return statuses.filter(Boolean).map(parseStatus)
}

/**
 * Reads `/proc/<id>/status`. A process that is ending has no memory any more.
 *
 * https://man7.org/linux/man-pages/man5/proc_pid_status.5.html
 */
export function parseStatus(status: string): Process {
  const field = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0)
  return { id: field('Pid'), parent: field('PPid'), memory: field('VmRSS') * 1024 }
}
