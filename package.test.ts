/** @jest-environment node */
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const EXACT_VERSION = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/

const versions = z.record(z.string(), z.string())
const packageSchema = z.object({ dependencies: versions, devDependencies: versions, overrides: versions })
const lockfileSchema = z.object({ packages: z.record(z.string(), z.record(z.string(), z.unknown())) })

const { dependencies, devDependencies, overrides } = packageSchema.parse(read('package.json'))
const { packages } = lockfileSchema.parse(read('package-lock.json'))

it.each(Object.entries({ ...dependencies, ...devDependencies, ...overrides }))(
  '%s is pinned to one version: %s',
  (_, version) => expect(version).toMatch(EXACT_VERSION),
)

it('the lockfile knows the content of every package, and names no registry', () => {
  const installed = Object.entries(packages).filter(([path]) => path !== '')
  expect(installed.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([])
  expect(installed.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([])
})

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
