import { TIER_RULES } from '@/data/tiers'
import type { TypeName } from '@/data/vocabulary'
import { createDamageSource } from '@/lib/battle/damage/create-damage-source'
import { raiderFighter } from '@/lib/battle/damage/fighters'
import { moveNamed } from '@/lib/battle/dex/moves/compile-move'
import { ASSUMPTIONS, type Assumptions } from '@/lib/battle/model/assumptions'
import type { Build } from '@/lib/battle/model/build'
import { CAUTIONS, type Caution, type Plan } from '@/lib/battle/policy/plan'
import { toldBattle } from '@/lib/box/battles/told-battle'
import { buildFromSet } from '@/lib/builds/build-from-set'
import { knownNamesOf } from '@/lib/builds/known-names'
import { leftOut } from '@/lib/builds/left-out'
import { fileNameOf } from '@/lib/links/file-names'
import { teraTypesOf } from '@/lib/raid/raid'
import { adding } from '@/lib/words/en/adding'
import { builds } from '@/lib/words/en/builds'
import { sentences } from '@/lib/words/en/sentences'
import { generation9 } from '@/planner/creatures/generation'
import { arenasAgainst, type NamedRaid } from '@/planner/raids/all-raids'
import { nearestRaids, raidsNamed } from '@/planner/raids/raids-named'
import { type Command, wholeNumber } from '@/tools/process/command'

/** A battle as the command line asks for it. */
export interface BattleOrder {
  readonly raid: NamedRaid
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
      repeatAfterReset: true,
      caution: cautionNamed(words.caution),
    },
  }
}

/** The boss picks as plans count it first: its strongest move at 6 stars, at random at 5. */
export function assumptionsOf({ raid }: Pick<BattleOrder, 'raid'>): Assumptions {
  return { ...ASSUMPTIONS, bossPicks: TIER_RULES[raid.id.tier].bossPicks[0] }
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

/** The names of Scarlet and Violet that a pasted set may use. */
const knownNames = knownNamesOf(generation9)

function buildOf(text: string): Pick<BattleOrder, 'build' | 'leftOut'> {
  const read = buildFromSet(text.replaceAll('\\n', '\n'), knownNames)
  if ('build' in read) {
    const left = leftOut(read)
    return { build: read.build, leftOut: left && builds.leftOut(left) }
  }
  const faults = read.faults.map(({ line, problem }) => {
    const said = adding.problem(problem)
    return line ? `line ${line}: ${said}` : said
  })
  throw new Error(`--build cannot be read: ${faults.join('; ')}`)
}

function cautionNamed(text: string): Caution {
  const caution = CAUTIONS.find((known) => known === text)
  if (!caution) throw new Error(`--caution ${text} is not one of: ${CAUTIONS.join(', ')}`)
  return caution
}

/** A battle told turn by turn: a line for each thing that happens. The same order tells the same battle. */
export function tellBattle(order: BattleOrder): string[] {
  const { raid, teraType, build, leftOut, ...how } = order
  const assumptions = assumptionsOf(order)
  const [arena] = arenasAgainst({ raid, teraType, damageOf: createDamageSource().rolls, assumptions })
  const { told } = sentences
  const { turns, end } = toldBattle({ arena, fighter: raiderFighter(build, moveNamed), ...how })
  return [
    ...(leftOut ? [leftOut] : []),
    ...turns
      .map(told.turn)
      .flatMap(({ title, lines, state }) => ['', title, ...[...lines, state].map((line) => `  ${line}`)]),
    '',
    told.end(end),
  ]
}
