/** Resolves once the browser has painted what was just rendered; in a page that is hidden, once it is shown again. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    // The callback runs before the paint, a task that it queues after it.
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
