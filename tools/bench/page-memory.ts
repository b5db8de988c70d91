import type { CDPSession } from '@playwright/test'

/** What a page holds after everything that it dropped has been collected. */
export interface PageMemory {
  /** The heap of its scripts, in bytes. */
  readonly heap: number
  /** How many listeners its objects have. */
  readonly listeners: number
  /** How many nodes are alive, in the document or not. */
  readonly nodes: number
}

/** Collects the garbage of a page, and measures what is left. */
export async function measurePageMemory(devtools: CDPSession): Promise<PageMemory> {
  await devtools.send('Performance.enable')
  await devtools.send('HeapProfiler.enable')
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return { heap: usedSize, listeners: metric('JSEventListeners'), nodes: metric('Nodes') }
}
