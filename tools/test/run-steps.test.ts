/** @jest-environment node */
import type { Outcome } from './outcome'
import { runSteps, type Step } from './run-steps'

const NEVER = new AbortController().signal

let screen: string[]

beforeEach(() => {
  screen = []
})

it('adds up what passed and failed, each step named on the screen', async () => {
  const steps = [step('lint', {}), step('unit', { passed: 12, failed: 1 }), step('e2e', { passed: 5 })]
  expect(await run(steps)).toEqual({ passed: 17, failed: 1 })
  expect(screen).toEqual(['Step lint', 'Step unit', 'Step e2e'])
})

it('leaves out what needs a failed step, and what needs that in turn', async () => {
  const steps = [
    step('ship-data', { failed: 1 }),
    step('site', { passed: 1 }, ['ship-data']),
    step('e2e', { passed: 1 }, ['site']),
    step('lint', { passed: 1 }),
  ]
  expect(await run(steps)).toEqual({ passed: 1, failed: 1 })
  expect(screen).toContain('Step e2e: left out, it needs "site"')
})

it('counts a step that throws as one failure, and says why', async () => {
  const throwing: Step = { ...step('site', {}), run: () => Promise.reject(new Error('next build failed')) }
  expect(await run([throwing, step('unit', { passed: 2 })])).toEqual({ passed: 2, failed: 1 })
  expect(screen).toContain('Error: next build failed')
})

it('runs a step whose needs are not among the chosen ones', async () => {
  expect(await run([step('e2e', { passed: 3 }, ['site'])])).toEqual({ passed: 3, failed: 0 })
})

it('has failed when it is interrupted, and ends', async () => {
  const interruption = new AbortController()
  const interrupted: Step = { ...step('unit', { passed: 2 }), run: interruptedRun }
  async function interruptedRun() {
    interruption.abort()
    return { passed: 2, failed: 0 }
  }
  expect(await run([interrupted, step('e2e', { passed: 1 })], interruption.signal)).toEqual({
    passed: 2,
    failed: 1,
  })
})

function run(steps: readonly Step[], signal = NEVER) {
  return runSteps(steps, signal, (line) => screen.push(line))
}

function step(name: string, outcome: Partial<Outcome>, needs: readonly string[] = []): Step {
  return { name, title: `Step ${name}`, needs, run: async () => ({ passed: 0, failed: 0, ...outcome }) }
}
