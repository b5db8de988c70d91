import { moveNamed } from '@/battle/dex/moves/compile-move'
import { withHelper } from '@/battle/dex/volatiles'
import type { BattleMove } from '@/battle/model/battle-move'
import type { Fighter } from '@/battle/model/fighter'
import type { BattleState, RaiderState } from '@/battle/model/state'
import { makeArena, makeBoss, makeMove, makeRaider, withBoss, withRaider } from '@/testing/battle/battles'
import { choiceOf, decisions, makePlan } from '@/testing/battle/decisions'
import { supportPolicy } from './support'

const SWIFT = makeMove('Swift')
const BOSS_WITH_STATUS_MOVES = makeBoss()

const raiderWith = (...moves: readonly (string | BattleMove)[]): Fighter =>
  makeRaider({ moves: [SWIFT, ...moves.map((move) => (typeof move === 'string' ? moveNamed(move) : move))] })

const withoutCheers = withRaider({ cheersLeft: 0 })

const withAlly = (changes: Partial<RaiderState>) => (state: BattleState) => ({
  ...withoutCheers(state),
  raiders: withoutCheers(state).raiders.map((raider) =>
    raider.who === 1 ? { ...raider, ...changes } : raider,
  ),
})

const up = withBoss({ shield: { phase: 'up', barLeft: 3000 } })

const PHYSICAL = makeArena({ boss: makeBoss({ moves: [moveNamed('Tackle')] }) })

test('It keeps Reflect active, and uses it again after its five turns', () => {
  const raiders = [raiderWith('Reflect')]
  const decide = supportPolicy(makePlan())
  expect(decisions(6, { decide, raiders, given: withoutCheers, arena: PHYSICAL })).toEqual([
    'Reflect',
    'Swift',
    'Swift',
    'Swift',
    'Swift',
    'Reflect',
  ])
})

test('It doesn’t use Reflect or burn a boss with only special attacks, or Light Screen against physical ones', () => {
  const special = makeArena({ boss: makeBoss({ moves: [moveNamed('Swift')] }) })
  const decide = supportPolicy(makePlan())
  const first = (move: string, arena: typeof special) =>
    decisions(1, {
      decide,
      raiders: [raiderWith({ ...moveNamed(move), accuracy: true })],
      given: withoutCheers,
      arena,
    })
  for (const move of ['Reflect', 'Will-O-Wisp']) {
    expect(first(move, special)).toEqual(['Swift'])
    expect(first(move, PHYSICAL)).toEqual([move])
  }
  expect(first('Light Screen', PHYSICAL)).toEqual(['Swift'])
  expect(first('Light Screen', special)).toEqual(['Light Screen'])
})

test('It uses Aurora Veil only in snow', () => {
  const battle = { decide: supportPolicy(makePlan()), raiders: [raiderWith('Aurora Veil')] }
  const inSnow = (state: BattleState): BattleState => ({
    ...withoutCheers(state),
    field: { ...state.field, weather: 'Snow', weatherTurns: 5 },
  })
  expect(decisions(1, { ...battle, given: withoutCheers })).toEqual(['Swift'])
  expect(decisions(2, { ...battle, given: inSnow })).toEqual(['Aurora Veil', 'Swift'])
})

test('It keeps Tailwind active like other effects on its side', () => {
  const battle = {
    decide: supportPolicy(makePlan()),
    raiders: [raiderWith('Tailwind')],
    given: withoutCheers,
  }
  expect(decisions(2, battle)).toEqual(['Tailwind', 'Swift'])
})

test('It keeps the first of two weathers active', () => {
  const raiders = [raiderWith('Rain Dance', 'Sunny Day')]
  const decide = supportPolicy(makePlan())
  expect(decisions(3, { decide, raiders, given: withoutCheers })).toEqual(['Rain Dance', 'Swift', 'Swift'])
})

test('It uses Screech only before the shield', () => {
  const battle = {
    decide: supportPolicy(makePlan({ debuffs: 1 })),
    raiders: [raiderWith({ ...moveNamed('Screech'), accuracy: true })],
  }
  expect(decisions(2, { ...battle, given: withoutCheers })).toEqual(['Screech', 'Swift'])
  expect(decisions(1, { ...battle, given: (state) => up(withoutCheers(state)) })).toEqual(['Swift'])
})

test('It taunts a boss with status moves, unless the shield or Aroma Veil blocks Taunt', () => {
  const battle = { decide: supportPolicy(makePlan()), raiders: [raiderWith('Taunt')], given: withoutCheers }
  const against = (differing: Parameters<typeof makeBoss>[0]) => makeArena({ boss: makeBoss(differing) })
  expect(decisions(2, battle)).toEqual(['Taunt', 'Swift'])
  expect(decisions(1, { ...battle, given: (state) => up(withoutCheers(state)) })).toEqual(['Swift'])
  expect(decisions(1, { ...battle, arena: against({ moves: [makeMove('Pound')] }) })).toEqual(['Swift'])
  const scriptedStatus = against({
    moves: [makeMove('Pound'), makeMove('Calm Mind', { category: 'Status' })],
    randomMoveCount: 1,
  })
  expect(decisions(1, { ...battle, arena: scriptedStatus })).toEqual(['Swift'])
  const veiled = { ...BOSS_WITH_STATUS_MOVES, ability: 'Aroma Veil' }
  expect(decisions(1, { ...battle, arena: against(veiled) })).toEqual(['Swift'])
})

test('It burns the boss, unless it is a Fire type or has a status', () => {
  const battle = {
    decide: supportPolicy(makePlan()),
    raiders: [raiderWith({ ...moveNamed('Will-O-Wisp'), accuracy: true })],
    given: withoutCheers,
    arena: PHYSICAL,
  }
  expect(decisions(2, battle)).toEqual(['Will-O-Wisp', 'Swift'])
  const fire = makeArena({ boss: makeBoss({ teraType: 'Fire', moves: [moveNamed('Tackle')] }) })
  expect(decisions(1, { ...battle, arena: fire })).toEqual(['Swift'])
  const ill = (state: BattleState) => withBoss({ status: 'par' })(withoutCheers(state))
  expect(decisions(1, { ...battle, given: ill })).toEqual(['Swift'])
})

test('It doesn’t use Thunder Wave on a Ground type', () => {
  const raiders = [raiderWith('Thunder Wave')]
  const arena = makeArena({ boss: makeBoss({ teraType: 'Ground' }) })
  const decide = supportPolicy(makePlan())
  expect(decisions(1, { decide, arena, raiders, given: withoutCheers })).toEqual(['Swift'])
})

test('It removes the boss’s ability once, unless nothing can remove it', () => {
  const battle = {
    decide: supportPolicy(makePlan()),
    raiders: [raiderWith('Gastro Acid')],
    given: withoutCheers,
  }
  const arenaWith = (ability: string) =>
    makeArena({ boss: makeBoss({ ability, moves: [makeMove('Pound')] }) })
  expect(
    decisions(4, {
      ...battle,
      raiders: [raiderWith({ ...moveNamed('Gastro Acid'), accuracy: true })],
      arena: arenaWith('Intimidate'),
    }),
  ).toEqual(['Gastro Acid', 'Swift', 'Swift', 'Swift'])
  expect(decisions(1, { ...battle, arena: arenaWith('Multitype') })).toEqual(['Swift'])
  const withBoth = { ...battle, raiders: [raiderWith('Skill Swap', 'Simple Beam')] }
  expect(decisions(1, { ...withBoth, arena: arenaWith('Quark Drive') })).toEqual(['Simple Beam'])
  expect(decisions(1, { ...withBoth, arena: arenaWith('Intimidate') })).toEqual(['Skill Swap'])
})

test('It heals an ally with Heal Pulse, and itself only with a cheer', () => {
  const battle = {
    decide: supportPolicy(makePlan({ healBelow: 40 })),
    raiders: [raiderWith('Heal Pulse'), makeRaider()],
  }
  expect(choiceOf({ ...battle, given: withAlly({ hp: 127 }) })).toMatchObject({ move: 1, ally: 1 })
  expect(choiceOf({ ...battle, given: withAlly({ hp: 128 }) })).toMatchObject({ move: 0 })
  expect(decisions(1, { ...battle, given: withRaider({ hp: 127 }) })).toEqual(['heal cheer'])
})

test('It heals all raiders with Life Dew, even itself', () => {
  const raiders = [raiderWith('Life Dew')]
  const decide = supportPolicy(makePlan({ healBelow: 40 }))
  expect(decisions(1, { decide, raiders, given: withRaider({ hp: 127 }) })).toEqual(['Life Dew'])
})

test('It boosts an ally as often as its plan says, except one with Contrary', () => {
  const battle = (ability: string) => ({
    decide: supportPolicy(makePlan({ boosts: 1 })),
    raiders: [raiderWith('Coaching'), makeRaider({ ability })],
    given: withoutCheers,
  })
  expect(choiceOf(battle('Honey Gather'))).toMatchObject({ move: 1, ally: 1 })
  expect(decisions(2, battle('Honey Gather'))).toEqual(['Coaching', 'Swift'])
  expect(decisions(1, battle('Contrary'))).toEqual(['Swift'])
})

test('It cheers for attack while no cheer is active, three times in all', () => {
  const raiders = [raiderWith()]
  expect(decisions(10, { decide: supportPolicy(makePlan()), raiders })).toEqual([
    'attack cheer',
    'Swift',
    'Swift',
    'attack cheer',
    'Swift',
    'Swift',
    'attack cheer',
    'Swift',
    'Swift',
    'Swift',
  ])
})

test('It helps an active ally, and attacks without an active ally', () => {
  const battle = { decide: supportPolicy(makePlan()), raiders: [raiderWith('Helping Hand'), makeRaider()] }
  expect(choiceOf({ ...battle, given: withAlly({}) })).toMatchObject({ move: 1, ally: 1 })
  expect(choiceOf({ ...battle, given: withAlly({ hp: 0, backIn: 2 }) })).toMatchObject({ move: 0 })
})

test('It doesn’t help an ally again while its Helping Hand is waiting', () => {
  const helped = withAlly({ volatiles: { helpinghand: withHelper(undefined, 0) } })
  const withAllies = (...otherAllies: Fighter[]) => ({
    decide: supportPolicy(makePlan()),
    raiders: [raiderWith('Helping Hand'), makeRaider(), ...otherAllies],
    given: helped,
  })
  expect(choiceOf(withAllies())).toMatchObject({ move: 0 })
  expect(choiceOf(withAllies(makeRaider()))).toMatchObject({ move: 1, ally: 2 })
})

test('It doesn’t use status moves on an ally with Good as Gold', () => {
  const golden = makeRaider({ ability: 'Good as Gold' })
  const battle = (...moves: readonly string[]) => ({
    decide: supportPolicy(makePlan({ healBelow: 40 })),
    raiders: [raiderWith(...moves), golden],
  })
  for (const move of ['Helping Hand', 'Coaching'])
    expect(choiceOf({ ...battle(move), given: withAlly({}) })).toMatchObject({ move: 0 })
  expect(choiceOf({ ...battle('Heal Pulse'), given: withAlly({ hp: 100 }) })).toMatchObject({ move: 0 })
})

test('It doesn’t use moves that an ally’s substitute, Magic Bounce or ability blocks', () => {
  const choice = (move: string, ally: Partial<Fighter>, changes: Partial<RaiderState> = {}) =>
    choiceOf({
      decide: supportPolicy(makePlan({ healBelow: 40 })),
      raiders: [raiderWith(move), makeRaider(ally)],
      given: withAlly(changes),
    })
  expect(choice('Heal Pulse', {}, { hp: 100 })).toMatchObject({ move: 1, ally: 1 })
  expect(choice('Heal Pulse', {}, { hp: 100, volatiles: { substitute: 80 } })).toMatchObject({ move: 0 })
  expect(choice('Heal Pulse', { ability: 'Magic Bounce' }, { hp: 100 })).toMatchObject({ move: 0 })
  expect(choice('Life Dew', {}, { hp: 100 })).toMatchObject({ move: 1, ally: 1 })
  expect(choice('Life Dew', { ability: 'Storm Drain' }, { hp: 100 })).toMatchObject({ move: 0 })
})

test('It helps another ally instead of one with Good as Gold', () => {
  const raiders = [raiderWith('Helping Hand'), makeRaider({ ability: 'Good as Gold' }), makeRaider()]
  const battle = { decide: supportPolicy(makePlan()), raiders }
  expect(choiceOf({ ...battle, given: withAlly({}) })).toMatchObject({ move: 1, ally: 2 })
})
