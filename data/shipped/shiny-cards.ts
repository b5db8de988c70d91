import { ownData } from '@/data/own-data'
import shinyCardsFile from './shiny-cards.json'

/**
 * Names of images whose shiny version is only a card, which adds nothing to the normal image: `983`.
 * `npm run images` writes them; empty without images.
 */
export const shinyCards: ReadonlySet<string> = new Set(ownData<readonly string[]>(shinyCardsFile))
