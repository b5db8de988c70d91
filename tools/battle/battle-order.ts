import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { ASSUMPTIONS, type Assumptions } from '@/lib/battle/assumptions'
import type { Build } from '@/lib/battle/build'
import { CAUTIONS, type Caution, type Plan } from '@/lib/battle/policy/plan'
import { buildFromSet } from '@/lib/builds/build-from-set'
import { fileNameOf } from '@/lib/raid/file-name'
import { knownNames } from '@/tools/plans/creatures/known-names'
import { type ListedRaid, raidsNamed } from '@/tools/plans/listed-raids'
import { wholeNumber } from '@/tools/process/whole-number'

/** A battle as the command line asks for it. */
export interface BattleOrder {
  readonly raid: ListedRaid
  readonly teraType: TypeName
  readonly build: Build
  readonly plan: Plan
  /** So many of the build fight together. */
  readonly raiders: number
  readonly seed: number
}

/** The words of the command line. */
export interface BattleWords {
  /** `6/Paldea/Garchomp/Fairy` */
  readonly raid: string
  /** A set in the text of Pokémon Showdown; `\n` may stand for a new line. */
  readonly build: string
  readonly raiders: string
  readonly seed: string
  readonly boosts: string
  readonly debuffs: string
  readonly caution: string
}

/** What the words of the command line ask for. Throws for the first of them that is wrong, and names it. */
export function battleOrder(words: BattleWords): BattleOrder {
  return {
    ...raidAndType(words.raid),
    build: buildOf(words.build),
    raiders: wholeNumber('raiders', words.raiders, 1, 4),
    seed: wholeNumber('seed', words.seed, 0, 2 ** 31),
    plan: {
      boosts: wholeNumber('boosts', words.boosts, 0, 6),
      debuffs: wholeNumber('debuffs', words.debuffs, 0, 6),
      again: true,
      caution: cautionNamed(words.caution),
    },
  }
}

/** At 6 stars the boss repeats its strongest move, at 5 it picks at random. */
export function assumptionsOf({ raid }: Pick<BattleOrder, 'raid'>): Assumptions {
  return { ...ASSUMPTIONS, bossPicks: raid.tier === '6' ? 'strongest' : 'at random' }
}

const EXAMPLE = '6/Paldea/Garchomp/Fairy'

function raidAndType(address: string): Pick<BattleOrder, 'raid' | 'teraType'> {
  const [tier = '', region = '', boss = '', type = '', ...more] = address.split('/')
  if (more.length > 0) throw new Error(`${address} names more than a raid: ${EXAMPLE} does not`)
  const teraType = TYPE_NAMES.find((name) => fileNameOf(name) === fileNameOf(type))
  if (!teraType) throw new Error(`${address} names no Tera type: ${EXAMPLE} does`)
  const [raid] = raidsNamed([tier, region, boss].join('/'))
  if (!raid) throw new Error(`${address} names no raid: ${EXAMPLE} does`)
  return { raid, teraType }
}

function buildOf(text: string): Build {
  const read = buildFromSet(text.replaceAll('\\n', '\n'), knownNames)
  if ('build' in read) return read.build
  const faults = read.faults.map(({ line, problem }) => (line ? `line ${line}: ${problem}` : problem))
  throw new Error(`--build cannot be read: ${faults.join('; ')}`)
}

function cautionNamed(text: string): Caution {
  const caution = CAUTIONS.find((known) => known === text)
  if (!caution) throw new Error(`--caution ${text} is none of: ${CAUTIONS.join(', ')}`)
  return caution
}
