import { keep } from './raid-files'
import { renewSameFiles } from './same-files'

jest.mock('./raid-files', () => ({ ...jest.requireActual('./kept-files'), keep: jest.fn() }))

/** A program that finds for each raid its name, told loudly. */
const LOUD = {
  script: `
    const { parentPort } = require('node:worker_threads')
    parentPort.on('message', (name) => parentPort.postMessage(name.toUpperCase()))`,
  fingerprint: 'loud',
}

beforeEach(() => {
  jest.mocked(keep).mockClear()
  jest.spyOn(console, 'log').mockImplementation()
})

afterEach(() => jest.restoreAllMocks())

const renew = (sample: readonly string[]) => {
  const renewed = new Map(['one', 'two', 'three'].map((name) => [name, name.toUpperCase()]))
  return renewSameFiles({ what: 'plans', folder: 'kept', threads: 1, renewed, sample }, LOUD)
}

test('the sample is written last: a run that was ended before finds raids by the program before, to be compared again', async () => {
  await renew(['one'])
  expect(jest.mocked(keep).mock.calls).toEqual([
    ['kept/two.json', 'TWO'],
    ['kept/three.json', 'THREE'],
    ['kept/one.json', 'ONE'],
  ])
})

test('a raid of the sample whose file is not to be renewed is not asked for, and nothing is written without any other', async () => {
  await expect(renew(['four'])).rejects.toThrow('no plans of the sample were made by the program before')
  expect(keep).not.toHaveBeenCalled()
})
