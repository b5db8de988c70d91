import * as z from 'zod/mini'
import { ATTACK_KINDS, BUILD_PARAMETERS, type BuildSearch, SORTS, YES } from './build-search'

const yes = z.catch(
  z.pipe(
    z.literal(YES),
    z.transform(() => true),
  ),
  false,
)

const searchSchema = z.object({
  sort: z.catch(z.enum(SORTS), 'alone'),
  legendaries: yes,
  mythicals: yes,
  kind: z.catch(z.optional(z.enum(ATTACK_KINDS)), undefined),
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
  return searchSchema.parse(
    Object.fromEntries(BUILD_PARAMETERS.map((key) => [key, parameters.get(key) ?? undefined])),
  )
}
