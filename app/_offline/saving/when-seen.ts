/** How far from the screen an element counts as seen. */
const NEAR = '300px'

/** Runs a task once an element comes near the screen. Gives a function that calls it off. */
export function whenSeen(element: Element, task: () => void): () => void {
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
