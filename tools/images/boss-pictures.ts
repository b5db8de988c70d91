import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pMap from 'p-map'
import { TIERS } from '@/data/vocabulary'
import { bossPicture, SMALL_PICTURE_PX } from '@/lib/raid/small-picture'
import type { Rosters } from '@/tools/ship-data/listed'
import { makeSmallCopy } from './small-copy'
import { imageFile } from './wanted-images'

const AT_A_TIME = 4

/** The small pictures of the bosses, and the image that each is made of, both below the folder of images. */
export function bossPictures(rosters: Rosters): ReadonlyMap<string, string> {
  return new Map(
    TIERS.flatMap((tier) =>
      rosters[tier].map((boss) => [
        `${bossPicture({ tier, region: boss.region, boss: boss.name })}.webp`,
        imageFile(boss),
      ]),
    ),
  )
}

/** Makes the small pictures of the bosses. One whose image is missing, or is none, is left out: `fillImages` tells that. */
export async function makeBossPictures(rosters: Rosters, folder: string): Promise<void> {
  await pMap(
    bossPictures(rosters),
    async ([picture, image]) => {
      const path = join(folder, picture)
      await mkdir(dirname(path), { recursive: true })
      await makeSmallCopy(join(folder, image), 2 * SMALL_PICTURE_PX, path).catch(() => undefined)
    },
    { concurrency: AT_A_TIME },
  )
}
