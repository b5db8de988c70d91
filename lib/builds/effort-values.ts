import { PERFECT_IV } from '@/data/pokemon/stats'
import type { StatName } from '@/data/vocabulary'
import type { SetProblem } from './set-problem'

export interface StatFigures {
  readonly values: Readonly<Partial<Record<StatName, number>>>
  /** The stats that the nature raises and lowers, by their signs: `252+ Atk / 4 Def / 0- SpA`. */
  readonly raised: StatName | undefined
  readonly lowered: StatName | undefined
}

interface Problem {
  readonly problem: SetProblem
}

const MOST_IN_ONE_STAT = 252
const MOST_TOGETHER = 510

/** Returns effort values without zeros, or a problem. */
export function readEffortValues(text: string): StatFigures | Problem {
  const read = readStatFigures(text, MOST_IN_ONE_STAT)
  if ('problem' in read) return read
  const entries = Object.entries(read.values).filter(([, value]) => value > 0)
  if (entries.reduce((sum, [, value]) => sum + value, 0) > MOST_TOGETHER)
    return { problem: { kind: 'effort values together', most: MOST_TOGETHER } }
  return { ...read, values: Object.fromEntries(entries) }
}

/** Returns individual values without perfect values, or a problem. */
export function readIndividualValues(text: string): Pick<StatFigures, 'values'> | Problem {
  const read = readStatFigures(text, PERFECT_IV)
  if ('problem' in read) return { problem: { kind: 'individual values', most: PERFECT_IV } }
  const entries = Object.entries(read.values).filter(([, value]) => value < PERFECT_IV)
  return { values: Object.fromEntries(entries) }
}

/**
 * Reads values of stats, or returns a problem. Accepts the formats of players and programs, with or without spaces:
 *
 * - `252 HP / 252+ Atk / 4 Def`
 * - `HP: 252, Attack: 252`
 * - `H252 A252 B4`
 * - six numbers in the games' order
 *
 * @param most the highest value of a stat
 */
function readStatFigures(text: string, most: number): StatFigures | Problem {
  const noNumbers: Problem = { problem: { kind: 'effort values', most } }
  const given = sixNumbers(text) ?? statsIn(text, NUMBER_FIRST) ?? statsIn(text, NAME_FIRST)
  if (!given) return noNumbers
  const values: Partial<Record<StatName, number>> = {}
  for (const { name, number } of given) {
    const stat = statNamed(name)
    if (name === 'SPD') return { problem: { kind: 'ambiguous stat' } }
    if (!stat) return { problem: { kind: 'unknown name', part: 'stat', name } }
    if (number > most) return noNumbers
    if (values[stat] !== undefined) return { problem: { kind: 'stat again', name } }
    values[stat] = number
  }
  const signed = (sign: string) => statNamed(given.find((one) => one.sign === sign)?.name ?? '')
  return { values, raised: signed('+'), lowered: signed('-') }
}

interface GivenStat {
  readonly name: string
  readonly number: number
  readonly sign: string
}

// `252 HP`, `252+ Atk`, `- SpA`: Showdown and PKHeX omit the number if only the nature changes a stat.
const NUMBER_FIRST =
  /\s*(?=[\d+-])(?<number>\d*)\s*(?<sign>[+-]?)\s*(?<name>[a-z][a-z. ]*?)\s*(?:[/,;|&]\s*|(?=\d)|$)/iy
// `HP: 252`, `H252`
const NAME_FIRST =
  /\s*(?<name>[a-z][a-z. ]*?)\s*[:=]?\s*(?<number>\d+)\s*(?<sign>[+-]?)\s*(?:[/,;|&]\s*|(?=[a-z])|$)/iy

function statsIn(text: string, pattern: RegExp): GivenStat[] | undefined {
  const stats: GivenStat[] = []
  pattern.lastIndex = 0
  while (pattern.lastIndex < text.length) {
    const { name = '', number, sign = '' } = pattern.exec(text)?.groups ?? {}
    if (name === '') return undefined
    stats.push({ name, number: Number(number), sign })
  }
  return stats
}

const IN_ORDER = ['HP', 'Atk', 'Def', 'SpA', 'SpD', 'Spe']
const SIX_NUMBERS = /^\d+[+-]?(?:\s*[/,]\s*\d+[+-]?){5}$/

function sixNumbers(text: string): GivenStat[] | undefined {
  if (!SIX_NUMBERS.test(text)) return undefined
  return text.split(/[/,]/).map((one, place) => ({
    name: IN_ORDER[place] ?? '',
    number: Number.parseInt(one, 10),
    sign: /[+-]/.exec(one)?.[0] ?? '',
  }))
}

/** Lowercase names of stats, letters only. Single letters are the Japanese notation HABCDS, in the games' order. */
const STATS: Readonly<Record<StatName, readonly string[]>> = {
  hp: ['hp', 'h', 'hitpoints'],
  atk: ['atk', 'a', 'att', 'attack'],
  def: ['def', 'b', 'defense', 'defence'],
  spa: ['spa', 'c', 'satk', 'spatk', 'spatt', 'spattack', 'specialatk', 'specialattack'],
  spd: [
    'spd',
    'd',
    'sdef',
    'spdef',
    'spdefense',
    'spdefence',
    'specialdef',
    'specialdefense',
    'specialdefence',
  ],
  spe: ['spe', 's', 'speed'],
}

const STAT_NAMED: ReadonlyMap<string, StatName> = new Map(
  (['hp', 'atk', 'def', 'spa', 'spd', 'spe'] as const).flatMap((stat) =>
    STATS[stat].map((name) => [name, stat] as const),
  ),
)

// `Spd` is Speed in Showdown, and `SpD` is Special Defense:
// https://github.com/smogon/pokemon-showdown-client/blob/master/play.pokemonshowdown.com/src/battle-dex-data.ts
function statNamed(name: string): StatName | undefined {
  return name === 'Spd' ? 'spe' : STAT_NAMED.get(name.toLowerCase().replace(/[^a-z]/g, ''))
}
