import { ownData } from '@/data/own-data'
import shinyCardsFile from './shiny-cards.json'

/**
 * The names of images whose shiny version is only a card, which says nothing that the normal one does not: `983`. Written by
 * `npm run images`; without images there are none.
 */
export const shinyCards: ReadonlySet<string> = new Set(ownData<readonly string[]>(shinyCardsFile))
