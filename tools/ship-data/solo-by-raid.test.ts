import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { soloByRaidFile } from './solo-by-raid'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plans-'))
})

afterEach(() => rm(folder, { recursive: true }))

test('a raid whose plans cannot be read counts as one without: the others are known', async () => {
  await cp('data/plans/6/paldea/garchomp.json', join(folder, 'garchomp.json'))
  await writeFile(join(folder, 'blissey.json'), '{"form":"of last year"}')
  expect([...(await soloByRaidFile(folder)).keys()]).toEqual(['garchomp'])
})

test('before plans were searched for the first time nothing is known of any raid', async () => {
  expect(await soloByRaidFile(join(folder, 'missing'))).toEqual(new Map())
})
