import { ownData } from '@/data/own-data'
import type { TypeColors } from './schema'
import typeColorsFile from './type-colors.json'

/**
 * For pictures. `app/_theme/type-colors.css` has the same colors for the screen. White text on each
 * has a contrast of at least 7:1.
 */
export const typeColors: TypeColors = ownData(typeColorsFile)
