import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { rosters } from '@/data/rosters/rosters'
import { generatedCard } from './card'
import { fillImages } from './fill-images'
import { pokesprite } from './pokesprite'
import { shinyCards } from './shiny-cards'
import type { Supplier } from './supplier'
import { wantedImages } from './wanted-images'

const wanted = wantedImages(rosters).filter(({ form }) => form === 'Garchomp' || form === 'Kingambit')

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shiny-'))
})

afterEach(() => rm(folder, { recursive: true }))

test('Kingambit, number 983, has no sprite: its shiny image is only a card, and that of Garchomp is none', async () => {
  await fillImages(wanted, { folder, suppliers: [pokesprite, generatedCard] })
  expect(await shinyCards(wanted, folder)).toEqual(['983'])
})

test('a picture that was downloaded is no card', async () => {
  const picture = await sharp({ create: { width: 128, height: 128, channels: 4, background: 'teal' } })
    .png()
    .toBuffer()
  const source: Supplier = { origin: 'downloaded', supply: async () => picture }
  await fillImages(wanted, { folder, suppliers: [source] })
  expect(await shinyCards(wanted, folder)).toEqual([])
})
