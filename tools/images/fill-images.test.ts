import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { rosters } from '@/data/rosters/rosters'
import { generatedCard } from './card'
import { fillImages, type Supplier } from './fill-images'
import { pokesprite } from './pokesprite'
import { imagesToBring, requiredImages } from './required-images'
import { encodeStandIn } from './stand-in'

const offline = [pokesprite, generatedCard]
const images = requiredImages(rosters)
const garchomp = images.filter(({ form }) => form === 'Garchomp')
const kingambit = images.filter(({ form }) => form === 'Kingambit')
const draw = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } })
const sizeOf = async (path: string) => {
  const { width, height, format } = await sharp(path).metadata()
  return { width, height, format }
}

let folder: string
let requests: string[]
let downloaded: Buffer
let source: Supplier

const inFolder = (file: string) => join(folder, file)
const originsOf = async (...parameters: Parameters<typeof fillImages>) =>
  (await fillImages(...parameters)).map(({ image, origin }) => `${image.file}: ${origin}`)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'))
  requests = []
  downloaded = await draw(128, 128, 'teal').png().toBuffer()
  source = {
    origin: 'downloaded',
    async supply({ file }) {
      requests.push(file)
      return downloaded
    },
  }
})

afterEach(() => rm(folder, { recursive: true }))

test('offline, each image is a sprite if there is one, otherwise a card, in its display size', async () => {
  const images = [...garchomp, ...kingambit]
  expect(await originsOf(images, { folder, suppliers: offline })).toEqual([
    '445.png: pokesprite-images',
    'shiny/445.png: pokesprite-images',
    '983.png: generated card',
    'shiny/983.png: generated card',
  ])
  for (const { file } of images) {
    expect(await sizeOf(inFolder(file))).toEqual({ width: 208, height: 208, format: 'png' })
    const copy = inFolder(file.replace('png', 'webp'))
    expect(await sizeOf(copy)).toEqual({ width: 208, height: 208, format: 'webp' })
  }
})

test('a download is preferred to sprite and card, and saved unchanged', async () => {
  const [image] = await fillImages(garchomp, { folder, suppliers: [source, ...offline] })
  expect(image).toMatchObject({ origin: 'downloaded', problems: [] })
  expect(await readFile(inFolder('445.png'))).toEqual(downloaded)
  expect(await sizeOf(inFolder('445.webp'))).toEqual({ width: 128, height: 128, format: 'webp' })
})

test('the small copy of a sprite is unscaled, and has less than half of the bytes', async () => {
  const weezing = imagesToBring(['Weezing-Galar'])
  await fillImages(weezing, { folder, suppliers: [pokesprite] })
  const copy = inFolder('to-bring/weezing-galar.webp')
  expect(await sizeOf(copy)).toMatchObject({ width: 208, height: 208 })
  const scaledCopy = await sharp(inFolder('to-bring/weezing-galar.png'))
    .resize(96, 96)
    .webp({ quality: 85 })
    .toBuffer()
  expect((await stat(copy)).size).toBeLessThan(scaledCopy.length / 2)
})

test('an existing image stays, and no supplier is asked', async () => {
  await fillImages(garchomp, { folder, suppliers: offline })
  const before = await Promise.all(['445.png', '445.webp'].map((file) => stat(inFolder(file))))
  expect(await originsOf(garchomp, { folder, suppliers: [source] })).toEqual([
    '445.png: already there',
    'shiny/445.png: already there',
  ])
  const after = await Promise.all(['445.png', '445.webp'].map((file) => stat(inFolder(file))))
  expect(after.map(({ ctimeMs }) => ctimeMs)).toEqual(before.map(({ ctimeMs }) => ctimeMs))
  expect(requests).toEqual([])
})

test('an interrupted run continues with the missing images', async () => {
  await fillImages(garchomp.slice(0, 1), { folder, suppliers: [source] })
  await fillImages([...garchomp, ...kingambit], { folder, suppliers: [source] })
  expect(requests).toEqual(['445.png', 'shiny/445.png', '983.png', 'shiny/983.png'])
})

describe('the image of a publisher', () => {
  test('stays unchanged, whatever its size, and gets a small copy', async () => {
    const own = await draw(1000, 800, 'red').png().toBuffer()
    await writeFile(inFolder('445.png'), own)
    const suppliers = [source, ...offline]
    await fillImages(garchomp, { folder, suppliers, renew: true })
    expect(await readFile(inFolder('445.png'))).toEqual(own)
    expect(await sizeOf(inFolder('445.webp'))).toEqual({ width: 208, height: 166, format: 'webp' })
  })

  test.each(['2001-01-01', '2040-01-01'])('replaces a stand-in, even with date %s', async (date) => {
    await fillImages(garchomp, { folder, suppliers: offline })
    await writeFile(inFolder('445.png'), await draw(100, 50, 'red').png().toBuffer())
    await utimes(inFolder('445.png'), new Date(date), new Date(date))
    await fillImages(garchomp, { folder, suppliers: offline })
    expect(await sizeOf(inFolder('445.webp'))).toEqual({ width: 100, height: 50, format: 'webp' })
  })

  test('is reported if it is not an image', async () => {
    await writeFile(inFolder('445.png'), 'a text')
    const [image] = await fillImages(garchomp, { folder, suppliers: offline })
    expect(image).toMatchObject({
      origin: 'already there',
      problems: [expect.stringMatching(/^no small copy: .*unsupported image format/)],
    })
  })
})

describe('renewing', () => {
  test('downloads images that have a stand-in', async () => {
    await fillImages(garchomp, { folder, suppliers: offline })
    expect(await originsOf(garchomp, { folder, suppliers: [source, ...offline], renew: true })).toEqual([
      '445.png: downloaded',
      'shiny/445.png: downloaded',
    ])
    expect(await sizeOf(inFolder('445.webp'))).toMatchObject({ width: 128 })
  })

  test('keeps a stand-in if the image is unavailable', async () => {
    await fillImages(garchomp, { folder, suppliers: offline })
    const absent: Supplier = { ...source, supply: () => Promise.reject(new Error('status 404')) }
    const [image] = await fillImages(garchomp, { folder, suppliers: [absent, ...offline], renew: true })
    expect(image).toMatchObject({ origin: 'already there', problems: ['not downloaded: status 404'] })
  })
})

test('a failed source is reported, and the next source is asked', async () => {
  const broken: Supplier = { ...source, supply: () => Promise.reject(new Error('status 500')) }
  const [image] = await fillImages(garchomp, { folder, suppliers: [broken, ...offline] })
  expect(image).toMatchObject({ origin: 'pokesprite-images', problems: ['not downloaded: status 500'] })
})

test('a read-only folder does not stop the run', async () => {
  await writeFile(inFolder('shiny'), 'a file in the way')
  const [normal, shiny] = await fillImages(garchomp, { folder, suppliers: offline })
  expect(normal).toMatchObject({ origin: 'pokesprite-images', problems: [] })
  expect(shiny).toMatchObject({ origin: undefined, problems: [expect.any(String), expect.any(String)] })
})

test('at most four images load at a time', async () => {
  let [now, max] = [0, 0]
  const busy: Supplier = {
    ...source,
    async supply() {
      now += 1
      max = Math.max(max, now)
      await new Promise((resolve) => setTimeout(resolve, 5))
      now -= 1
      return downloaded
    },
  }
  await fillImages(images.slice(0, 12), { folder, suppliers: [busy] })
  expect(max).toBe(4)
})

test('each image is reported when it is done', async () => {
  const onFilled = jest.fn()
  await fillImages(garchomp, { folder, suppliers: offline, onFilled })
  expect(onFilled).toHaveBeenCalledTimes(2)
})

test('no unfinished files remain', async () => {
  await fillImages([...garchomp, ...kingambit], { folder, suppliers: [source, ...offline] })
  const files = await readdir(folder, { recursive: true })
  expect(files.filter((file) => file.endsWith('.part'))).toEqual([])
})

test('a stand-in has a mark in its file', async () => {
  const png = await encodeStandIn(draw(20, 20, 'red'))
  expect((await sharp(png).metadata()).exif?.toString('latin1')).toContain('stand-in')
})
