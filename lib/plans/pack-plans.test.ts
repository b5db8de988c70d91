import fc from 'fast-check'
import { plansFileSchema } from '@/data/plans/schema'
import { KEPT_CHEERS, LEARN_KINDS, MOVE_ROLES, ORIGINS, TYPE_NAMES } from '@/data/vocabulary'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import { packPlans } from './pack-plans'
import { unpackPlans } from './parse-plans'
import type { BossPlans, RaidPlans } from './raid-plans'

const NOBODY: RaidPlans = { attackers: [], supports: [] }

const percent = fc.integer({ min: 0, max: 100 })
const tenths = fc.integer({ min: 0, max: 400 }).map((value) => value / 10)
const effortValue = fc.integer({ min: 4, max: 252 })

const howLearned = fc.record({
  kind: fc.constantFrom(...LEARN_KINDS),
  number: fc.nat(229),
  species: fc.constantFrom('Azurill', undefined),
})

const build = fc
  .record({
    species: fc.constantFrom('Azumarill', 'Slowking-Galar'),
    origin: fc.constantFrom(...ORIGINS),
    ability: fc.constantFrom('Huge Power', 'Regenerator'),
    teraType: fc.constantFrom(...TYPE_NAMES),
    nature: fc.constantFrom('Adamant', 'Modest'),
    item: fc.constantFrom('Shell Bell', undefined),
    effortValues: fc.record(
      { hp: effortValue, atk: effortValue, spe: effortValue },
      { requiredKeys: ['hp'] },
    ),
    moves: fc.constantFrom(['Play Rough'], ['Play Rough', 'Belly Drum']),
    learned: fc.array(howLearned, { minLength: 2, maxLength: 2 }),
    roles: fc.array(fc.constantFrom(...MOVE_ROLES), { minLength: 2, maxLength: 2 }),
  })
  .map((build) => ({
    ...build,
    learned: build.learned.slice(0, build.moves.length),
    roles: build.roles.slice(0, build.moves.length),
  }))

const plan = fc.record({
  boosts: fc.nat(3),
  debuffs: fc.nat(3),
  repeatAfterReset: fc.boolean(),
  healBelow: fc.nat(100),
  healCheerBelow: fc.nat(100),
  secondBoosts: fc.constantFrom(undefined, 1, 3),
  cheer: fc.constantFrom(undefined, ...KEPT_CHEERS),
})

const results = {
  ...{ build, plan, groupPlan: plan, alone: percent, group: percent, taken: percent },
  ...{ turns: tenths, faints: tenths, lowestHp: percent },
}

/** Old files lack these win rates. */
const [alonePaced, withNpcs] = [fc.tuple(percent, percent), percent]
const attacker = fc.oneof(
  fc.record(results),
  fc.record({ ...results, alonePaced }),
  fc.record({ ...results, withNpcs }),
  fc.record({ ...results, alonePaced, withNpcs }),
)

const helped = { build, plan, without: percent, together: percent, turns: tenths, saved: tenths }

const support = fc.oneof(fc.record(helped), fc.record({ ...helped, keeps: fc.tuple(percent, percent) }))

const raid: fc.Arbitrary<RaidPlans> = fc.record({
  attackers: fc.array(attacker, { maxLength: 3 }),
  supports: fc.array(support, { maxLength: 2 }),
})

const boss = fc
  .array(raid, { minLength: TYPE_NAMES.length, maxLength: TYPE_NAMES.length })
  .map((raids): BossPlans => new Map(TYPE_NAMES.map((type, position) => [type, raids[position] ?? NOBODY])))

test('packed plans are unpacked unchanged', () => {
  fc.assert(
    fc.property(boss, (plans) => {
      const file = plansFileSchema.parse(JSON.parse(JSON.stringify(packPlans('inputs', plans))))
      const withAttackers = [...plans].filter(([, { attackers }]) => attackers.length > 0)
      expect(unpackPlans(file)).toEqual(new Map(withAttackers))
    }),
    fuzzing(100),
  )
})

test('names and builds have the same order, whatever the order of the raids', () => {
  fc.assert(
    fc.property(boss, (plans) => {
      const reversed = new Map([...plans].reverse())
      expect(packPlans('inputs', reversed)).toEqual(packPlans('inputs', plans))
      const { names } = packPlans('inputs', plans)
      expect(names).toEqual(names.toSorted())
    }),
    fuzzing(50),
  )
})

test('a file that refers to an unlisted build is refused', () => {
  const [plans] = fc.sample(boss, { numRuns: 1, seed: 1 })
  if (!plans) throw new Error('nothing drawn')
  const file = packPlans('inputs', plans)
  const raids = file.raids.map((packedRaid) => ({
    ...packedRaid,
    attackers: [
      [
        [999, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
    ],
  }))
  expect(plansFileSchema.safeParse({ ...file, raids }).success).toBe(false)
})

test('a file with too few types, or with a win rate above 100%, is refused', () => {
  const [plans] = fc.sample(boss, { numRuns: 1, seed: 1 })
  if (!plans) throw new Error('nothing drawn')
  const file = packPlans('inputs', plans)
  const raids = file.raids.map(({ attackers, supports }) => ({
    attackers: attackers.map(([build, [, ...chances], ...rest]) => [build, [101, ...chances], ...rest]),
    supports,
  }))
  expect(plansFileSchema.safeParse(file).success).toBe(true)
  expect(plansFileSchema.safeParse({ ...file, raids: file.raids.slice(1) }).success).toBe(false)
  expect(plansFileSchema.safeParse({ ...file, raids }).success).toBe(false)
})

test('a plan may end with a cheer and a second boost, and with nothing after them', () => {
  const [plans] = fc.sample(boss, { numRuns: 1, seed: 1 })
  if (!plans) throw new Error('nothing drawn')
  const file = packPlans('inputs', plans)
  const ending = (...end: readonly number[]) => ({
    ...file,
    plans: file.plans.map((plan) => [...plan.slice(0, 5), ...end]),
  })
  const ends = [[], [0], [-1, 3], [0, 1], [0, 1, 0]]
  expect(ends.map((end) => plansFileSchema.safeParse(ending(...end)).success)).toEqual([
    ...[true, true, true, true],
    false,
  ])
})
