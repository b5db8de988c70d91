/** What `advicePart` loads: all that a page without further wishes does not need. */
export { parseBuildQuery } from '@/lib/bring/search/parse-build-query'
export { whatToBring } from '@/lib/bring/what-to-bring'
export { parsePlans } from '@/lib/plans/parse-plans'
export { FigureLimits } from './FigureLimits'
export { OwnedCreatures } from './OwnedCreatures'
