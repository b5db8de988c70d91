import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { ASSUMPTIONS, type Assumptions } from '@/lib/battle/assumptions'
import type { Build } from '@/lib/battle/build'
import { CAUTIONS, type Caution, type Plan } from '@/lib/battle/policy/plan'
import { buildFromSet } from '@/lib/builds/build-from-set'
import { leftOut } from '@/lib/builds/left-out'
import { fileNameOf } from '@/lib/raid/file-name'
import { knownNames } from '@/tools/plans/creatures/known-names'
import type { ListedRaid } from '@/tools/plans/listed-raids'
import { nearestRaids, raidsNamed } from '@/tools/plans/raids-named'
import type { Command } from '@/tools/process/command'
import { wholeNumber } from '@/tools/process/whole-number'

/** A battle as the command line asks for it. */
export interface BattleOrder {
  readonly raid: ListedRaid
  readonly teraType: TypeName
  readonly build: Build
  /** What battles leave out of the set; `undefined` for nothing. */
  readonly leftOut: string | undefined
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

/** `npm run battle` */
export const BATTLE = {
  name: 'battle',
  about: 'Fights a raid with a build, alone or with more of the same, and tells the battle turn by turn.',
  words: { are: 'tier/region/boss/Tera type', least: 1, most: 1 },
  options: {
    build: {
      type: 'string',
      value: 'set',
      default: '',
      about: 'a set in the text of Pokémon Showdown; \\n stands for a new line',
    },
    raiders: { type: 'string', value: '1 to 4', default: '1', about: 'so many of the build fight together' },
    seed: { type: 'string', value: 'number', default: '1', about: 'the same seed tells the same battle' },
    boosts: { type: 'string', value: '0 to 6', default: '2', about: 'uses of its boost before it attacks' },
    debuffs: { type: 'string', value: '0 to 6', default: '0', about: 'uses of its debuff before it attacks' },
    caution: {
      type: 'string',
      value: CAUTIONS.join(' | '),
      default: 'mean hit',
      about: 'when it heals: never, or where that hit of the boss would bring it down',
    },
  },
  examples: [
    '6/Paldea/Dondozo/Steel --build "Iron Hands @ Metronome\\nAbility: Quark Drive\\nTera Type: Fighting\\nEVs: 4 HP / 252 Atk / 252 Def\\nAdamant Nature\\n- Drain Punch\\n- Belly Drum"',
  ],
} as const satisfies Command

/** What the words of the command line ask for. Throws for the first of them that is wrong, and names it. */
export function battleOrder(words: BattleWords): BattleOrder {
  return {
    ...raidAndType(words.raid),
    ...buildOf(words.build),
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
const PARTS = EXAMPLE.split('/').length

function raidAndType(address: string): Pick<BattleOrder, 'raid' | 'teraType'> {
  const [tier = '', region = '', boss = '', type = '', ...more] = address.split('/')
  if (more.length > 0) throw new Error(`${address} names more than a raid: ${EXAMPLE} does not`)
  const [raid] = raidsNamed([tier, region, boss].join('/'))
  if (!raid) throw new Error(`${address} names no raid: ${EXAMPLE} does`)
  const teraType = TYPE_NAMES.find((name) => fileNameOf(name) === fileNameOf(type))
  if (!teraType) throw new Error(`${address} names no Tera type: ${nearestTyped(address)} does`)
  return { raid, teraType }
}

function nearestTyped(address: string): string {
  const typed = nearestRaids(address).find((name) => name.split('/').length === PARTS)
  return typed ?? EXAMPLE
}

function buildOf(text: string): Pick<BattleOrder, 'build' | 'leftOut'> {
  const read = buildFromSet(text.replaceAll('\\n', '\n'), knownNames)
  if ('build' in read) return { build: read.build, leftOut: leftOut(read) }
  const faults = read.faults.map(({ line, problem }) => (line ? `line ${line}: ${problem}` : problem))
  throw new Error(`--build cannot be read: ${faults.join('; ')}`)
}

function cautionNamed(text: string): Caution {
  const caution = CAUTIONS.find((known) => known === text)
  if (!caution) throw new Error(`--caution ${text} is none of: ${CAUTIONS.join(', ')}`)
  return caution
}
