/**
 * Runs a task once the visitor scrolls the page, or puts it into the background: it is being read, or may be needed again.
 * Gives a function that calls it off.
 */
export function onceEngaged(task: () => void): () => void {
  const ended = new AbortController()
  const run = () => {
    ended.abort()
    task()
  }
  for (const event of ['scroll', 'visibilitychange'])
    document.addEventListener(event, run, { passive: true, signal: ended.signal })
  return () => ended.abort()
}
