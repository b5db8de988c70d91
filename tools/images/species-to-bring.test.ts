/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TYPE_NAMES } from '@/data/vocabulary'
import { packPlans } from '@/lib/plans/pack-plans'
import { rankedAttacker, rankedSupport } from '@/testing/plans/ranked'
import { speciesToBring } from './species-to-bring'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plans-'))
})

afterEach(() => rm(folder, { recursive: true }))

test('each Pokémon that is an attacker or a support somewhere is named once', async () => {
  await mkdir(join(folder, '6/paldea'), { recursive: true })
  const plans = {
    attackers: [rankedAttacker({ species: 'Iron Hands' }), rankedAttacker({ species: 'Azumarill' })],
    supports: [rankedSupport({ species: 'Grimmsnarl' }), rankedSupport({ species: 'Azumarill' })],
  }
  const file = packPlans('inputs', new Map(TYPE_NAMES.map((type) => [type, plans])))
  await writeFile(join(folder, '6/paldea/garchomp.json'), JSON.stringify(file))
  await writeFile(join(folder, '6/paldea/gallade.json'), JSON.stringify(file))
  expect(await speciesToBring(folder)).toEqual(['Azumarill', 'Grimmsnarl', 'Iron Hands'])
})

test('without a folder of plans it rejects', async () => {
  await expect(speciesToBring(join(folder, 'nowhere'))).rejects.toThrow('nowhere')
})
