import type { Box } from './box'

/** The Pokémon that another tab added, removed or changed, by their names in @pkmn/dex. */
export type Changes = Readonly<Record<'added' | 'removed' | 'changed', readonly string[]>>

/** What another tab did to the Pokémon of a box; `undefined` where they are the same. */
export function changedElsewhere(before: Box, after: Box): Changes | undefined {
  const gone = speciesBeside(before, after)
  const come = speciesBeside(after, before)
  if (gone.length + come.length === 0) return undefined
  return {
    added: come.filter((species) => !gone.includes(species)),
    removed: gone.filter((species) => !come.includes(species)),
    changed: come.filter((species) => gone.includes(species)),
  }
}

/** Those that another box does not have. */
function speciesBeside(box: Box, other: Box): string[] {
  const known = new Set(other.entries.map(({ set }) => set))
  return box.entries.flatMap(({ set, build }) => (known.has(set) ? [] : build.species))
}
