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
import { drawCard, generatedCard } from './card'
import { fillImages } from './fill-images'
import { wantedImages } from './wanted-images'

const pictures = bossPictures(rosters)
const raids = TIERS.flatMap((tier) => rosters[tier].map(({ region, name }) => ({ tier, region, boss: name })))

test.each(raids)('the small picture of %j is of the image that its page shows', (raid) => {
  expect(pictures.get(`${bossPicture(raid)}.webp`)?.file).toBe(`${shippedRaidView(raid)?.image}.png`)
})

describe('in a folder of images', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'boss-pictures-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('pictures are made of those that are there, no larger than shown on fine screens', async () => {
    // Of one colour it would be so small without loss that it need not be scaled.
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const render = { width: 208, height: 208, channels: 3, background: '#808080', noise } as const
    await sharp({ create: render }).png().toFile(join(folder, '445.png'))
    await makeBossPictures(rosters, folder)
    const { format, width } = await sharp(join(folder, 'bosses/6/paldea/garchomp.webp')).metadata()
    expect({ format, width }).toEqual({ format: 'webp', width: 96 })
    expect(existsSync(join(folder, 'bosses/6/paldea/gardevoir.webp'))).toBe(false)
  })

  test('of Kingambit, who has only a card, it is a card without the name', async () => {
    const kingambit = wantedImages(rosters).filter(({ form }) => form === 'Kingambit')
    await fillImages(kingambit, { folder, suppliers: [generatedCard] })
    await makeBossPictures(rosters, folder)
    const picture = sharp(join(folder, 'bosses/6/paldea/kingambit.webp'))
    const card = { name: 'Kingambit', types: ['Dark', 'Steel'], shiny: false, shownPx: 96 } as const
    expect(await picture.raw().toBuffer()).toEqual(
      await sharp(await drawCard(card))
        .raw()
        .toBuffer(),
    )
  })
})
