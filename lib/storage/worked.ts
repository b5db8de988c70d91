import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { RAID_KEY_PATTERN } from '@/lib/raid/raid-id'
import { type MarkedRaid, markKey } from './marked-raid'

/** The storage key of what a visitor says of builds. */
export const WORKED_KEY = 'tera-raid-info-worked'

/** Whether a build worked for the visitor. */
export type Verdict = 'worked' | 'failed'

/** What the visitor says of builds, each by `workedKey`. */
export type Worked = ReadonlyMap<string, Verdict>

/** The default: nothing is said. */
export const NOTHING_SAID: Worked = new Map()

/** The raid in which a build was tried, with its Tera type where that is chosen. */
export interface Tried extends MarkedRaid {
  readonly teraType?: TypeName | undefined
}

/** A build as it is remembered: its Pokémon, its Tera type and the move that it wins by. Other plans may train it otherwise. */
interface TriedBuild {
  readonly species: string
  readonly teraType: TypeName
  readonly move: string
}

/** The name of a build in a raid as one text: `6/Paldea/Garchomp|Fairy|Weezing-Galar|Steel|Gunk Shot`. */
export function workedKey(raid: Tried, { species, teraType, move }: TriedBuild): string {
  return [markKey(raid), raid.teraType ?? '', species, teraType, move].join('|')
}

const TYPE = `(?:${TYPE_NAMES.join('|')})`

/** The pattern of a build's key, without its ends. */
export const WORKED_KEY_PATTERN = `${RAID_KEY_PATTERN}\\|${TYPE}?\\|[^|\\n]{1,50}\\|${TYPE}\\|[^|\\n]{1,50}`

const LINE = new RegExp(`^(worked|failed) (${WORKED_KEY_PATTERN})$`)

/**
 * Reads stored text. Never throws: a line of another form is left out. Without zod, which the first load does not have; a
 * test holds what is read to the schema of `exported-file.ts`.
 */
export function readWorked(text: string): Worked {
  return new Map(
    text.split('\n').flatMap((line): [string, Verdict][] => {
      const [, verdict, key] = LINE.exec(line) ?? []
      return key && (verdict === 'worked' || verdict === 'failed') ? [[key, verdict]] : []
    }),
  )
}

/** The text to store: a line for each build, `worked 6/Paldea/Garchomp|Fairy|Weezing-Galar|Steel|Gunk Shot`. */
export function workedText(worked: Worked): string {
  return [...worked].map(([key, verdict]) => `${verdict} ${key}`).join('\n')
}

/** Says of a build whether it worked, or takes that back where the same is said again. */
export function withVerdict(worked: Worked, key: string, verdict: Verdict): Worked {
  const changed = new Map(worked)
  if (worked.get(key) === verdict) changed.delete(key)
  else changed.set(key, verdict)
  return changed
}

/** Adds what is imported. A build of which both speak keeps what is said here. */
export function mergeWorked(worked: Worked, imported: Worked): Worked {
  return new Map([...imported, ...worked])
}
