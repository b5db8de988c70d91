/** The key of a move in the creature service: its name in lower case, letters and digits only (`forestscurse`). */
export function moveKey(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** The key of a species in the creature service, made the same way (`ironhands`). A form may have another key. */
export function speciesKey(name: string): string {
  return moveKey(name)
}
