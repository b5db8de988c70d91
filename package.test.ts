import { existsSync, readFileSync } from 'node:fs'
import { build } from 'esbuild'
import * as z from 'zod'

const EXACT_VERSION = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/

/** Matches a step that makes the generated data of the site. */
const MAKES_DATA = /\bnpm run --silent data\b|\btools\/export\/prepare-site\.ts\b/

/** Matches programs that read the whole project, including generated data. */
const READS_ALL = /\b(?:jest|playwright|tsc|next)\b/

const versions = z.record(z.string(), z.string())
const packageSchema = z.object({
  scripts: versions,
  dependencies: versions,
  devDependencies: versions,
  overrides: versions,
})
const lockfileSchema = z.object({ packages: z.record(z.string(), z.record(z.string(), z.unknown())) })

const { scripts, dependencies, devDependencies, overrides } = packageSchema.parse(read('package.json'))
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

/** The packages that the project's specification names. */
const CARD = ['next', 'react', 'react-dom', 'graphql-request', 'graphql', '@tanstack/react-query', 'zod']
const CARD_FOR_TESTS = ['jest', '@testing-library/react', '@playwright/test']

it('the packages and the file of the specification exist', () => {
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(CARD))
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(CARD_FOR_TESTS))
  expect(existsSync('jest.config.ts')).toBe(true)
})

describe('every command works right after npm ci, before data/shipped is made', () => {
  it.each(Object.entries(scripts))('%s: %s', async (name, script) => {
    if (await needsData(script)) expect(stepsBefore(name)).toMatch(MAKES_DATA)
  })

  it('finds which programs need the data', async () => {
    expect(await needsData('tsx tools/check-service/main.ts')).toBe(true)
    expect(await needsData('tsx tools/battle/main.ts')).toBe(true)
    expect(await needsData('tsx tools/ship-data/when-outdated.ts')).toBe(false)
  })
})

async function needsData(script: string): Promise<boolean> {
  if (READS_ALL.test(script)) return true
  const programs = [...script.matchAll(/\btsx (\S+)/g)].map(([, program = '']) => program)
  const imported = await Promise.all(programs.map(importedFiles))
  return imported.flat().some((file) => /^data\/shipped\/.+\.json$/.test(file))
}

/** Files of the project that a program imports, statically or dynamically, including itself. */
async function importedFiles(program: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [program],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  })
  return Object.keys(metafile.inputs)
}

/** Everything that npm runs before a script, including what it runs before the first step. */
function stepsBefore(name: string): string {
  const step = scripts[`pre${name}`] ?? ''
  const [, other] = /\bnpm run --silent (\S+)/.exec(step) ?? []
  return other && scripts[`pre${other}`] ? `${step} ${stepsBefore(other)}` : step
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
