import { ownData } from '@/data/own-data'
import type { TypeColors } from './schema'
import typeColorsFile from './type-colors.json'

/**
 * The color of each type for pictures. The screen has the same in `app/_theme/type-colors.css`.
 * White text on it has a contrast of at least 7:1.
 */
export const typeColors: TypeColors = ownData(typeColorsFile)
