import sharp from 'sharp'
import { drawIcon, ICONS } from './icons'

it.each(Object.entries(ICONS))('%s is a PNG of its size', async (_, icon) => {
  const { size } = icon
  expect(await sharp(await drawIcon(icon)).metadata()).toMatchObject({
    format: 'png',
    width: size,
    height: size,
  })
})

it('fills the whole square if devices cut it to shape', async () => {
  const stats = await sharp(await drawIcon({ size: 64, cutToShape: true })).stats()
  expect(stats.isOpaque).toBe(true)
})

it('is a gem without background otherwise', async () => {
  expect((await sharp(await drawIcon({ size: 64 })).stats()).isOpaque).toBe(false)
})
