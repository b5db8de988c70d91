/** Resolves after the next paint; in a hidden page, once it is visible again. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    // The callback runs before the paint, its queued task after the paint.
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
