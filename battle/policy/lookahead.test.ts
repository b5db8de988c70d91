import { moveNamed } from '@/battle/dex/moves/compile-move'
import type { Arena } from '@/battle/model/arena'
import type { BattleMove } from '@/battle/model/battle-move'
import type { Fighter } from '@/battle/model/fighter'
import { createRandom } from '@/battle/model/random'
import type { BattleState } from '@/battle/model/state'
import { startBattle } from '@/battle/turns/start-battle'
import { damageBy, makeArena, makeMove, makeRaider, withBoss, withRaider } from '@/testing/battle/battles'
import { makePlan } from '@/testing/battle/decisions'
import { expectedDamage } from './lookahead'
import type { Situation } from './make-policy'
import { rolesOf } from './roles'

interface Options {
  readonly arena?: Arena
  readonly fighter?: Partial<Fighter>
  readonly given?: (state: BattleState) => BattleState
}

function momentOf({ arena = makeArena(), fighter, given = (state) => state }: Options): Situation {
  const state = given(startBattle(arena, [makeRaider(fighter)], createRandom(1)).state)
  const [raider] = state.raiders
  if (!raider) throw new Error('A battle needs a raider')
  return { arena, state, raider, plan: makePlan(), roles: rolesOf(raider.fighter) }
}

const SHIELDED = withBoss({ shield: { phase: 'up', barLeft: 3000 } })

/** Each hit of the move takes 100 HP. */
function expected(move: BattleMove, options: Options = {}): number {
  return expectedDamage(momentOf(options), move)
}

test('A move with 80 accuracy has an expected damage of 80%', () => {
  expect(expected(makeMove('Tackle', { accuracy: 80 }))).toBeCloseTo(80)
})

test('No Guard, Compound Eyes and rain affect accuracy', () => {
  const hurricane = moveNamed('Hurricane')
  expect(expected(hurricane)).toBeCloseTo(70)
  expect(expected(hurricane, { fighter: { ability: 'No Guard' } })).toBeCloseTo(100)
  expect(expected(hurricane, { fighter: { ability: 'Compound Eyes' } })).toBeCloseTo(91)
  const rain = (state: BattleState): BattleState => ({ ...state, field: { ...state.field, weather: 'Rain' } })
  expect(expected(hurricane, { given: rain })).toBeCloseTo(100)
})

test('A move of two to five hits has 3.1 expected hits, five with Skill Link and 4.5 with Loaded Dice', () => {
  const bulletSeed = moveNamed('Bullet Seed')
  expect(expected(bulletSeed)).toBeCloseTo(310)
  expect(expected(bulletSeed, { fighter: { ability: 'Skill Link' } })).toBeCloseTo(500)
  expect(expected(bulletSeed, { fighter: { item: 'Loaded Dice' } })).toBeCloseTo(450)
})

test('A move that hits twice has two expected hits', () => {
  expect(expected(makeMove('Dual Wingbeat', { hits: [2, 2] }))).toBeCloseTo(200)
})

test('A miss ends Population Bomb, whose hits may each miss', () => {
  // 0.9 + 0.9² + … + 0.9¹⁰ = 5.862; with Loaded Dice 7 hits on average, at 0.9 all together.
  const bomb = moveNamed('Population Bomb')
  expect(expected(bomb)).toBeCloseTo(586.2, 1)
  expect(expected(bomb, { fighter: { item: 'Loaded Dice' } })).toBeCloseTo(630)
})

test('Triple Axel has the average of its three powers', () => {
  // (20 + 40 + 60) / 3 = 40, times 0.9 + 0.9² + 0.9³ = 2.439 hits.
  const arena = makeArena({ damageOf: damageBy(({ move }) => move.basePower) })
  expect(expected(moveNamed('Triple Axel'), { arena })).toBeCloseTo(97.56)
})

test('Rage Fist grows by 50 with each hit taken', () => {
  const arena = makeArena({ damageOf: damageBy(({ move }) => move.basePower) })
  const given = withRaider({ hitsTaken: 2 })
  expect(expected(moveNamed('Rage Fist'), { arena, given })).toBeCloseTo(150)
})

test('The shield lets 20, 35 or 75 percent through', () => {
  const psychic = makeMove('Psychic', { type: 'Psychic' })
  const given = (terastallized: boolean) => (state: BattleState) =>
    withRaider({ terastallized })(SHIELDED(state))
  expect(expected(psychic, { given: given(false) })).toBeCloseTo(20)
  expect(expected(makeMove('Swift'), { given: given(true) })).toBeCloseTo(35)
  expect(expected(psychic, { given: given(true) })).toBeCloseTo(75)
})

test('Tera Blast and moves of Pixilate pass the shield with their final type', () => {
  const given = (state: BattleState) => withRaider({ terastallized: true })(SHIELDED(state))
  expect(expected(moveNamed('Tera Blast'), { given })).toBeCloseTo(75)
  const pixilate = { ability: 'Pixilate', teraType: 'Fairy' } as const
  expect(expected(makeMove('Hyper Voice'), { given, fighter: pixilate })).toBeCloseTo(75)
})

test('An Attack cheer raises expected damage by half', () => {
  const given = (state: BattleState): BattleState => ({
    ...state,
    field: { ...state.field, attackCheer: { turns: 3, count: 1 } },
  })
  expect(expected(makeMove('Swift'), { given })).toBeCloseTo(150)
})

test('A move that charges or recharges does its damage in two turns', () => {
  expect(expected(moveNamed('Solar Beam'))).toBeCloseTo(50)
  const sun = (state: BattleState): BattleState => ({ ...state, field: { ...state.field, weather: 'Sun' } })
  expect(expected(moveNamed('Solar Beam'), { given: sun })).toBeCloseTo(100)
  expect(expected({ ...moveNamed('Hyper Beam'), accuracy: true })).toBeCloseTo(50)
})

test('Meteor Beam uses the Sp. Atk that its charging raises', () => {
  const arena = makeArena({ damageOf: damageBy(({ attacker }) => 100 + 50 * attacker.stages.spa) })
  const meteorBeam = { ...moveNamed('Meteor Beam'), accuracy: true } as const
  expect(expected(meteorBeam, { arena, fighter: { item: 'Power Herb' } })).toBeCloseTo(150)
})
