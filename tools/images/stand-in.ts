import sharp, { type Sharp } from 'sharp'

/** The side of the box that the image of a boss is shown in at most, twice for fine screens, in pixels. */
export const SHOWN_PX = 208

const MARK = 'stand-in of npm run images'

/** Encodes a picture as a PNG that stands in until a better image is to be had, and says so in itself. */
export function encodeStandIn(picture: Sharp, colors = 256): Promise<Buffer> {
  return picture
    .withExif({ IFD0: { ImageDescription: MARK } })
    .png({ palette: true, colors, dither: 0 })
    .toBuffer()
}

/** Whether a file is a stand-in. `false` for what cannot be read. */
export async function isStandIn(path: string): Promise<boolean> {
  const metadata = await sharp(path)
    .metadata()
    .catch(() => undefined)
  return metadata?.exif?.includes(MARK) ?? false
}
