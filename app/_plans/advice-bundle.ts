/** What `advicePart` loads: all that a page without further wishes does not need. */
export { parseBuildQuery } from '@/lib/bring/search/parse-build-query'
export { readAdviser } from './adviser'
export { FigureLimits } from './FigureLimits'
export { OwnedCreatures } from './OwnedCreatures'
