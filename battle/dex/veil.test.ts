import { moveNamed } from '@/battle/dex/moves/compile-move'
import type { BossFighter, Fighter } from '@/battle/model/fighter'
import type { BattleState } from '@/battle/model/state'
import type { Choice } from '@/battle/plan'
import { choose, makeArena, makeBoss, makeRaider, makeStatusMove, playOut } from '@/testing/battle/battles'

const WAIT: Choice = { kind: 'wait' }
const splash = [makeStatusMove('Splash')]

function nextTo(
  ability: string,
  move: string,
  {
    raider = {},
    boss = {},
    given,
  }: {
    readonly raider?: Partial<Fighter>
    readonly boss?: Partial<BossFighter>
    readonly given?: (state: BattleState) => BattleState
  } = {},
) {
  return playOut({
    arena: makeArena({ boss: makeBoss({ moves: [{ ...moveNamed(move), accuracy: true }], ...boss }) }),
    raiders: [makeRaider({ moves: splash, ...raider }), makeRaider({ ability, moves: splash })],
    turns: [[choose(), WAIT]],
    given,
  }).raider
}

const grass: Partial<Fighter> = { types: ['Grass'] }

test('Sweet Veil blocks sleep and Yawn for allies, Pastel Veil poison', () => {
  expect(nextTo('Sweet Veil', 'Spore').status).toBeUndefined()
  expect(nextTo('Sweet Veil', 'Yawn').volatiles).toEqual({})
  expect(nextTo('Sweet Veil', 'Thunder Wave').status).toBe('par')
  expect(nextTo('Pastel Veil', 'Toxic').status).toBeUndefined()
  expect(nextTo('Honey Gather', 'Toxic').status).toBe('tox')
})

test('Aroma Veil blocks Taunt, Encore and similar moves for allies', () => {
  expect(nextTo('Aroma Veil', 'Taunt').volatiles.taunt).toBeUndefined()
  expect(nextTo('Honey Gather', 'Taunt').volatiles.taunt).toBeDefined()
})

test('Flower Veil blocks statuses, Yawn and drops only for Grass allies', () => {
  expect(nextTo('Flower Veil', 'Thunder Wave', { raider: grass }).status).toBeUndefined()
  expect(nextTo('Flower Veil', 'Yawn', { raider: grass }).volatiles).toEqual({})
  expect(nextTo('Flower Veil', 'Growl', { raider: grass }).stages.atk).toBe(0)
  expect(nextTo('Flower Veil', 'Growl').stages.atk).toBe(-1)
  expect(nextTo('Flower Veil', 'Thunder Wave').status).toBe('par')
})

test('Flower Veil doesn’t block a fighter’s effects on itself; Sweet Veil stops an earlier Yawn', () => {
  const aloneWith = (raider: Partial<Fighter>) =>
    playOut({ raiders: [makeRaider({ ability: 'Flower Veil', types: ['Grass'], ...raider })] }).raider
  expect(aloneWith({ item: 'Flame Orb', moves: splash }).status).toBe('brn')
  expect(aloneWith({ moves: [moveNamed('Close Combat')] }).stages.def).toBe(-1)
  const drowsy = (state: BattleState): BattleState => ({
    ...state,
    raiders: state.raiders.map((raider) =>
      raider.who === 0 ? { ...raider, volatiles: { yawn: 1 } } : raider,
    ),
  })
  expect(nextTo('Sweet Veil', 'Splash', { given: drowsy }).status).toBeUndefined()
  expect(nextTo('Honey Gather', 'Splash', { given: drowsy }).status).toBe('slp')
})

test('Mold Breaker ignores an ally’s veil', () => {
  expect(nextTo('Sweet Veil', 'Spore', { boss: { ability: 'Mold Breaker' } }).status).toBe('slp')
})

test('Fainting ends a veil', () => {
  const fainted = (state: BattleState): BattleState => ({
    ...state,
    raiders: state.raiders.map((raider) => (raider.who === 1 ? { ...raider, hp: 0 } : raider)),
  })
  expect(nextTo('Sweet Veil', 'Spore', { given: fainted }).status).toBe('slp')
})

test('Pastel Veil cures poisoned allies on arrival, and the log says so', () => {
  const { state, events } = playOut({
    raiders: [
      makeRaider({ ability: 'Pastel Veil', moves: [moveNamed('Skill Swap')] }),
      makeRaider({ moves: splash }),
      makeRaider({ moves: splash }),
    ],
    turns: [[{ kind: 'move', move: 0, ally: 1, terastallize: false }, WAIT, WAIT]],
    given: (start) => ({
      ...start,
      raiders: start.raiders.map((raider) => (raider.who === 2 ? { ...raider, status: 'psn' } : raider)),
    }),
  })
  expect(state.raiders[2]?.status).toBeUndefined()
  expect(events).toContainEqual({ kind: 'ability', who: 1, ability: 'Pastel Veil' })
  expect(events).toContainEqual({ kind: 'cured', who: 2, of: 'psn' })
})
