import { stat, utimes } from 'node:fs/promises'
import sharp from 'sharp'
import writeFileAtomic from 'write-file-atomic'
import { SHOWN_PX } from './stand-in'

interface Options {
  /** How large it is shown, in pixels. */
  shownPx: number
  /** The path of the copy; beside the PNG by default. */
  copy?: string
  /** What the copy shows, where that is not the PNG itself: asked for only if the copy is to be made. */
  picture?: () => Promise<string | Buffer>
}

/**
 * Makes the copy of a PNG that visitors get, a WebP: no larger than shown, or as large as a stand-in where that
 * takes fewer bytes. A copy that was made of this very file is kept. Rejects when the file is no image.
 */
export async function makeSmallCopy(
  path: string,
  { shownPx, copy = path.replace(/\.png$/, '.webp'), picture }: Options,
): Promise<void> {
  const { atime, mtime } = await stat(path)
  // As old as what it was made of, not only younger: the file of a publisher may come with any date.
  if (await isAsOld(copy, mtime)) return
  await writeFileAtomic(copy, await encodeSmall((await picture?.()) ?? path, shownPx))
  await utimes(copy, atime, mtime)
}

async function isAsOld(path: string, time: Date): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined)
  return stats !== undefined && Math.abs(stats.mtimeMs - time.getTime()) < 2
}

// Pictures are smaller with loss. Drawn pixels are so without, and unscaled, since scaling blurs their few colors.
async function encodeSmall(picture: string | Buffer, shownPx: number): Promise<Buffer> {
  const within = (px: number) => sharp(picture).resize(px, px, { fit: 'inside', withoutEnlargement: true })
  const encodings = [within(SHOWN_PX).webp({ lossless: true }), within(shownPx).webp({ quality: 85 })]
  const copies = await Promise.all(encodings.map((encoding) => encoding.toBuffer()))
  return copies.reduce((smallest, copy) => (copy.length < smallest.length ? copy : smallest))
}
