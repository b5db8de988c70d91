import { addSets, type Box, joinSets } from './box'

export interface TabChanges {
  readonly before: Box
  readonly ours: Box
  readonly theirs: Box
}

/** Merges the changes of two tabs. If both changed the same Pokémon, the box contains both versions. */
export function mergedBox({ before, ours, theirs }: TabChanges): Box {
  if (theirs === before) return ours
  if (ours === before) return theirs
  const [setsBefore, ourSets] = [setsOf(before), setsOf(ours)]
  const { box } = addSets(
    {
      entries: theirs.entries.filter(({ set }) => ourSets.has(set) || !setsBefore.has(set)),
      field: mergedField({ before, ours, theirs }),
    },
    { entries: ours.entries.filter(({ set }) => !setsBefore.has(set)), unread: [] },
  )
  return box
}

function mergedField({ before, ours, theirs }: TabChanges): string {
  if (ours.field === before.field || ours.field === theirs.field) return theirs.field
  return theirs.field === before.field ? ours.field : joinSets([theirs.field, ours.field])
}

function setsOf({ entries }: Box): ReadonlySet<string> {
  return new Set(entries.map(({ set }) => set))
}

export type BoxChanges = Readonly<Record<'added' | 'removed' | 'changed', readonly string[]>>

/** Returns the changes of another tab to the Pokémon of a box; `undefined` without changes. */
export function changedElsewhere(before: Box, after: Box): BoxChanges | undefined {
  const speciesGone = speciesOnlyIn(before, after)
  const speciesAdded = speciesOnlyIn(after, before)
  if (speciesGone.length + speciesAdded.length === 0) return undefined
  return {
    added: speciesAdded.filter((species) => !speciesGone.includes(species)),
    removed: speciesGone.filter((species) => !speciesAdded.includes(species)),
    changed: speciesAdded.filter((species) => speciesGone.includes(species)),
  }
}

function speciesOnlyIn(box: Box, otherBox: Box): string[] {
  const otherSets = new Set(otherBox.entries.map(({ set }) => set))
  return box.entries.flatMap(({ set, build }) => (otherSets.has(set) ? [] : build.species))
}
