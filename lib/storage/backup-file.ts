import { jsonOf } from '@/lib/json-of'
import { MARKS, type Marks, NO_MARKS } from './marks'
import type { StoredValue } from './stored-value'
import { type ExportedName, WHAT_IS_STORED } from './what-is-stored'

const NAMES = Object.keys(MARKS).filter((name): name is ExportedName => name in MARKS)

const LATEST_VERSION = Math.max(...NAMES.map((name) => WHAT_IS_STORED[name].exportedSince))

/** Files of version 1 have no `version`. */
const VERSIONS: readonly unknown[] = [
  undefined,
  ...Array.from({ length: LATEST_VERSION - 1 }, (_, index) => index + 2),
]

/** Returns `undefined` for an invalid file. */
export function parseExportedFile(text: string): Marks | undefined {
  const file = new Map<string, unknown>(Object.entries(jsonOf(text) ?? {}))
  const version = VERSIONS.indexOf(file.get('version')) + 1
  if (version === 0) return undefined
  let marks = NO_MARKS
  for (const name of NAMES.filter((name) => WHAT_IS_STORED[name].exportedSince <= version)) {
    const { property, fromJson } = MARKS[name]
    const imported = fromJson(file.get(property))
    if (!imported) return undefined
    marks = { ...marks, [name]: imported }
  }
  return marks
}

export function exportedFileText(marks: Marks): string {
  const json = (name: ExportedName) => jsonOfMark(name, marks)
  return JSON.stringify({
    version: LATEST_VERSION,
    ...Object.fromEntries(NAMES.map((name) => [MARKS[name].property, json(name)])),
  })
}

export function importMarks(imported: Marks) {
  for (const name of NAMES) addMark(name, imported)
}

function jsonOfMark<T extends ExportedName>(name: T, marks: Marks): unknown {
  return MARKS[name].jsonOf(marks[name])
}

function addMark<T extends ExportedName>(name: T, imported: Marks) {
  const { update, merge } = MARKS[name]
  update((own) => merge(own, imported[name]))
}

let marks = NO_MARKS

export const allMarks: Pick<StoredValue<Marks>, 'nothing' | 'current' | 'isLost' | 'subscribe'> = {
  nothing: NO_MARKS,
  current() {
    for (const name of NAMES)
      if (marks[name] !== MARKS[name].current()) marks = { ...marks, [name]: MARKS[name].current() }
    return marks
  },
  isLost: () => NAMES.some((name) => MARKS[name].isLost()),
  subscribe(listener) {
    const stops = NAMES.map((name) => MARKS[name].subscribe(listener))
    return () => {
      for (const stop of stops) stop()
    }
  },
}
