import { speciesElsewhere } from '@/data/names/names'
import type { SetProblem } from './set-problem'
import type { PlacedLine } from './sets-in-text'

const species = new Set(speciesElsewhere.map(comparable))

/**
 * First words of PKHeX's lines in German, French, Spanish, Italian, Japanese, Korean and Chinese. Source:
 * https://github.com/kwsch/PKHeX/tree/master/PKHeX.Core/Resources/localize/battle
 */
const KEYS: ReadonlySet<string> = new Set(
  [
    ...['Fähigkeit', 'Tera-Typ', 'DVs', 'Wesen', 'Geschlecht', 'Spitzname', 'Freundschaft'],
    ...['Talent', 'Niveau', 'Type Téra', 'Objet', 'Surnom', 'Bonheur', 'Sexe'],
    ...['Habilidad', 'Nivel', 'Teratipo', 'Naturaleza', 'Objeto', 'Objeto Equipado', 'Mote', 'Felicidad'],
    ...['Abilità', 'Livello', 'Natura', 'Strumento', 'Strumento tenuto', 'Soprannome', 'Amicizia'],
  ].map(comparable),
)

const KEYED = /^([\p{L} -]+?) ?[:∶]/u
const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}]/u

const NO_SETS: ReadonlySet<SetProblem['kind']> = new Set<SetProblem['kind']>([
  ...(['link', 'rental code', 'JSON', 'JSON entry', 'packed', 'no species'] as const),
])

/** A set with this many unknown names and no known ability or move is hardly misspelled English. */
const MIN_UNKNOWN = 3

/**
 * Returns true if the Pokémon's name or a label is foreign, names have non-Latin letters, or many names are unknown and
 * none is known.
 *
 * @param name the Pokémon's name as written in the set
 */
export function isInOtherLanguage(
  name: string,
  lines: readonly PlacedLine[],
  problems: readonly SetProblem[],
): boolean {
  if (problems.some(({ kind }) => NO_SETS.has(kind))) return false
  if (OTHER_SCRIPT.test(name) || species.has(comparable(name))) return true
  if (lines.some(isKeyedElsewhere)) return true
  const unknownNames = problems.flatMap((problem) => (problem.kind === 'unknown name' ? [problem] : []))
  const isUnknown = (part: string) => unknownNames.some((entry) => entry.part === part)
  const moves = lines.flatMap(({ parts = [] }) => parts.filter(({ part }) => part === 'move'))
  const unknownMoves = unknownNames.filter(({ part }) => part === 'move')
  if (unknownNames.filter((entry) => OTHER_SCRIPT.test(entry.name)).length > 1) return true
  return isUnknown('ability') && unknownNames.length >= MIN_UNKNOWN && unknownMoves.length === moves.length
}

function isKeyedElsewhere({ text, parts }: PlacedLine): boolean {
  const key = KEYED.exec(text)?.[1] ?? ''
  return parts === undefined && (KEYS.has(comparable(key)) || OTHER_SCRIPT.test(key))
}

function comparable(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '')
}
