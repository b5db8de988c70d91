import { ATTACK_KINDS, type BuildSearch, SORTS, YES } from './build-search'

/**
 * Parses the build search in a query. Never throws. Ignores unknown values and letter case, and uses the first of a
 * repeated parameter. Avoids zod, which a page would load just for this.
 *
 * @param query `?sort=turns`, or empty
 */
export function parseBuildQuery(query: string): BuildSearch {
  const parameters = new URLSearchParams(query.toLowerCase())
  const isYes = (key: keyof BuildSearch) => parameters.get(key) === YES
  return {
    sort: SORTS.find((sort) => sort === parameters.get('sort')) ?? 'alone',
    legendaries: isYes('legendaries'),
    mythicals: isYes('mythicals'),
    kind: ATTACK_KINDS.find((kind) => kind === parameters.get('kind')),
    unboosted: isYes('unboosted'),
    mine: isYes('mine'),
  }
}
