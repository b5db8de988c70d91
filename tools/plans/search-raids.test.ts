import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TYPE_NAMES } from '@/data/vocabulary'
import { raidsNamed } from '@/planner/raids/raids-named'
import { type BundledProgram, bundleProgram } from '@/tools/programs/bundle-program'
import { PLANS } from './plans'
import { outdatedRaids } from './raid-files'
import { searchRaids } from './search-raids'

const RAIDS = ['6/Paldea/Blissey', '6/Paldea/Dondozo', '5/Paldea/Gengar'].flatMap(raidsNamed)
const NAMES = RAIDS.map(({ name }) => name)
const [BLISSEY = '', DONDOZO = '', GENGAR = ''] = NAMES

/** Each file contains how many files its thread has made. */
const EMPTY_PLANS = `
  const { parentPort, workerData } = require('node:worker_threads')
  let made = 0
  parentPort.on('message', (name) => {
    made += 1
    if (name === '${GENGAR}' && workerData === 'fails on Gengar') throw new Error('Gengar fails')
    const raids = Array(${TYPE_NAMES.length}).fill({ attackers: [], supports: [] })
    const rest = { names: [name, 'made as ' + made], spreads: [], learned: [[0, 0, -1]], builds: [], plans: [], raids }
    parentPort.postMessage(JSON.stringify({ inputs: workerData, ...rest }))
  })
`

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plans-'))
})

afterEach(() => rm(directory, { recursive: true }))

function programOf(fingerprint: string): BundledProgram {
  return { script: EMPTY_PLANS, fingerprint }
}

function run(fingerprint: string, raids = RAIDS, threads = 1): Promise<void> {
  return searchRaids(PLANS, { folder: directory, raids, threads }, programOf(fingerprint))
}

const pathOf = (name: string) => join(directory, `${name}.json`)
const textOf = (name: string) => readFile(pathOf(name), 'utf8')

async function outdated(fingerprint: string): Promise<readonly string[]> {
  return (await outdatedRaids(PLANS, directory, RAIDS, fingerprint)).map(({ name }) => name)
}

test('after a run, each raid has a current file', async () => {
  expect(await outdated('first')).toEqual(NAMES)
  await run('first')
  expect(await outdated('first')).toEqual([])
  for (const name of NAMES) expect(await textOf(name)).toContain(`"${name}"`)
})

test('if nothing is out of date, the run says so and searches nothing', async () => {
  await run('first')
  const log = jest.spyOn(console, 'log').mockImplementation()
  await run('first')
  expect(log.mock.calls).toEqual([['The plans are up to date for all 3 raids.']])
  log.mockRestore()
})

test('an interrupted run continues: current files are not made again', async () => {
  await run('first', RAIDS.slice(0, 2))
  expect(await outdated('first')).toEqual([GENGAR])
  await run('first')
  expect(await textOf(DONDOZO)).toContain('made as 2')
  expect(await textOf(GENGAR)).toContain('made as 1')
})

test('files that were finished before a thread failed stay', async () => {
  await expect(run('fails on Gengar')).rejects.toThrow('Gengar fails')
  expect(await outdated('fails on Gengar')).toEqual([DONDOZO, GENGAR])
})

test('all files that were made from other inputs are made again', async () => {
  await run('first')
  expect(await outdated('second')).toEqual(NAMES)
  await run('second')
  expect(await outdated('second')).toEqual([])
})

test.each([
  ['is not JSON', () => '{"inputs":"first"'],
  ['lacks a part', () => '{"inputs":"first"}'],
  [
    'names effort values that it does not list',
    (text: string) => text.replace('"builds":[]', '"builds":[[[0,0],[0,0,0,-1,0],[[0,0,0]]]]'),
  ],
])('a file that %s is made again', async (_, damage) => {
  await run('first')
  const text = await textOf(BLISSEY)
  await writeFile(pathOf(BLISSEY), damage(text))
  expect(await outdated('first')).toEqual([BLISSEY])
  await run('first')
  expect(await textOf(BLISSEY)).toBe(text)
})

test('one thread and two threads make the same bytes', async () => {
  const program = await bundleProgram('planner/testing/small-worker.ts')
  const raids = RAIDS.slice(1)
  const runIn = async (name: string, threads: number) => {
    const folder = join(directory, name)
    await searchRaids(PLANS, { folder, raids, threads }, program)
    return Promise.all(raids.map((raid) => readFile(join(folder, `${raid.name}.json`), 'utf8')))
  }
  const alone = await runIn('alone', 1)
  expect(await runIn('together', 2)).toEqual(alone)
  for (const text of alone) expect(text).toMatch(/"attackers":\[\[\[\d+,\d+,\d+\]/)
})
