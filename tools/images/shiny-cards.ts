import { basename } from 'node:path'
import { isCard } from './card'
import type { WantedImage } from './wanted-images'

/** The names of images whose shiny version in a folder is only a card, in alphabetical order: `983`. */
export async function shinyCards(wanted: readonly WantedImage[], folder: string): Promise<string[]> {
  const shiny = wanted.filter((image) => image.shiny)
  const areCards = await Promise.all(shiny.map((image) => isCard(image, folder)))
  return shiny
    .filter((_, place) => areCards[place])
    .map(({ file }) => basename(file, '.png'))
    .sort()
}
