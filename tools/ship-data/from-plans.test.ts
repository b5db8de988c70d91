import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { attackersOf, plansByRaidFile, soloByRaidFile } from './from-plans'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plans-'))
})

afterEach(() => rm(folder, { recursive: true }))

test('a raid whose plans cannot be read counts as one without: the others are known', async () => {
  await cp('data/plans/6/paldea/garchomp.json', join(folder, 'garchomp.json'))
  await writeFile(join(folder, 'blissey.json'), '{"form":"of last year"}')
  const plans = await plansByRaidFile(folder)
  expect([...soloByRaidFile(plans).keys()]).toEqual(['garchomp'])
  expect(attackersOf(plans)).toContain('Arboliva')
})

test('before plans were searched for the first time nothing is known of any raid', async () => {
  expect(await plansByRaidFile(join(folder, 'missing'))).toEqual(new Map())
})
