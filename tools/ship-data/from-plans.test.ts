import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { attackersOf, plansByRaidFile, soloByRaidFile } from './from-plans'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plans-'))
})

afterEach(() => rm(folder, { recursive: true }))

test('a raid with an invalid file of plans counts as a raid without plans', async () => {
  await cp('data/plans/6/paldea/garchomp.json', join(folder, 'garchomp.json'))
  await writeFile(join(folder, 'blissey.json'), '{"form":"of last year"}')
  const plans = await plansByRaidFile(folder)
  expect([...soloByRaidFile(plans).keys()]).toEqual(['garchomp'])
  expect(attackersOf(plans)).toContain('Arboliva')
})

test('before the first search there are no plans', async () => {
  expect(await plansByRaidFile(join(folder, 'missing'))).toEqual(new Map())
})
