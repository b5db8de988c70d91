/** Resolves after the next paint; in a hidden page, once it is visible again. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
