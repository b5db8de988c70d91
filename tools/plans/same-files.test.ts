import type { NamedRaid } from '@/planner/raids/all-raids'
import { raidsNamed } from '@/planner/raids/raids-named'
import { type FileKind, keep, readRaidFile } from './raid-files'
import { renewSameFiles } from './same-files'

jest.mock('./raid-files', () => ({
  ...jest.requireActual('./raid-files'),
  keep: jest.fn(),
  readRaidFile: jest.fn(),
}))

const KIND: FileKind = {
  name: 'plans',
  worker: '',
  parse: JSON.parse,
  inputsBy: (fingerprint) => fingerprint,
  programBefore: async () => 'before',
}

const RAIDS = ['6/Paldea/Blissey', '6/Paldea/Dondozo', '5/Paldea/Gengar'].flatMap(raidsNamed)
const NOW = '{"inputs":"now"}'

const PROGRAM = {
  script: `
    const { parentPort } = require('node:worker_threads')
    parentPort.on('message', () => parentPort.postMessage('${NOW}'))`,
  fingerprint: 'now',
}

beforeEach(() => {
  jest.mocked(keep).mockClear()
  jest.mocked(readRaidFile).mockResolvedValue({ inputs: 'before' })
  jest.spyOn(console, 'log').mockImplementation()
})

afterEach(() => jest.restoreAllMocks())

const renew = (sample: readonly NamedRaid[]) =>
  renewSameFiles(KIND, { folder: 'kept', raids: RAIDS, threads: 1 }, sample, PROGRAM)

test('the sample is written last, so that a run after an interruption can compare it again', async () => {
  await renew(RAIDS.slice(0, 1))
  expect(jest.mocked(keep).mock.calls).toEqual([
    ['kept/6/paldea/dondozo.json', NOW],
    ['kept/5/paldea/gengar.json', NOW],
    ['kept/6/paldea/blissey.json', NOW],
  ])
})

test('a raid of the sample with a current file is skipped, and nothing is written if no other raid is left', async () => {
  await expect(renew(raidsNamed('6/Paldea/Garchomp'))).rejects.toThrow(
    'the previous program made no plans of the sample',
  )
  expect(keep).not.toHaveBeenCalled()
})
