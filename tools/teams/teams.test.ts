import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TIERS_WITH_TEAMS, TYPE_NAMES } from '@/data/vocabulary'
import { raidsNamed } from '@/planner/raids/raids-named'
import { teamInputs } from '@/planner/teams/team-inputs'
import { outdatedRaids } from '@/tools/plans/raid-files'
import { renewSameFiles } from '@/tools/plans/same-files'
import { searchRaids } from '@/tools/plans/search-raids'
import type { BundledProgram } from '@/tools/programs/bundle-program'
import { QUICK_RAIDS, recordedProgram, recordProgram, TEAMS } from './teams'

const RAIDS = ['7/Event/Dondozo', '7/Event/Serperior', '7/Event/Mewtwo'].flatMap(raidsNamed)
const SAMPLE = RAIDS.slice(0, 2)
const LAST = RAIDS.slice(2)
const [DONDOZO = '', SERPERIOR = '', MEWTWO = ''] = RAIDS.map(({ name }) => name)

let directory: string
let folder: string
const log = jest.spyOn(console, 'log').mockImplementation()

/** The program finds no team. `wordFor` adds a word to the files of some raids, so that they differ. */
async function program(
  fingerprint: string,
  wordFor: Readonly<Record<string, string>> = {},
): Promise<BundledProgram> {
  const inputs = Object.fromEntries(
    await Promise.all(RAIDS.map(async (raid) => [raid.name, await teamInputs(raid, fingerprint)] as const)),
  )
  const script = `
    const { parentPort } = require('node:worker_threads')
    const inputs = ${JSON.stringify(inputs)}
    const words = ${JSON.stringify(wordFor)}
    parentPort.on('message', (name) => {
      const raids = Array(${TYPE_NAMES.length}).fill([])
      const rest = { spreads: [], builds: [], plays: [], raids, strangers: [] }
      const names = [name, words[name] ?? 'as ever']
      parentPort.postMessage(JSON.stringify({ inputs: inputs[name], names, ...rest }))
    })`
  return { script, fingerprint }
}

async function search(fingerprint: string, raids = RAIDS): Promise<void> {
  await searchRaids(TEAMS, { folder, raids, threads: 1 }, await program(fingerprint))
  await recordProgram(folder, RAIDS, fingerprint)
}

async function stamp(newProgram: BundledProgram): Promise<void> {
  await renewSameFiles(TEAMS, { folder, raids: RAIDS, threads: 1 }, SAMPLE, newProgram)
  await recordProgram(folder, RAIDS, newProgram.fingerprint)
}

const pathOf = (name: string) => join(folder, `${name}.json`)
const textOf = (name: string) => readFile(pathOf(name), 'utf8')
const texts = () => Promise.all(RAIDS.map(({ name }) => textOf(name)))
const inputsBy = (fingerprint: string) => Promise.all(RAIDS.map((raid) => teamInputs(raid, fingerprint)))

async function changePlansOf(name: string): Promise<void> {
  const text = await textOf(name)
  await writeFile(pathOf(name), text.replace(/"inputs":"[^"]+"/, '"inputs":"by other plans"'))
}

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'same-teams-'))
  folder = join(directory, 'teams')
  await search('first')
  log.mockClear()
})

afterEach(() => rm(directory, { recursive: true }))

const namesOutdated = async (fingerprint: string) =>
  (await outdatedRaids(TEAMS, folder, RAIDS, fingerprint)).map(({ name }) => name)

test('after a run, each raid has a current file', async () => {
  await rm(folder, { recursive: true })
  expect(await namesOutdated('first')).toEqual([DONDOZO, SERPERIOR, MEWTWO])
  await search('first')
  expect(await namesOutdated('first')).toEqual([])
})

test('if nothing is out of date, the run says so and searches nothing', async () => {
  await search('first')
  expect(log.mock.calls).toEqual([['The teams are up to date for all 3 raids.']])
})

test('all files of another program are made again', async () => {
  expect(await namesOutdated('second')).toEqual([DONDOZO, SERPERIOR, MEWTWO])
  await search('second')
  expect(await namesOutdated('second')).toEqual([])
})

test('the inputs of teams depend on the boss', async () => {
  expect(new Set(await inputsBy('one')).size).toBe(3)
})

test('a damaged file is made again', async () => {
  await writeFile(pathOf(DONDOZO), (await textOf(DONDOZO)).slice(0, -5))
  expect(await namesOutdated('first')).toEqual([DONDOZO])
})

test('if the teams of the sample are the same, every file gets the new inputs and nothing else', async () => {
  const [before, first, second] = [await texts(), await inputsBy('first'), await inputsBy('second')]
  await stamp(await program('second'))
  expect(await texts()).toEqual(
    before.map((text, index) => text.replace(first[index] ?? '', second[index] ?? '')),
  )
  expect(log.mock.calls.flat().join('\n')).toMatch(/2 raids have the same teams; 3 files have the new/)
  expect(await recordedProgram(folder)).toBe('second')
})

test('if a raid of the sample has other teams, the error names it, and nothing is written', async () => {
  const before = await texts()
  await expect(stamp(await program('second', { [SERPERIOR]: 'otherwise' }))).rejects.toThrow(
    `Wrote nothing: the teams changed for ${SERPERIOR}`,
  )
  expect(await texts()).toEqual(before)
  expect(await recordedProgram(folder)).toBe('first')
})

test('the run names a boss with changed plans, which still needs a search', async () => {
  await changePlansOf(MEWTWO)
  const before = await textOf(MEWTWO)
  await stamp(await program('second'))
  expect(await textOf(MEWTWO)).toBe(before)
  expect(log.mock.calls.flat().join('\n')).toMatch(
    new RegExp(`2 files have the new fingerprint.\n.*Run npm run teams for: ${MEWTWO}$`),
  )
})

test('a boss of the sample with changed plans may have other teams, so the rest of the sample decides', async () => {
  await changePlansOf(DONDOZO)
  await stamp(await program('second', { [DONDOZO]: 'otherwise' }))
  expect(await textOf(DONDOZO)).toContain('"by other plans"')
  expect(await textOf(MEWTWO)).toContain((await inputsBy('second'))[2])
})

test.each([
  ['missing', () => rm(pathOf(MEWTWO))],
  ['damaged', () => writeFile(pathOf(MEWTWO), '{"inputs":"first"}')],
])('a boss whose file is %s still needs a search', async (_, spoil) => {
  await spoil()
  await stamp(await program('second'))
  expect(log.mock.calls.flat().join('\n')).toContain(`Run npm run teams for: ${MEWTWO}`)
})

test('files of the current program prove nothing about files of the previous program', async () => {
  await search('second', SAMPLE)
  const before = await texts()
  await expect(stamp(await program('second'))).rejects.toThrow(
    'the previous program made no teams of the sample',
  )
  expect(await texts()).toEqual(before)
})

test('after a search of a new boss, the previous program stays recorded while it has files', async () => {
  await search('second', LAST)
  expect(await recordedProgram(folder)).toBe('first')
  await stamp(await program('second'))
  expect((await texts()).map((text) => JSON.parse(text).inputs)).toEqual(await inputsBy('second'))
})

test('after a search of all raids, the current program is recorded', async () => {
  await search('second')
  expect(await recordedProgram(folder)).toBe('second')
})

test('without a record of the previous program, no file gets new inputs', async () => {
  await rm(join(directory, 'made-by'), { recursive: true })
  const before = await texts()
  await expect(stamp(await program('second'))).rejects.toThrow('No record shows which program made the teams')
  expect(await texts()).toEqual(before)
})

test('the sample has six 7★ raids, and a 6★ raid whose boss may have any Tera type', () => {
  const tiers = QUICK_RAIDS.map(({ id }) => id.tier)
  expect(new Set(tiers)).toEqual(new Set(TIERS_WITH_TEAMS))
  expect(tiers.filter((tier) => tier === '7')).toHaveLength(6)
  expect(QUICK_RAIDS).toHaveLength(7)
})
