import { stat, utimes } from 'node:fs/promises'
import sharp from 'sharp'
import writeFileAtomic from 'write-file-atomic'
import { SHOWN_PX } from './stand-in'

interface Options {
  /** In CSS pixels. */
  shownPx: number
  copy?: string
  /** Returns the content of the copy, if it is not the PNG. Only called if a new copy is needed. */
  picture?: () => Promise<string | Buffer>
}

/**
 * Makes the copy of a PNG that visitors get, as WebP in the size of the page. Keeps a stand-in at its own size if that
 * takes fewer bytes. Skips a copy that is up to date. Rejects if the file is not an image.
 */
export async function makeSmallCopy(
  path: string,
  { shownPx, copy = path.replace(/\.png$/, '.webp'), picture }: Options,
): Promise<void> {
  const { atime, mtime } = await stat(path)
  // Compare for equality, not for younger: a publisher's file may have any date.
  if (await isAsOld(copy, mtime)) return
  await writeFileAtomic(copy, await encodeSmall((await picture?.()) ?? path, shownPx))
  await utimes(copy, atime, mtime)
}

async function isAsOld(path: string, time: Date): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined)
  return stats !== undefined && Math.abs(stats.mtimeMs - time.getTime()) < 2
}

// Photos are smaller with lossy compression. Drawn pixels are smaller lossless and unscaled, since scaling blurs their
// few colors.
async function encodeSmall(picture: string | Buffer, shownPx: number): Promise<Buffer> {
  const within = (px: number) => sharp(picture).resize(px, px, { fit: 'inside', withoutEnlargement: true })
  const encodings = [within(SHOWN_PX).webp({ lossless: true }), within(shownPx).webp({ quality: 85 })]
  const copies = await Promise.all(encodings.map((encoding) => encoding.toBuffer()))
  return copies.reduce((smallest, copy) => (copy.length < smallest.length ? copy : smallest))
}
