import { type SetsFound, setsOfJson, setsOfValue } from './sets-of-json'
import { strategyOfLink } from './strategy-link'

/**
 * What a pasted or opened text holds, as text of Pokémon Showdown: of JSON and of a strategy's share link its sets, of any
 * other text itself. Never rejects.
 */
export async function pastedSets(text: string): Promise<SetsFound> {
  return setsOfJson(text) ?? setsOfValue(await strategyOfLink(text)) ?? { text, substitutes: 0 }
}
