import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pMap from 'p-map'
import writeFileAtomic from 'write-file-atomic'
import { makeSmallCopy } from './small-copy'
import { isStandIn } from './stand-in'
import type { Origin, Supplier } from './supplier'
import type { WantedImage } from './wanted-images'

const AT_A_TIME = 4

interface Options {
  /** The folder of the images. */
  folder: string
  /** Whom to ask for what is not there, in this order. */
  suppliers: readonly Supplier[]
  /** Whether to ask for a download of what only stands in. */
  renew?: boolean
  /** Is called after each image. */
  onFilled?: () => void
}

/** What became of an image. */
export interface Filled {
  readonly image: WantedImage
  /** Not set where there is no image. */
  readonly origin?: Origin
  /** What went wrong on the way, in words. */
  readonly problems: readonly string[]
}

/**
 * Sees to it that each wanted image is there, with its small copy: what is there is kept, for the rest the suppliers
 * are asked, four images at a time. Never rejects: what goes wrong is told with the image.
 */
export function fillImages(
  wanted: readonly WantedImage[],
  { folder, suppliers, renew = false, onFilled }: Options,
): Promise<Filled[]> {
  return pMap(
    wanted,
    async (image) => {
      const filled = await fill(image)
      onFilled?.()
      return filled
    },
    { concurrency: AT_A_TIME },
  )

  async function fill(image: WantedImage): Promise<Filled> {
    const path = join(folder, image.file)
    const problems: string[] = []
    const supplied = await firstOf(await suppliersFor(path), image, path, problems)
    const origin = supplied ?? (existsSync(path) ? 'already there' : undefined)
    if (origin)
      await makeSmallCopy(path, image).catch((error) => problems.push(`no small copy: ${reasonOf(error)}`))
    return { image, origin, problems }
  }

  async function suppliersFor(path: string): Promise<readonly Supplier[]> {
    if (!existsSync(path)) return suppliers
    const mayImprove = renew && (await isStandIn(path))
    return mayImprove ? suppliers.filter(({ origin }) => origin === 'downloaded') : []
  }
}

async function firstOf(
  suppliers: readonly Supplier[],
  image: WantedImage,
  path: string,
  problems: string[],
): Promise<Origin | undefined> {
  for (const supplier of suppliers) {
    try {
      const png = await supplier.supply(image)
      if (!png) continue
      await mkdir(dirname(path), { recursive: true })
      await writeFileAtomic(path, png)
      return supplier.origin
    } catch (error) {
      problems.push(`not ${supplier.origin}: ${reasonOf(error)}`)
    }
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
