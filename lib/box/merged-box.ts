import { addSets, type Box, joinedSets } from './box'

export interface TabChanges {
  readonly before: Box
  readonly ours: Box
  readonly theirs: Box
}

/** Merges the changes of two tabs. If both changed the same Pokémon, the box contains both versions. */
export function mergedBox({ before, ours, theirs }: TabChanges): Box {
  if (theirs === before) return ours
  if (ours === before) return theirs
  const [known, kept] = [setsOf(before), setsOf(ours)]
  const { box } = addSets(
    {
      entries: theirs.entries.filter(({ set }) => kept.has(set) || !known.has(set)),
      field: mergedField({ before, ours, theirs }),
    },
    { entries: ours.entries.filter(({ set }) => !known.has(set)), unread: [] },
  )
  return box
}

function mergedField({ before, ours, theirs }: TabChanges): string {
  if (ours.field === before.field || ours.field === theirs.field) return theirs.field
  return theirs.field === before.field ? ours.field : joinedSets([theirs.field, ours.field])
}

function setsOf({ entries }: Box): ReadonlySet<string> {
  return new Set(entries.map(({ set }) => set))
}

export type BoxChanges = Readonly<Record<'added' | 'removed' | 'changed', readonly string[]>>

/** Returns the changes of another tab to the Pokémon of a box; `undefined` without changes. */
export function changedElsewhere(before: Box, after: Box): BoxChanges | undefined {
  const gone = speciesBeside(before, after)
  const come = speciesBeside(after, before)
  if (gone.length + come.length === 0) return undefined
  return {
    added: come.filter((species) => !gone.includes(species)),
    removed: gone.filter((species) => !come.includes(species)),
    changed: come.filter((species) => gone.includes(species)),
  }
}

function speciesBeside(box: Box, other: Box): string[] {
  const known = new Set(other.entries.map(({ set }) => set))
  return box.entries.flatMap(({ set, build }) => (known.has(set) ? [] : build.species))
}
