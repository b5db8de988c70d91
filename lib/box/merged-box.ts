import { addSets, type Box, joinedSets } from './box'

/** The changes of a box by one tab, and by others. */
export interface Changes {
  /** What the tab began with. */
  readonly before: Box
  readonly ours: Box
  /** What is stored by now. */
  readonly theirs: Box
}

/** A box with the changes of two tabs. A Pokémon that each has changed in its own way is there in both. */
export function mergedBox({ before, ours, theirs }: Changes): Box {
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

function mergedField({ before, ours, theirs }: Changes): string {
  if (ours.field === before.field || ours.field === theirs.field) return theirs.field
  return theirs.field === before.field ? ours.field : joinedSets([theirs.field, ours.field])
}

function setsOf({ entries }: Box): ReadonlySet<string> {
  return new Set(entries.map(({ set }) => set))
}
