import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pMap from 'p-map'
import writeFileAtomic from 'write-file-atomic'
import type { RequiredImage } from './required-images'
import { makeSmallCopy } from './small-copy'
import { isStandIn } from './stand-in'

const AT_A_TIME = 4

interface Options {
  folder: string
  /** In the order of preference. */
  suppliers: readonly Supplier[]
  /** Whether to try to download images that now have a stand-in. */
  renew?: boolean
  onFilled?: () => void
}

export interface Filled {
  readonly image: RequiredImage
  readonly origin?: Origin
  readonly problems: readonly string[]
}

/**
 * Keeps existing images, and asks the suppliers for the rest, four images at a time. Also makes the small copies. Never
 * rejects: reports problems with the image.
 */
export function fillImages(
  images: readonly RequiredImage[],
  { folder, suppliers, renew = false, onFilled }: Options,
): Promise<Filled[]> {
  return pMap(
    images,
    async (image) => {
      const filled = await fill(image)
      onFilled?.()
      return filled
    },
    { concurrency: AT_A_TIME },
  )

  async function fill(image: RequiredImage): Promise<Filled> {
    const path = join(folder, image.file)
    const problems: string[] = []
    const supply = await firstOf(await suppliersFor(path), image, path, problems)
    const origin = supply ?? (existsSync(path) ? 'already there' : undefined)
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
  image: RequiredImage,
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

export const ORIGINS = ['already there', 'downloaded', 'pokesprite-images', 'generated card'] as const

export type Origin = (typeof ORIGINS)[number]

export interface Supplier {
  readonly origin: Origin
  /** Returns `undefined` if there is none. Rejects with a message about the problem. */
  supply(image: RequiredImage): Promise<Buffer | undefined>
}
