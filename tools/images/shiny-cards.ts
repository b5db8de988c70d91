import { basename, join } from 'node:path'
import { hasSprite } from './pokesprite'
import { isStandIn } from './stand-in'
import type { WantedImage } from './wanted-images'

/**
 * The names of images whose shiny version in a folder is only a card, in alphabetical order: `983`. A card is a stand-in for
 * an image without a sprite.
 */
export async function shinyCards(wanted: readonly WantedImage[], folder: string): Promise<string[]> {
  const spriteless = wanted.filter((image) => image.shiny && !hasSprite(image))
  const areCards = await Promise.all(spriteless.map(({ file }) => isStandIn(join(folder, file))))
  return spriteless
    .filter((_, place) => areCards[place])
    .map(({ file }) => basename(file, '.png'))
    .sort()
}
