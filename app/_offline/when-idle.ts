/** When an idle task runs at the latest, in milliseconds: a slow phone may never be idle. */
const LATEST = 2000

/** Runs a task once the browser has nothing more urgent to do. Gives a function that calls it off. */
export function whenIdle(task: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 200)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(task, { timeout: LATEST })
  return () => window.cancelIdleCallback(handle)
}
