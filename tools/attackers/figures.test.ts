/** @jest-environment node */
import { Dex } from '@pkmn/dex'
import { calculate, Generations, Move, Pokemon } from '@smogon/calc'
import fc from 'fast-check'
import { type RaidBoss, rosters } from '@/data/rosters/rosters'
import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { type Attacker, attackersAgainst } from '@/lib/attackers/attacker'
import { type AttackersFile, attackersFileSchema } from '@/lib/attackers/attackers-file'
import { creatureKey } from '@/lib/creature/keys'
import { AttackGroups } from './attack-groups'
import { attackersFileOf } from './attackers-file-of'
import { attacksOf } from './attacks'
import { calculatorAbility, calculatorItem } from './calculator-names'
import { findCandidates } from './candidates'

// All candidates against a few bosses.
jest.setTimeout(600_000)

const GENERATION = Generations.get(9)
const FIGURES = 200
const SEED = 20261120
const TERA_TYPES = [undefined, ...TYPE_NAMES]

const SUBJECTS = [
  { tier: '6', region: 'Paldea', name: 'Garchomp' },
  { tier: '6', region: 'Paldea', name: 'Sylveon' },
  { tier: '5', region: 'Paldea', name: 'Bronzong' },
  { tier: '5', region: 'Paldea', name: 'Eelektross' },
] as const

interface Subject {
  readonly boss: RaidBoss
  readonly file: AttackersFile
}

let subjects: Subject[]

beforeAll(async () => {
  const candidates = await findCandidates()
  const groups = new AttackGroups(attacksOf(candidates))
  subjects = SUBJECTS.flatMap(({ tier, region, name }) =>
    rosters[tier]
      .filter((boss) => boss.name === name && boss.region === region)
      .map((boss) => ({ boss, file: attackersFileOf(boss, groups, candidates.length) })),
  )
})

const subjectOf = (name: string) => {
  const subject = subjects.find(({ boss }) => boss.name === name)
  if (!subject) throw new Error(`no ${name}`)
  return subject
}

/** With one HP less than all, so that Multiscale and its like do not count. */
function hurt(name: string, options: ConstructorParameters<typeof Pokemon>[2]): Pokemon {
  const { hp } = new Pokemon(GENERATION, name, options).rawStats
  return new Pokemon(GENERATION, name, { ...options, gender: 'N', curHP: hp - 1 })
}

function bossWith({ boss }: Subject, ability: string, teraType: TypeName | undefined): Pokemon {
  const { hp, attack, defense, specialattack, specialdefense, speed } = boss.effortValues
  return hurt(Dex.species.get(creatureKey(boss)).name, {
    level: boss.level,
    evs: { hp, atk: attack, def: defense, spa: specialattack, spd: specialdefense, spe: speed },
    ability: calculatorAbility(ability),
    teraType,
  })
}

function attackerOf(
  { creature, ability, move, category, type }: Attacker,
  boosts: boolean,
  tera: boolean,
): Pokemon {
  const [stat, nature] =
    move === 'Body Press'
      ? (['def', 'Impish'] as const)
      : category === 'Physical'
        ? (['atk', 'Adamant'] as const)
        : (['spa', 'Modest'] as const)
  const { requiredItem } = Dex.species.get(creature)
  return hurt(creature, {
    level: 100,
    nature: boosts ? nature : 'Hardy',
    evs: { hp: 252, [stat]: 252 },
    ability: calculatorAbility(ability),
    item: requiredItem ? calculatorItem(requiredItem) : undefined,
    teraType: tera ? type : undefined,
  })
}

function meanPercent(
  subject: Subject,
  attacker: Attacker,
  boosts: boolean,
  teraType: TypeName | undefined,
): number {
  const move = new Move(GENERATION, attacker.move, { ability: calculatorAbility(attacker.ability) })
  const sums = subject.file.abilities.map((ability) => {
    const boss = bossWith(subject, ability, teraType)
    const { damage } = calculate(GENERATION, attackerOf(attacker, boosts, true), boss, move)
    return [damage].flat(2).reduce((sum, roll) => sum + roll, 0)
  })
  const { hp } = bossWith(subject, subject.file.abilities[0] ?? '', teraType).rawStats
  return (100 * Math.min(...sums)) / 16 / (hp * subject.boss.hpMultiplier)
}

function worstPercent(subject: Subject, attacker: Attacker, teraType: TypeName | undefined): number {
  const hits = subject.file.abilities.flatMap((ability) =>
    subject.boss.info.moves.flatMap((name) =>
      [true, false].map((tera) => {
        const { multihit } = Dex.moves.get(name)
        const move = new Move(GENERATION, name, { hits: Array.isArray(multihit) ? multihit[1] : multihit })
        const target = attackerOf(attacker, true, tera)
        const [, highest] = calculate(GENERATION, bossWith(subject, ability, teraType), target, move).range()
        return (100 * highest) / target.rawStats.hp
      }),
    ),
  )
  return Math.ceil(Math.max(0, ...hits))
}

test(`${FIGURES} figures taken at random are those of the calculator`, () => {
  const all = subjects.flatMap((subject) =>
    TERA_TYPES.flatMap((teraType) =>
      attackersAgainst(subject.file, teraType).map((attacker) => ({ subject, teraType, attacker })),
    ),
  )
  for (const { subject, teraType, attacker } of fc.sample(fc.constantFrom(...all), {
    seed: SEED,
    numRuns: FIGURES,
  })) {
    expect({
      ...attacker,
      damage: meanPercent(subject, attacker, true, teraType),
      neutralDamage: meanPercent(subject, attacker, false, teraType),
      worst: worstPercent(subject, attacker, teraType),
    }).toEqual(attacker)
  }
})

test('a file is what its schema says', () => {
  for (const { file } of subjects) expect(attackersFileSchema.safeParse(file).success).toBe(true)
})

test('nobody left out hits harder than the first in damage: the moves of ten creatures, one by one', async () => {
  const subject = subjectOf('Garchomp')
  const [first] = attackersAgainst(subject.file, 'Fairy')
  const candidates = fc.sample(fc.constantFrom(...(await findCandidates())), { seed: SEED, numRuns: 10 })
  for (const { name, abilities, moves, teraTypes } of candidates) {
    for (const ability of abilities) {
      for (const { name: move, type, category } of moves) {
        const teraType = teraTypes.find((candidate) => candidate === type)
        if (!teraType || category === 'Status' || !first) continue
        const attacker = { ...first, creature: name, ability, move, category, type: teraType }
        expect(meanPercent(subject, attacker, true, 'Fairy')).toBeLessThanOrEqual(first.damage)
      }
    }
  }
})

// Source: https://bulbapedia.bulbagarden.net/wiki/Levitate_(Ability), https://bulbapedia.bulbagarden.net/wiki/Type/Type_chart
test('against Bronzong, which may have Levitate, only who breaks through that is to use a Ground move', () => {
  const attackers = TERA_TYPES.flatMap((teraType) => attackersAgainst(subjectOf('Bronzong').file, teraType))
  const abilities = attackers.filter(({ type }) => type === 'Ground').map(({ ability }) => ability)
  const breaking = ['Mold Breaker', 'Neutralizing Gas', 'Teravolt', 'Turboblaze']
  expect(abilities).not.toEqual([])
  expect(abilities.filter((ability) => !breaking.includes(ability))).toEqual([])
})

test('Weezing with Levitate is unharmed by Garchomp’s Earthquake', () => {
  const [weezing] = attackersAgainst(subjectOf('Garchomp').file, 'Fairy').filter(
    ({ creature }) => creature === 'Weezing',
  )
  expect(weezing).toMatchObject({ ability: 'Levitate', immuneTo: ['Earthquake'] })
})

test('against Fairy Garchomp the types that beat Fairy lead: Poison and Steel', () => {
  const types = attackersAgainst(subjectOf('Garchomp').file, 'Fairy').map(({ type }) => type)
  expect(new Set(types)).toEqual(new Set(['Poison', 'Steel']))
})

test('without a Tera type Garchomp, Dragon and Ground, is hit by Ice four times as hard', () => {
  const types = attackersAgainst(subjectOf('Garchomp').file, undefined).map(({ type }) => type)
  expect(new Set(types)).toEqual(new Set(['Ice']))
})
