import type { Build } from '@/battle/build'
import type { OpeningStep } from '@/battle/plan'
import { type ActiveCheer, KEPT_CHEERS } from '@/data/vocabulary'
import { shippedNames } from '@/lib/box/game-names'
import { buildFromSet, type SetFault, type SetRead } from '@/lib/builds/build-from-set'
import { leftOut } from '@/lib/builds/left-out'
import { fileNameOf } from '@/lib/links/file-names'
import { teraTypesOf } from '@/lib/raid/raid'
import { adding } from '@/lib/words/en/box/adding'
import { builds } from '@/lib/words/en/builds'
import { readOpening } from '@/planner/openings/read-opening'
import type { TeamInRaid } from '@/planner/openings/team-battles'
import { nearestRaids, raidsNamed } from '@/planner/raids/raids-named'
import { wholeNumber } from '@/tools/process/command'

export interface RequestedBattle extends TeamInRaid {
  readonly notes: readonly string[]
  readonly seed: number
}

export interface BattleArgs {
  readonly raid: string
  /** Builds in Pokémon Showdown's text format; `\n` may mean a new line. */
  readonly build?: readonly string[]
  readonly raiders?: string
  readonly line?: string
  readonly seed: string
  readonly boosts: string
  readonly debuffs: string
  readonly 'second-boosts': string
  readonly 'heal-below': string
  readonly 'heal-cheer-below': string
  readonly cheer?: string
}

/** Throws for the first invalid argument, and names it. */
export function parseBattleArgs(words: BattleArgs): RequestedBattle {
  const { builds, notes } = teamOf(words)
  return {
    ...raidAndType(words.raid),
    builds,
    notes,
    opening: openingOf(words.line, builds),
    seed: wholeNumber('seed', words.seed, 0, 2 ** 31),
    plan: {
      boosts: wholeNumber('boosts', words.boosts, 0, 6),
      secondBoosts: wholeNumber('second-boosts', words['second-boosts'], 0, 6),
      debuffs: wholeNumber('debuffs', words.debuffs, 0, 6),
      repeatAfterReset: true,
      healBelow: wholeNumber('heal-below', words['heal-below'], 0, 100),
      healCheerBelow: wholeNumber('heal-cheer-below', words['heal-cheer-below'], 0, 100),
      cheer: words.cheer === undefined ? undefined : cheerNamed(words.cheer),
    },
  }
}

const EXAMPLE = '6/Paldea/Garchomp/Fairy'
const PARTS = EXAMPLE.split('/').length

function raidAndType(address: string): Pick<RequestedBattle, 'raid' | 'teraType'> {
  const [tier = '', region = '', boss = '', type = '', ...more] = address.split('/')
  if (more.length > 0) throw new Error(`${address} names more than a raid. Try ${EXAMPLE}`)
  const [raid] = raidsNamed([tier, region, boss].join('/'))
  if (!raid) throw new Error(`${address} names no raid. Try ${EXAMPLE}`)
  const teraType = teraTypesOf(raid.boss).find((name) => fileNameOf(name) === fileNameOf(type))
  if (!teraType) throw new Error(`${address} names no valid Tera type. Try ${nearestTyped(address)}`)
  return { raid, teraType }
}

function nearestTyped(address: string): string {
  const nearest = nearestRaids(address).find((name) => name.split('/').length === PARTS)
  return nearest ?? EXAMPLE
}

const MAX_RAIDERS = 4

function teamOf({ build: sets = [], raiders }: BattleArgs): Pick<RequestedBattle, 'builds' | 'notes'> {
  if (sets.length === 0) throw new Error('--build is missing: a set in the format of Pokémon Showdown')
  if (sets.length > MAX_RAIDERS)
    throw new Error(`${sets.length} --build options: a raid has at most four raiders`)
  if (sets.length > 1 && raiders !== undefined)
    throw new Error(`--raiders ${raiders} needs a single build, not ${sets.length}`)
  const readings = sets.map(readBuild)
  const [single] = readings
  const team = single && readings.length === 1 ? copiesOf(single, raiders) : readings
  return {
    builds: team.map(({ build }) => build),
    notes: readings.flatMap(notesOf),
  }
}

function notesOf(reading: SetRead): readonly string[] {
  const ignored = leftOut(reading)
  return [...(reading.notes ?? []).map(builds.note), ...(ignored ? [builds.leftOut(ignored)] : [])]
}

function copiesOf(reading: SetRead, raiders = '1'): readonly SetRead[] {
  return new Array(wholeNumber('raiders', raiders, 1, MAX_RAIDERS)).fill(reading)
}

function readBuild(text: string): SetRead {
  const reading = buildFromSet(text.replaceAll('\\n', '\n'), shippedNames)
  if ('build' in reading) return reading
  throw new Error(`--build cannot be read: ${reading.faults.map(faultInWords).join('; ')}`)
}

function faultInWords({ line, problem }: SetFault): string {
  return line ? `line ${line}: ${adding.problem(problem)}` : adding.problem(problem)
}

function openingOf(line: string | undefined, team: readonly Build[]): readonly OpeningStep[] {
  if (line === undefined) return []
  const reading = readOpening(line, team)
  if ('faults' in reading) throw new Error(`--line cannot be read: ${reading.faults.join('; ')}`)
  return reading.steps
}

function cheerNamed(text: string): ActiveCheer {
  const cheer = KEPT_CHEERS.find((candidate) => candidate === text)
  if (!cheer) throw new Error(`--cheer ${text} is not one of: ${KEPT_CHEERS.join(', ')}`)
  return cheer
}
