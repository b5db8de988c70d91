import { parseArgs } from 'node:util'
import { runTool } from '@/tools/process/run-tool'
import { runSteps } from './run-steps'
import { STEPS } from './steps'

const LIMIT_IN_MINUTES = 40

await runTool('test', async () => {
  const { passed, failed } = await runSteps(chosenSteps(), untilInterrupted(), (line) =>
    console.log(`\n== ${line}`),
  )
  console.log(`\n${passed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
})

function chosenSteps() {
  const { positionals } = parseArgs({ allowPositionals: true })
  const names = STEPS.map(({ name }) => name)
  const unknown = positionals.find((name) => !names.includes(name))
  if (unknown) throw new Error(`there is no step "${unknown}": there are ${names.join(', ')}`)
  return positionals.length > 0 ? STEPS.filter(({ name }) => positionals.includes(name)) : STEPS
}

function untilInterrupted(): AbortSignal {
  const interruption = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => interruption.abort())
  return AbortSignal.any([interruption.signal, AbortSignal.timeout(LIMIT_IN_MINUTES * 60_000)])
}
