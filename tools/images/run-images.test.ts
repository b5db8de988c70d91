import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { rosters } from '@/data/rosters/rosters'
import { TIERS } from '@/data/vocabulary'
import { bossPicture } from '@/lib/links/file-names'
import { shippedRaidView } from '@/lib/raid-view/live-raid-view'
import { sentences } from '@/lib/words/en/sentences'
import { generatedCard } from './card'
import { type Filled, fillImages, type Origin, type Supplier } from './fill-images'
import { pokesprite } from './pokesprite'
import { requiredImages } from './required-images'
import { bossPictures, makeBossPictures, reportLines, shinyCards } from './run-images'

function filled(origin: Origin | undefined, file: string, ...problems: string[]): Filled {
  const image = { file, shiny: file.startsWith('shiny/'), name: '', form: '', types: [], shownPx: 208 }
  return { image, origin, problems }
}

test('the table counts by origin, normal and shiny', () => {
  const lines = reportLines([
    filled('already there', '445.png'),
    filled('already there', 'shiny/445.png'),
    filled('downloaded', '983.png'),
    filled('generated card', 'shiny/983.png'),
    filled(undefined, '001.png'),
  ])
  expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual([
    'Images normal shiny',
    'already there 1 1',
    'downloaded 1 0',
    'pokesprite-images 0 0',
    'generated card 0 1',
    'missing 1 0',
  ])
})

test('the same problem of many images is reported once, with three examples', () => {
  const files = ['1.png', '2.png', '3.png', '4.png', '5.png']
  const lines = reportLines([
    ...files.map((file) => filled('generated card', file, 'not downloaded: status 404')),
    filled('already there', '6.png', 'no small copy: no image'),
  ])
  expect(lines.slice(6)).toEqual([
    'not downloaded: status 404: 1.png, 2.png, 3.png and 2 more',
    'no small copy: no image: 6.png',
  ])
})

const images = requiredImages(rosters).filter(({ form }) => form === 'Garchomp' || form === 'Kingambit')

const pictures = bossPictures(rosters)
const raids = TIERS.flatMap((tier) => rosters[tier].map(({ region, name }) => ({ tier, region, boss: name })))

test.each(raids)('the small picture of %j shows the image of its page', (raid) => {
  expect(pictures.get(`${bossPicture(raid)}.webp`)?.file).toBe(
    `${shippedRaidView(raid, sentences)?.image}.png`,
  )
})

describe('in a folder of images', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'images-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('Kingambit, number 983, has no sprite: its shiny image is only a card, and that of Garchomp is not', async () => {
    await fillImages(images, { folder, suppliers: [pokesprite, generatedCard] })
    expect(await shinyCards(images, folder)).toEqual(['983'])
  })

  test('a downloaded picture is not a card', async () => {
    const picture = await sharp({ create: { width: 128, height: 128, channels: 4, background: 'teal' } })
      .png()
      .toBuffer()
    const source: Supplier = { origin: 'downloaded', supply: async () => picture }
    await fillImages(images, { folder, suppliers: [source] })
    expect(await shinyCards(images, folder)).toEqual([])
  })

  test('small pictures are made of existing images, in the size for sharp screens', async () => {
    // A single color would compress so well without loss that the tool would not scale it.
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const render = { width: 208, height: 208, channels: 3, background: '#808080', noise } as const
    await sharp({ create: render }).png().toFile(join(folder, '445.png'))
    await makeBossPictures(rosters, folder)
    const { format, width } = await sharp(join(folder, 'bosses/6/paldea/garchomp.webp')).metadata()
    expect({ format, width }).toEqual({ format: 'webp', width: 96 })
    expect(existsSync(join(folder, 'bosses/6/paldea/gardevoir.webp'))).toBe(false)
  })

  test('the small picture of Kingambit, which only has a card, is a generic Pokémon without background', async () => {
    const kingambit = requiredImages(rosters).filter(({ form }) => form === 'Kingambit')
    await fillImages(kingambit, { folder, suppliers: [generatedCard] })
    await makeBossPictures(rosters, folder)
    const picture = sharp(join(folder, 'bosses/6/paldea/kingambit.webp'))
    expect(await picture.metadata()).toMatchObject({ width: 96, height: 96 })
    expect((await sharp(join(folder, '983.png')).stats()).isOpaque).toBe(true)
    expect((await picture.stats()).isOpaque).toBe(false)
  })
})
