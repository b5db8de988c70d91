import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TYPE_NAMES } from '@/data/vocabulary'
import { raidsNamed } from '@/planner/raids/raids-named'
import { teamInputs } from '@/planner/teams/team-inputs'
import type { BundledProgram } from '@/tools/programs/bundle-program'
import { outdatedTeams, runTeams } from './run-teams'

const RAIDS = ['7/Event/Mewtwo', '7/Event/Serperior'].flatMap(raidsNamed)
const NAMES = RAIDS.map(({ name }) => name)

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'teams-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** A program that finds no team, and says so in files that are made from what they should be. */
async function programOf(fingerprint: string): Promise<BundledProgram> {
  const inputs = Object.fromEntries(
    await Promise.all(RAIDS.map(async (raid) => [raid.name, await teamInputs(raid, fingerprint)] as const)),
  )
  const script = `
    const { parentPort } = require('node:worker_threads')
    const inputs = ${JSON.stringify(inputs)}
    parentPort.on('message', (name) => {
      const raids = Array(${TYPE_NAMES.length}).fill([])
      const rest = { names: [name], spreads: [], builds: [], plays: [], raids, strangers: [] }
      parentPort.postMessage(JSON.stringify({ inputs: inputs[name], ...rest }))
    })`
  return { script, fingerprint }
}

const run = async (fingerprint: string) =>
  runTeams({ folder, raids: RAIDS, threads: 1 }, await programOf(fingerprint))

const outdated = async (fingerprint: string) =>
  (await outdatedTeams(folder, RAIDS, fingerprint)).map(({ name }) => name)

test('a run makes the file of each raid, and none is out of date then', async () => {
  expect(await outdated('first')).toEqual(NAMES)
  await run('first')
  expect(await outdated('first')).toEqual([])
})

test('where nothing is out of date, that is said, and nothing is searched', async () => {
  await run('first')
  const said = jest.spyOn(console, 'log').mockImplementation()
  await run('first')
  expect(said.mock.calls).toEqual([['The teams are up to date: of 2 raids, none is to be searched.']])
  said.mockRestore()
})

test('all files that another program made are made again', async () => {
  await run('first')
  expect(await outdated('second')).toEqual(NAMES)
})

test('what a boss is known to be won by is part of what its teams are made from', async () => {
  const [mewtwo, serperior] = RAIDS
  if (!mewtwo || !serperior) throw new Error('A raid is missing')
  expect(await teamInputs(mewtwo, 'one')).not.toBe(await teamInputs(serperior, 'one'))
})

test('a file that is damaged is made again', async () => {
  await run('first')
  const path = join(folder, `${NAMES[0]}.json`)
  await writeFile(path, (await readFile(path, 'utf8')).slice(0, -5))
  expect(await outdated('first')).toEqual(NAMES.slice(0, 1))
})
