import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pMap from 'p-map'
import writeFileAtomic from 'write-file-atomic'
import { makeSmallCopy } from './small-copy'
import { isStandIn } from './stand-in'
import type { WantedImage } from './wanted-images'

const AT_A_TIME = 4

interface Options {
  /** The folder of the images. */
  folder: string
  /** The suppliers of missing images, in the order in which they are asked. */
  suppliers: readonly Supplier[]
  /** Whether to ask for a download of what only stands in. */
  renew?: boolean
  /** Is called after each image. */
  onFilled?: () => void
}

/** The outcome for one image. */
export interface Filled {
  readonly image: WantedImage
  /** Not set where there is no image. */
  readonly origin?: Origin
  /** What went wrong on the way, in words. */
  readonly problems: readonly string[]
}

/**
 * Makes sure that each wanted image is there, with its small copy: what is there is kept, and the suppliers are asked for
 * the rest, four images at a time. Never rejects: problems are reported with the image.
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

/** What an image can come from, in the order in which they are asked. */
export const ORIGINS = ['already there', 'downloaded', 'pokesprite-images', 'generated card'] as const

/** What an image came from. */
export type Origin = (typeof ORIGINS)[number]

/** A source of images. */
export interface Supplier {
  readonly origin: Origin
  /** The image as a PNG; `undefined` where there is none. Rejects with a message that tells what went wrong. */
  supply(image: WantedImage): Promise<Buffer | undefined>
}
