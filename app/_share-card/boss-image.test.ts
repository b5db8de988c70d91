import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { bossImage } from './boss-image'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'))
})

afterEach(() => rm(folder, { recursive: true }))

it('is enlarged by a whole factor, without its margin', async () => {
  await write('445', 40, 30)
  expect(await bossImage('445', folder)).toMatchObject({ width: 360, height: 270 })
})

it('fills the room if it is larger or nearly as large', async () => {
  await write('445', 250, 125)
  expect(await bossImage('445', folder)).toMatchObject({ width: 380, height: 190 })
  await write('445', 300, 600)
  expect(await bossImage('445', folder)).toMatchObject({ width: 190, height: 380 })
})

it('is a PNG that needs no other file', async () => {
  await write('445', 40, 30)
  const source = (await bossImage('445', folder))?.source ?? ''
  const png = await sharp(Buffer.from(source.replace('data:image/png;base64,', ''), 'base64')).metadata()
  expect(png).toMatchObject({ format: 'png', width: 360, height: 270 })
})

it('is undefined if there is no file', async () => {
  expect(await bossImage('445', folder)).toBeUndefined()
})

it('is undefined if the file only shows the boss’s name', async () => {
  await write('445', 208, 208, 0)
  expect(await bossImage('445', folder)).toBeUndefined()
})

async function write(name: string, width: number, height: number, margin = 7) {
  const background = { r: 200, g: 0, b: 0, alpha: 1 }
  await sharp({ create: { width, height, channels: 4, background } })
    .extend({
      top: margin,
      left: margin,
      bottom: margin,
      right: margin,
      background: { ...background, alpha: 0 },
    })
    .png()
    .toFile(join(folder, `${name}.png`))
}
