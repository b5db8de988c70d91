import { setsInText } from '@/lib/builds/sets-in-text'
import { joinedSets } from './box'
import { shippedNames } from './game-names'
import { type SetsFound, setsOfJson, setsOfValue } from './sets-of-json'
import { StrategyLinks } from './strategy-link'

/**
 * What a pasted or opened text holds, as text of Pokémon Showdown: the sets of JSON; of any other text itself, with the sets
 * of the strategies that its lines link to below it, in the place of these lines. Never rejects.
 */
export async function pastedSets(text: string): Promise<SetsFound> {
  return setsOfJson(text) ?? (await setsOfLines(text))
}

async function setsOfLines(text: string): Promise<SetsFound> {
  const links = new StrategyLinks()
  const left: string[] = []
  const found: SetsFound[] = []
  for (const line of text.split(/\r\n|\r|\n/)) {
    const strategies = linksToStrategy(line) ? await links.strategiesOf(line) : []
    const sets = strategies.flatMap((strategy) => setsOfValue(strategy) ?? [])
    // Where one of several is damaged, the line stays, to be named.
    if (sets.length === 0 || sets.length < strategies.length) left.push(line)
    else found.push(...sets)
  }
  if (found.length === 0) return { text, substitutes: 0 }
  return {
    text: joinedSets([left.join('\n'), ...found.map((sets) => sets.text)]),
    substitutes: found.reduce((sum, { substitutes }) => sum + substitutes, 0),
  }
}

// A link beside a part of a set is left out as any other.
function linksToStrategy(line: string): boolean {
  if (!line.includes('H4sI')) return false
  const [first] = setsInText(line, shippedNames.species, 1).sets
  return first?.[0]?.stray === 'strategy link'
}
