import { stat, utimes } from 'node:fs/promises'
import sharp from 'sharp'
import writeFileAtomic from 'write-file-atomic'
import { SHOWN_PX } from './stand-in'

/**
 * Makes the copy of a PNG that visitors get, a WebP beside it that is no larger than shown. A copy that was made of
 * this very file is kept.
 * Rejects when the file is no image.
 *
 * @param path of the PNG
 */
export async function makeSmallCopy(path: string): Promise<void> {
  const copy = path.replace(/\.png$/, '.webp')
  const { atime, mtime } = await stat(path)
  // As old as what it was made of, not only younger: the file of a publisher may come with any date.
  if (await isAsOld(copy, mtime)) return
  await writeFileAtomic(copy, await encodeSmall(path))
  await utimes(copy, atime, mtime)
}

async function isAsOld(path: string, time: Date): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined)
  return stats !== undefined && Math.abs(stats.mtimeMs - time.getTime()) < 2
}

// Drawn pixels are smaller without loss, pictures with it.
async function encodeSmall(path: string): Promise<Buffer> {
  const picture = sharp(path).resize(SHOWN_PX, SHOWN_PX, { fit: 'inside', withoutEnlargement: true })
  const [lossless, lossy] = await Promise.all([
    picture.clone().webp({ lossless: true }).toBuffer(),
    picture.clone().webp({ quality: 85 }).toBuffer(),
  ])
  return lossless.length <= lossy.length ? lossless : lossy
}
