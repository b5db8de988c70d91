import * as v from 'valibot'
import { parseRecords } from '@/data/parse-records'
import shinyCardsFile from './shiny-cards.json'

/**
 * The names of images whose shiny version is only a card, which says nothing that the normal one does not: `983`. Written by
 * `npm run images`; without images there are none. A wrong record stops the build.
 */
export const shinyCards: ReadonlySet<string> = new Set(
  parseRecords('data/shipped/shiny-cards.json', v.array(v.string()), shinyCardsFile),
)
