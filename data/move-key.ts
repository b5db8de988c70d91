/** Key in the creature service: lower case, letters and digits only (`forestscurse`). */
export function moveKey(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** Key in the creature service (`ironhands`). A form may have another key. */
export function speciesKey(name: string): string {
  return moveKey(name)
}
