import type { Build } from '@/battle/build'
import type { OpeningStep } from '@/battle/plan'
import { KEPT_CHEERS, type KeptCheer } from '@/data/vocabulary'
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

/** A battle as requested on the command line. */
export interface BattleOrder extends TeamInRaid {
  /** Differences between the builds and their sets. */
  readonly notes: readonly string[]
  readonly seed: number
}

export interface BattleWords {
  /** `6/Paldea/Garchomp/Fairy` */
  readonly raid: string
  /** Builds in Pokémon Showdown's text format; `\n` may mean a new line. */
  readonly build?: readonly string[]
  /** Number of copies of the only build; `undefined` if not given. */
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

/** Parses the words of the command line. Throws for the first wrong word, and names it. */
export function battleOrder(words: BattleWords): BattleOrder {
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

function raidAndType(address: string): Pick<BattleOrder, 'raid' | 'teraType'> {
  const [tier = '', region = '', boss = '', type = '', ...more] = address.split('/')
  if (more.length > 0) throw new Error(`${address} names more than a raid: ${EXAMPLE} does not`)
  const [raid] = raidsNamed([tier, region, boss].join('/'))
  if (!raid) throw new Error(`${address} names no raid: ${EXAMPLE} does`)
  const teraType = teraTypesOf(raid.boss).find((name) => fileNameOf(name) === fileNameOf(type))
  if (!teraType) throw new Error(`${address} names no Tera type: ${nearestTyped(address)} does`)
  return { raid, teraType }
}

function nearestTyped(address: string): string {
  const typed = nearestRaids(address).find((name) => name.split('/').length === PARTS)
  return typed ?? EXAMPLE
}

const MOST_RAIDERS = 4

function teamOf({ build: sets = [], raiders }: BattleWords): Pick<BattleOrder, 'builds' | 'notes'> {
  if (sets.length === 0) throw new Error('--build is missing: a set in the text of Pokémon Showdown')
  if (sets.length > MOST_RAIDERS)
    throw new Error(`--build stands ${sets.length} times: raiders are at most four`)
  if (sets.length > 1 && raiders !== undefined)
    throw new Error(`--raiders ${raiders} is for a single build, and there are ${sets.length}`)
  const read = sets.map(readBuild)
  const [single] = read
  const team = single && read.length === 1 ? copiesOf(single, raiders) : read
  return {
    builds: team.map(({ build }) => build),
    notes: read.flatMap(notesOf),
  }
}

function notesOf(read: SetRead): readonly string[] {
  const left = leftOut(read)
  return [...(read.notes ?? []).map(builds.note), ...(left ? [builds.leftOut(left)] : [])]
}

function copiesOf(read: SetRead, raiders = '1'): readonly SetRead[] {
  return new Array(wholeNumber('raiders', raiders, 1, MOST_RAIDERS)).fill(read)
}

function readBuild(text: string): SetRead {
  const read = buildFromSet(text.replaceAll('\\n', '\n'), shippedNames)
  if ('build' in read) return read
  throw new Error(`--build cannot be read: ${read.faults.map(faultInWords).join('; ')}`)
}

function faultInWords({ line, problem }: SetFault): string {
  return line ? `line ${line}: ${adding.problem(problem)}` : adding.problem(problem)
}

function openingOf(line: string | undefined, team: readonly Build[]): readonly OpeningStep[] {
  if (line === undefined) return []
  const read = readOpening(line, team)
  if ('faults' in read) throw new Error(`--line cannot be read: ${read.faults.join('; ')}`)
  return read.steps
}

function cheerNamed(text: string): KeptCheer {
  const cheer = KEPT_CHEERS.find((known) => known === text)
  if (!cheer) throw new Error(`--cheer ${text} is not one of: ${KEPT_CHEERS.join(', ')}`)
  return cheer
}
