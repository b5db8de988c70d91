/** @jest-environment node */
import { expectConsoleError } from '@/tools/console/expect-console-error'
import { startProgram, succeeds } from './program'

it('succeeds when the program ends with exit code 0', async () => {
  expect(await succeeds(startProgram('node', ['-e', '']))).toBe(true)
})

it('fails when the program ends with another exit code', async () => {
  expect(await succeeds(startProgram('node', ['-e', 'process.exit(3)']))).toBe(false)
})

it('fails when there is no such program', async () => {
  expectConsoleError(/no-such-program ENOENT/)
  expect(await succeeds(startProgram('no-such-program', []))).toBe(false)
})

it('finds programs that npm packages install', async () => {
  expect(
    await succeeds(startProgram('node', ['-e', 'require("child_process").execFileSync("tsc", ["-v"])'])),
  ).toBe(true)
})

it('fails when it is told to end', async () => {
  expectConsoleError(/The operation was aborted/)
  const signal = AbortSignal.timeout(100)
  expect(await succeeds(startProgram('node', ['-e', 'setInterval(() => {}, 1000)'], { signal }))).toBe(false)
})

it('gives the program its variables', async () => {
  const script = 'process.exit(process.env.TIER === "6" ? 0 : 1)'
  expect(await succeeds(startProgram('node', ['-e', script], { environment: { TIER: '6' } }))).toBe(true)
})
