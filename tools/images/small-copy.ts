import { stat, utimes } from 'node:fs/promises'
import sharp from 'sharp'
import writeFileAtomic from 'write-file-atomic'

/**
 * Makes the copy of a PNG that visitors get, a WebP that is no larger than shown. A copy that was made of this very file is
 * kept.
 * Rejects when the file is no image.
 *
 * @param path of the PNG
 * @param shownPx how large it is shown, in pixels
 * @param copy path of the copy; beside the PNG by default
 */
export async function makeSmallCopy(
  path: string,
  shownPx: number,
  copy = path.replace(/\.png$/, '.webp'),
): Promise<void> {
  const { atime, mtime } = await stat(path)
  // As old as what it was made of, not only younger: the file of a publisher may come with any date.
  if (await isAsOld(copy, mtime)) return
  await writeFileAtomic(copy, await encodeSmall(path, shownPx))
  await utimes(copy, atime, mtime)
}

async function isAsOld(path: string, time: Date): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined)
  return stats !== undefined && Math.abs(stats.mtimeMs - time.getTime()) < 2
}

// Drawn pixels are smaller without loss, pictures with it.
async function encodeSmall(path: string, shownPx: number): Promise<Buffer> {
  const picture = sharp(path).resize(shownPx, shownPx, { fit: 'inside', withoutEnlargement: true })
  const [lossless, lossy] = await Promise.all([
    picture.clone().webp({ lossless: true }).toBuffer(),
    picture.clone().webp({ quality: 85 }).toBuffer(),
  ])
  return lossless.length <= lossy.length ? lossless : lossy
}
