/** A field of which shipped data and the service say different things; `undefined` where one of them lacks it. */
export interface DifferingField {
  /** Its place in the record: `baseStats.attack`. */
  readonly field: string
  readonly shipped: string | undefined
  readonly service: string | undefined
}

/** The fields in which two records of one kind differ, those of shipped data first. */
export function differingFields(shipped: object, service: object): DifferingField[] {
  const [ours, theirs] = [fieldsOf(shipped), fieldsOf(service)]
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .map((field) => ({ field, shipped: ours.get(field), service: theirs.get(field) }))
    .filter((field) => field.shipped !== field.service)
}

function fieldsOf(record: object): Map<string, string> {
  return new Map(leavesOf(record, []))
}

function leavesOf(value: unknown, place: readonly string[]): [string, string][] {
  if (value === undefined) return []
  if (typeof value !== 'object' || value === null) return [[place.join('.'), String(value)]]
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, [...place, name]))
}
