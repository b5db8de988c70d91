import { type SetsFound, setsOfJson, setsOfValue } from './sets-of-json'
import { strategyOfLink } from './strategy-link'

/**
 * Reads pasted or opened text as text of Pokémon Showdown: the sets in JSON or in a strategy's share link, otherwise the
 * text itself. Never rejects.
 */
export async function pastedSets(text: string): Promise<SetsFound> {
  return setsOfJson(text) ?? setsOfValue(await strategyOfLink(text)) ?? { text, substitutes: 0 }
}
