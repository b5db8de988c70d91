import sharp, { type Sharp } from 'sharp'

/** Maximum width and height of a boss's image in device pixels, at twice its CSS size for sharp screens. */
export const SHOWN_PX = 208

const MARK = 'stand-in of npm run images'

/** Marks the PNG as a stand-in until a better image is available. */
export function encodeStandIn(picture: Sharp, colors = 256): Promise<Buffer> {
  return picture
    .withExif({ IFD0: { ImageDescription: MARK } })
    .png({ palette: true, colors, dither: 0 })
    .toBuffer()
}

/** Returns false for an unreadable file. */
export async function isStandIn(path: string): Promise<boolean> {
  const metadata = await sharp(path)
    .metadata()
    .catch(() => undefined)
  return metadata?.exif?.includes(MARK) ?? false
}
