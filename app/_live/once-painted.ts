import { painted } from '@/app/_ui/painted'

/** A function that runs a task after the next paint, once for all of its calls until then. */
export function oncePainted(task: () => void): () => void {
  let isDue = false
  return async () => {
    if (isDue) return
    isDue = true
    await painted()
    isDue = false
    task()
  }
}
