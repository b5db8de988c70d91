import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pMap from 'p-map'
import { TIERS } from '@/data/vocabulary'
import { bossPicture, SMALL_PICTURE_PX } from '@/lib/raid/small-picture'
import type { Rosters } from '@/tools/ship-data/listed'
import { drawCard, isCard } from './card'
import { makeSmallCopy } from './small-copy'
import { imageOf, type WantedImage } from './wanted-images'

const AT_A_TIME = 4

/** The small pictures of the bosses, and the image that each is made of, both below the folder of images. */
export function bossPictures(rosters: Rosters): ReadonlyMap<string, WantedImage> {
  return new Map(
    TIERS.flatMap((tier) =>
      rosters[tier].map((boss) => [
        `${bossPicture({ tier, region: boss.region, boss: boss.name })}.webp`,
        imageOf(boss),
      ]),
    ),
  )
}

/** Makes the small pictures of the bosses. One whose image is missing, or is none, is left out: `fillImages` tells that. */
export async function makeBossPictures(rosters: Rosters, folder: string): Promise<void> {
  await pMap(
    bossPictures(rosters),
    ([file, image]) => make(join(folder, file), image).catch(() => undefined),
    { concurrency: AT_A_TIME },
  )

  async function make(copy: string, image: WantedImage) {
    const small = { ...image, shownPx: 2 * SMALL_PICTURE_PX }
    const original = join(folder, image.file)
    await mkdir(dirname(copy), { recursive: true })
    // The name on a card is too small to read here.
    const picture = async () => ((await isCard(image, folder)) ? drawCard(small) : original)
    await makeSmallCopy(original, { shownPx: small.shownPx, copy, picture })
  }
}
