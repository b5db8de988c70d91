import * as v from 'valibot'
import { ATTACK_KINDS, BUILD_PARAMETERS, type BuildSearch, SORTS, YES } from './build-search'

const yes = v.fallback(
  v.pipe(
    v.literal(YES),
    v.transform(() => true),
  ),
  false,
)

const searchSchema = v.object({
  sort: v.fallback(v.picklist(SORTS), 'alone'),
  legendaries: yes,
  mythicals: yes,
  kind: v.fallback(v.optional(v.picklist(ATTACK_KINDS)), undefined),
  unboosted: yes,
  mine: yes,
})

/**
 * Parses the search among builds in a query. Never throws: what is unknown is ignored. Of a repeated parameter the first
 * counts; letter case does not matter.
 *
 * @param query `?sort=turns`, or empty
 */
export function parseBuildQuery(query: string): BuildSearch {
  const parameters = new URLSearchParams(query.toLowerCase())
  return v.parse(
    searchSchema,
    Object.fromEntries(BUILD_PARAMETERS.map((key) => [key, parameters.get(key) ?? undefined])),
  )
}
