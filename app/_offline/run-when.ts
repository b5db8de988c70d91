import { prefersReducedData } from '@/app/_ui/loading/lazy-part'

/**
 * Runs a task once the visitor scrolls the page or puts it into the background, and so may need it again. Returns a
 * function that cancels it.
 */
export function onceEngaged(task: () => void): () => void {
  const lifetime = new AbortController()
  const run = () => {
    lifetime.abort()
    task()
  }
  for (const event of ['scroll', 'visibilitychange'])
    document.addEventListener(event, run, { passive: true, signal: lifetime.signal })
  return () => lifetime.abort()
}

/** In milliseconds. A slow phone may never be idle. */
const IDLE_TIMEOUT = 2000

export function whenIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 200)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(task, { timeout: IDLE_TIMEOUT })
  return () => window.cancelIdleCallback(handle)
}

const NEAR = '300px'

export function whenVisible(element: Element, task: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      task()
    },
    { rootMargin: NEAR },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/** Whether to save the site for offline use: not under Save-Data, nor in `next dev`, which has no service worker. */
export function shouldSaveOffline(): boolean {
  return process.env.NODE_ENV === 'production' && !prefersReducedData()
}
