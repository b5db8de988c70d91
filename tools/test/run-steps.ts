import { type Outcome, outcomeOf, sum } from './outcome'

/** A part of the gate. */
export interface Step {
  /** What the command line calls it. */
  readonly name: string
  /** What the screen calls it. */
  readonly title: string
  /** The names of the steps without whose success this one makes no sense. */
  readonly needs: readonly string[]
  run(signal: AbortSignal): Promise<Outcome>
}

/**
 * Runs steps in their order and adds up their outcomes. A step that throws has failed; one that needs a failed one is
 * left out; an interrupted run ends at once, and has failed.
 *
 * @param say puts a line on the screen
 */
export async function runSteps(
  steps: readonly Step[],
  signal: AbortSignal,
  say: (line: string) => void,
): Promise<Outcome> {
  const broken = new Set<string>()
  let total: Outcome = { passed: 0, failed: 0 }
  for (const step of steps) {
    const missing = step.needs.find((name) => broken.has(name))
    say(missing ? `${step.title}: left out, it needs "${missing}"` : step.title)
    if (missing) {
      broken.add(step.name)
      continue
    }
    const outcome = await step.run(signal).catch((error: unknown) => {
      say(String(error))
      return outcomeOf(false)
    })
    if (outcome.failed > 0) broken.add(step.name)
    total = sum(total, outcome)
    if (signal.aborted) return { ...total, failed: Math.max(total.failed, 1) }
  }
  return total
}
