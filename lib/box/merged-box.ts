import { addSets, type Box, joinedSets } from './box'

/** The changes of a box by one tab, and by others. */
export interface TabChanges {
  /** What the tab began with. */
  readonly before: Box
  readonly ours: Box
  /** What is stored by now. */
  readonly theirs: Box
}

/** A box with the changes of two tabs. A Pokémon that each has changed in its own way is there in both. */
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

/** The Pokémon that another tab added, removed or changed, by their names in @pkmn/dex. */
export type BoxChanges = Readonly<Record<'added' | 'removed' | 'changed', readonly string[]>>

/** What another tab did to the Pokémon of a box; `undefined` where they are the same. */
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

/** Those that another box does not have. */
function speciesBeside(box: Box, other: Box): string[] {
  const known = new Set(other.entries.map(({ set }) => set))
  return box.entries.flatMap(({ set, build }) => (known.has(set) ? [] : build.species))
}
