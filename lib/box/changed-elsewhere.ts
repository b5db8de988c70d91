import { creatureName } from '@/lib/creature/creature-name'
import { listed } from '@/lib/listed'
import type { Box } from './box'

/** So many are named, more are counted. */
const MOST_NAMES = 3

/**
 * What another tab did to the Pokémon of a box, in words: `In another tab: removed Garchomp; changed Iron Hands`. Empty where
 * they are the same.
 */
export function changedElsewhere(before: Box, after: Box): string {
  const gone = namesBeside(before, after)
  const come = namesBeside(after, before)
  const done = [
    ['added', come.filter((name) => !gone.includes(name))],
    ['removed', gone.filter((name) => !come.includes(name))],
    ['changed', come.filter((name) => gone.includes(name))],
  ] as const
  const said = done.flatMap(([verb, names]) =>
    names.length > 0
      ? `${verb} ${names.length > MOST_NAMES ? `${names.length} Pokémon` : listed(names)}`
      : [],
  )
  return said.length > 0 ? `In another tab: ${said.join('; ')}` : ''
}

/** The names of those that another box does not have. */
function namesBeside(box: Box, other: Box): string[] {
  const known = new Set(other.entries.map(({ set }) => set))
  return box.entries.flatMap(({ set, build }) => (known.has(set) ? [] : creatureName(build.species)))
}
