import { moveNamed } from '@/battle/dex/moves/compile-move'
import type { Fighter } from '@/battle/model/fighter'
import type { BattleState } from '@/battle/model/state'
import { LOWEST_STAGE } from '@/battle/model/terms'
import type { Choice, Rounds } from '@/battle/plan'
import { choose, makeMove, makeRaider, withBoss, withRaider } from '@/testing/battle/battles'
import { choiceOf, decisions, makePlan } from '@/testing/battle/decisions'
import { attackerPolicy } from './attacker'
import { supportPolicy } from './support'
import { teamPolicy } from './team-play'

const SWIFT = makeMove('Swift')
const [SCREECH, DECORATE] = [1, 2]

const CORVIKNIGHT = makeRaider({ moves: [SWIFT, moveNamed('Screech'), moveNamed('Decorate')] })
const PAIR: readonly Fighter[] = [CORVIKNIGHT, makeRaider()]

const soloRounds = (...choices: Choice[]): Rounds => choices.map((choice) => [{ raider: 0, choice }])

const decide = (rounds: Rounds) => teamPolicy(rounds, makePlan(), attackerPolicy(makePlan()))

const onAlly: Choice = { kind: 'move', move: DECORATE, ally: 1, terastallize: false }

test('It plays its steps round by round, and then its role', () => {
  const rounds = soloRounds(choose(SCREECH), { kind: 'cheer', cheer: 'defense' })
  expect(decisions(4, { decide: decide(rounds), raiders: PAIR })).toEqual([
    'Screech',
    'defense cheer',
    'Swift',
    'Swift',
  ])
})

test('It waits in a round without a step', () => {
  const rounds: Rounds = [[{ raider: 1, choice: choose() }], [{ raider: 0, choice: choose(SCREECH) }]]
  expect(decisions(2, { decide: decide(rounds), raiders: PAIR })).toEqual(['wait', 'Screech'])
})

test('An attack replaces Screech once the shield is up, and once the boss is lowered to the limit', () => {
  const battle = { decide: decide(soloRounds(choose(SCREECH))), raiders: PAIR }
  const stages = { atk: 0, def: LOWEST_STAGE, spa: 0, spd: 0, spe: 0, accuracy: 0, evasion: 0 }
  expect(choiceOf(battle)).toMatchObject({ move: SCREECH })
  expect(choiceOf({ ...battle, given: withBoss({ shield: { phase: 'up', barLeft: 3000 } }) })).toMatchObject({
    move: 0,
  })
  expect(choiceOf({ ...battle, given: withBoss({ stages }) })).toMatchObject({ move: 0 })
})

test('An attack replaces help for an ally that has fainted', () => {
  const battle = { decide: decide(soloRounds(onAlly)), raiders: PAIR }
  const fallen = (state: BattleState): BattleState => ({
    ...state,
    raiders: state.raiders.map((raider) => (raider.who === 1 ? { ...raider, hp: 0 } : raider)),
  })
  expect(choiceOf(battle)).toMatchObject({ move: DECORATE, ally: 1 })
  expect(choiceOf({ ...battle, given: fallen })).toMatchObject({ move: 0 })
})

test('A replacement keeps its position in the round', () => {
  const rounds: Rounds = [
    [
      { raider: 1, choice: choose() },
      { raider: 0, choice: choose(SCREECH) },
    ],
  ]
  const up = withBoss({ shield: { phase: 'up', barLeft: 3000 } })
  expect(choiceOf({ decide: decide(rounds), raiders: PAIR, given: up })).toMatchObject({ move: 0, place: 1 })
})

test('An attack replaces a cheer that it no longer has', () => {
  const cheer = decide(soloRounds({ kind: 'cheer', cheer: 'attack' }))
  expect(choiceOf({ decide: cheer, raiders: PAIR, given: withRaider({ cheersLeft: 0 }) })).toMatchObject({
    move: 0,
  })
})

test('A support with nothing useful to do doesn’t idle: it cheers, and then uses any move', () => {
  const helper = makeRaider({ moves: [moveNamed('Tailwind')] })
  const plan = makePlan({ boosts: 30 })
  const idle = supportPolicy(plan)
  const busy = teamPolicy([], plan, idle)
  expect(decisions(2, { decide: idle, raiders: [helper] })).toEqual(['Tailwind', 'wait'])
  expect(decisions(3, { decide: busy, raiders: [helper] })).toEqual([
    'Tailwind',
    'attack cheer',
    'defense cheer',
  ])
  const silent = withRaider({ cheersLeft: 0 })
  expect(decisions(2, { decide: busy, raiders: [helper], given: silent })).toEqual(['Tailwind', 'Tailwind'])
})
