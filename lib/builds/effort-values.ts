import { PERFECT_IV } from '@/data/pokemon/stats'
import type { StatName } from '@/data/vocabulary'
import type { SetProblem } from './set-problem'

export interface StatFigures {
  readonly values: Readonly<Partial<Record<StatName, number>>>
  /** `252+ Atk / 4 Def / 0- SpA` raises Attack and lowers Sp. Atk. */
  readonly raised: StatName | undefined
  readonly lowered: StatName | undefined
}

interface Problem {
  readonly problem: SetProblem
}

const MAX_PER_STAT = 252
const MAX_TOTAL = 510

/** Omits zeros. */
export function readEffortValues(text: string): StatFigures | Problem {
  const result = readStatFigures(text, MAX_PER_STAT)
  if ('problem' in result) return result
  const entries = Object.entries(result.values).filter(([, value]) => value > 0)
  if (entries.reduce((sum, [, value]) => sum + value, 0) > MAX_TOTAL)
    return { problem: { kind: 'effort values together', most: MAX_TOTAL } }
  return { ...result, values: Object.fromEntries(entries) }
}

/** Omits perfect values. */
export function readIndividualValues(text: string): Pick<StatFigures, 'values'> | Problem {
  const result = readStatFigures(text, PERFECT_IV)
  if ('problem' in result) return { problem: { kind: 'individual values', most: PERFECT_IV } }
  const entries = Object.entries(result.values).filter(([, value]) => value < PERFECT_IV)
  return { values: Object.fromEntries(entries) }
}

/**
 * Accepts the formats of players and programs, with or without spaces: `252 HP / 252+ Atk / 4 Def`, `HP: 252, Attack:
 * 252`, `H252 A252 B4`, and six numbers in the games' order.
 *
 * @param max the highest value of a stat
 */
function readStatFigures(text: string, max: number): StatFigures | Problem {
  const noNumbers: Problem = { problem: { kind: 'effort values', most: max } }
  const stats = sixNumbers(text) ?? statsIn(text, NUMBER_FIRST) ?? statsIn(text, NAME_FIRST)
  if (!stats) return noNumbers
  const values: Partial<Record<StatName, number>> = {}
  for (const { name, number } of stats) {
    const stat = statNamed(name)
    if (name === 'SPD') return { problem: { kind: 'ambiguous stat' } }
    if (!stat) return { problem: { kind: 'unknown name', part: 'stat', name } }
    if (number > max) return noNumbers
    if (values[stat] !== undefined) return { problem: { kind: 'stat again', name } }
    values[stat] = number
  }
  const signed = (sign: string) => statNamed(stats.find((stat) => stat.sign === sign)?.name ?? '')
  return { values, raised: signed('+'), lowered: signed('-') }
}

interface WrittenStat {
  readonly name: string
  readonly number: number
  readonly sign: string
}

// `252 HP`, `252+ Atk`, `- SpA`: Showdown and PKHeX omit the number if only the nature changes a stat.
const NUMBER_FIRST =
  /\s*(?=[\d+-])(?<number>\d*)\s*(?<sign>[+-]?)\s*(?<name>[a-z][a-z. ]*?)\s*(?:[/,;|&]\s*|(?=\d)|$)/iy
const NAME_FIRST =
  /\s*(?<name>[a-z][a-z. ]*?)\s*[:=]?\s*(?<number>\d+)\s*(?<sign>[+-]?)\s*(?:[/,;|&]\s*|(?=[a-z])|$)/iy

function statsIn(text: string, pattern: RegExp): WrittenStat[] | undefined {
  const stats: WrittenStat[] = []
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

function sixNumbers(text: string): WrittenStat[] | undefined {
  if (!SIX_NUMBERS.test(text)) return undefined
  return text.split(/[/,]/).map((number, index) => ({
    name: IN_ORDER[index] ?? '',
    number: Number.parseInt(number, 10),
    sign: /[+-]/.exec(number)?.[0] ?? '',
  }))
}

/** Letters only. Single letters are the Japanese notation HABCDS, in the games' order. */
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
