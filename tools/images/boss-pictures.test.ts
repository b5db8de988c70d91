/** @jest-environment node */
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { rosters } from '@/data/rosters/rosters'
import { TIERS } from '@/data/vocabulary'
import { bossPicture } from '@/lib/raid/small-picture'
import { shippedRaidView } from '@/lib/raid-view/raid-view'
import { bossPictures, makeBossPictures } from './boss-pictures'

const pictures = bossPictures(rosters)
const raids = TIERS.flatMap((tier) => rosters[tier].map(({ region, name }) => ({ tier, region, boss: name })))

test.each(raids)('the small picture of %j is of the image that its page shows', (raid) => {
  expect(pictures.get(`${bossPicture(raid)}.webp`)).toBe(`${shippedRaidView(raid)?.image}.png`)
})

describe('in a folder of images', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'boss-pictures-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('pictures are made of those that are there, no larger than shown on fine screens', async () => {
    const grey = { width: 208, height: 208, channels: 3, background: '#808080' } as const
    await sharp({ create: grey }).png().toFile(join(folder, '445.png'))
    await makeBossPictures(rosters, folder)
    const { format, width } = await sharp(join(folder, 'bosses/6/paldea/garchomp.webp')).metadata()
    expect({ format, width }).toEqual({ format: 'webp', width: 96 })
    expect(existsSync(join(folder, 'bosses/6/paldea/gardevoir.webp'))).toBe(false)
  })
})
