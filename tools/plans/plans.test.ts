import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { knownActions } from '@/data/rosters/boss'
import { REGIONS, TIERS, TYPE_NAMES } from '@/data/vocabulary'
import { raidsNamed } from '@/planner/raids/raids-named'
import type { BundledProgram } from '@/tools/programs/bundle-program'
import { PLANS, SPREAD_RAIDS } from './plans'
import { renewSameFiles } from './same-files'
import { searchRaids } from './search-raids'

const RAIDS = ['6/Paldea/Blissey', '6/Paldea/Dondozo', '5/Paldea/Gengar'].flatMap(raidsNamed)
const SAMPLE = RAIDS.slice(0, 2)
const [BLISSEY = '', DONDOZO = '', GENGAR = ''] = RAIDS.map(({ name }) => name)

/** The program's plans are empty. `wordFor` adds a word to the files of some raids, so that they differ. */
function program(fingerprint: string, wordFor: Readonly<Record<string, string>> = {}): BundledProgram {
  const script = `
    const { parentPort, workerData: inputs } = require('node:worker_threads')
    const words = ${JSON.stringify(wordFor)}
    const raids = Array(${TYPE_NAMES.length}).fill({ attackers: [], supports: [] })
    parentPort.on('message', (name) => {
      const names = [name, words[name] ?? 'as ever']
      parentPort.postMessage(JSON.stringify({ inputs, names, spreads: [], learned: [], builds: [], plans: [], raids }))
    })`
  return { script, fingerprint }
}

let folder: string
const log = jest.spyOn(console, 'log').mockImplementation()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plans-'))
  await searchRaids(PLANS, { folder, raids: RAIDS, threads: 1 }, program('first'))
  log.mockClear()
})

afterEach(() => rm(folder, { recursive: true }))

const stamp = (newProgram: BundledProgram) =>
  renewSameFiles(PLANS, { folder, raids: RAIDS, threads: 1 }, SAMPLE, newProgram)
const pathOf = (name: string) => join(folder, `${name}.json`)
const texts = () => Promise.all(RAIDS.map(({ name }) => readFile(pathOf(name), 'utf8')))

test('if the plans of the sample are the same, every file gets the new fingerprint and nothing else', async () => {
  const before = await texts()
  await stamp(program('second'))
  expect(await texts()).toEqual(before.map((text) => text.replace('"first"', '"second"')))
  expect(log.mock.calls.flat().join('\n')).toMatch(
    /6\/paldea\/blissey: the same, \d+\.\d s\n.*\n2 raids have the same plans; 3 files/,
  )
})

test('if a raid of the sample has other plans, the error names it, and nothing is written', async () => {
  const before = await texts()
  await expect(stamp(program('second', { [DONDOZO]: 'otherwise' }))).rejects.toThrow(
    `Wrote nothing: the plans changed for ${DONDOZO}`,
  )
  expect(await texts()).toEqual(before)
})

test('the error names a damaged file, and nothing is written', async () => {
  await writeFile(pathOf(GENGAR), '{"inputs":"first"}')
  const before = await texts()
  await expect(stamp(program('second'))).rejects.toThrow(`The plans of ${GENGAR} are missing or damaged`)
  expect(await texts()).toEqual(before)
})

test('a sample proves nothing about files that were made from several other inputs', async () => {
  await searchRaids(PLANS, { folder, raids: RAIDS.slice(2), threads: 1 }, program('between'))
  await expect(stamp(program('second'))).rejects.toThrow('made from 2 other inputs')
})

test('a run that was interrupted while writing can continue', async () => {
  await searchRaids(PLANS, { folder, raids: RAIDS.slice(0, 1), threads: 1 }, program('second'))
  await stamp(program('second'))
  for (const text of await texts()) expect(text).toContain('"inputs":"second"')
})

test('files of the current program prove nothing about files of another program', async () => {
  await searchRaids(PLANS, { folder, raids: SAMPLE, threads: 1 }, program('second'))
  const before = await texts()
  await expect(stamp(program('second'))).rejects.toThrow('the previous program made no plans of the sample')
  expect(await texts()).toEqual(before)
})

test('if all files are current, nothing is computed', async () => {
  await stamp(program('first', { [DONDOZO]: 'otherwise' }))
  expect(log.mock.calls).toEqual([['No file of plans needs a new fingerprint.']])
})

test('the sample has all tiers and regions, every kind of scripted action, and bosses with one and several abilities', () => {
  const kinds = SPREAD_RAIDS.flatMap(({ boss }) => knownActions(boss.info.actions).map(({ kind }) => kind))
  expect(new Set(kinds)).toEqual(new Set(['move', 'boss reset', 'player reset', 'orb']))
  expect(new Set(SPREAD_RAIDS.map(({ id }) => id.tier))).toEqual(new Set(TIERS))
  expect(new Set(SPREAD_RAIDS.map(({ id }) => id.region))).toEqual(new Set(REGIONS))
  expect(new Set(SPREAD_RAIDS.map(({ name }) => name)).size).toBeGreaterThanOrEqual(10)
  expect(new Set(SPREAD_RAIDS.map(({ boss }) => boss.ability === 'any'))).toEqual(new Set([true, false]))
  expect(SPREAD_RAIDS.map(({ name }) => name)).toContain(BLISSEY)
})
