import type { BattleEvent } from '@/battle/events'
import { createRandom } from '@/battle/model/random'
import {
  constantDamage,
  makeArena,
  makeBoss,
  makeMove,
  makeRaider,
  makeStatusMove,
  playOut,
  withBoss,
} from '@/testing/battle/battles'
import { playTurn } from './play-turn'
import { startBattle } from './start-battle'

const attackFirst = { kind: 'move', move: 0, terastallize: false } as const

test('The first turn takes 21.5 seconds, each later turn 13.5', () => {
  const after = (turns: number) =>
    450 - playOut({ turns: new Array(turns).fill([attackFirst]) }).state.secondsLeft
  expect([1, 2, 3].map(after)).toEqual([21.5, 35, 48.5])
})

test('A turn applies the damage of both sides', () => {
  const arena = makeArena({
    boss: makeBoss({ moves: [makeMove('Strength')] }),
    damageOf: constantDamage(100),
  })
  const random = createRandom(1)
  const { state } = startBattle(arena, [makeRaider()], random)
  const next = playTurn(arena, state, [attackFirst], random).state
  expect(next).toMatchObject({
    turn: 1,
    boss: { hp: 400 * 25 - 100 },
    raiders: [{ hp: 320 - 100, teraCharge: 1 }],
  })
})

const roared = (percent: number) => ({ kind: 'move', trigger: 'Time', percent, move: 1 }) as const

function scriptedAt(...percents: readonly number[]) {
  return makeArena({
    boss: makeBoss({ moves: [makeStatusMove('Splash'), makeStatusMove('Howl', { boosts: { atk: 1 } })] }),
    damageOf: constantDamage(100),
    actions: percents.map(roared),
  })
}

const order = (events: readonly BattleEvent[]) =>
  events.flatMap((event) =>
    event.kind === 'scripted' ? ['script'] : event.kind === 'uses' ? [event.move] : [],
  )

test('Script actions of the first 18 seconds come before any move, later ones after the first move', () => {
  // Of 450 s, 97.5 % are gone after 11.25 s, 97 % after 13.5 s, 96 % after 18 s and 95.9 % after 18.45 s.
  const { events } = playOut({ arena: scriptedAt(99, 97.5, 97, 96, 95.9) })
  const actions = ['script', 'Howl']
  expect(order(events).filter((action) => action !== 'Splash')).toEqual([
    ...[...actions, ...actions, ...actions, ...actions],
    'Swift',
    ...actions,
  ])
})

test('Under the other assumption, the first turn starts like other turns, with ten seconds to choose', () => {
  const arena = makeArena({ ...scriptedAt(98, 97.5), assumptions: { secondsBeforeFirst: 10 } })
  const { events, state } = playOut({ arena })
  expect(order(events).filter((action) => action !== 'Splash')).toEqual([
    'script',
    'Howl',
    'Swift',
    'script',
    'Howl',
  ])
  expect(state.secondsLeft).toBe(450 - 13.5)
})

test('An action due within a turn comes between two players’ actions', () => {
  // Of 450 s, 95.5 % are gone after 20.25 s: 18 before the first move, then 0.875 for each of four.
  const arena = scriptedAt(95.5)
  const random = createRandom(1)
  const team = [makeRaider(), makeRaider(), makeRaider(), makeRaider()]
  const { state } = startBattle(arena, team, random)
  const { events } = playTurn(
    arena,
    state,
    team.map(() => attackFirst),
    random,
  )
  const strikes = order(events).filter((action) => action !== 'Splash' && action !== 'Howl')
  expect(strikes.map((action) => (action === 'script' ? 'script' : 'strike'))).toEqual([
    'strike',
    'strike',
    'strike',
    'script',
    'strike',
  ])
})

test('Time that runs out while players choose ends the raid before they act', () => {
  const arena = makeArena({ damageOf: constantDamage(100) })
  const random = createRandom(1)
  const { state } = startBattle(arena, [makeRaider()], random)
  const late = { ...state, secondsLeft: 10 }
  const { state: end, events } = playTurn(arena, late, [attackFirst], random)
  expect(end).toMatchObject({ secondsLeft: 0, boss: { hp: state.boss.hp } })
  expect(events).toEqual([{ kind: 'lost' }])
})

test('Time that runs out within a turn ends the raid before the next player acts', () => {
  const arena = makeArena({ damageOf: constantDamage(100) })
  const random = createRandom(1)
  const { state } = startBattle(arena, [makeRaider(), makeRaider()], random)
  const late = { ...withBoss({ shield: { phase: 'broken' } })(state), secondsLeft: 19 }
  const { state: end } = playTurn(arena, late, [attackFirst, attackFirst], random)
  expect(end).toMatchObject({ secondsLeft: 0, boss: { hp: state.boss.hp - 100 } })
})

test('A turn of 10 seconds passes before its first action', () => {
  // Due after 27.9 s: the first turn takes 18 s, and the second ten more.
  const arena = makeArena({ ...scriptedAt(93.8), assumptions: { secondsPerTurn: 10 } })
  const { state, events } = playOut({ arena, turns: [[attackFirst], [attackFirst]] })
  expect(state.secondsLeft).toBe(450 - 28)
  expect(order(events).filter((action) => action !== 'Splash')).toEqual(['Swift', 'script', 'Howl', 'Swift'])
})

test('A Pokémon that boosts itself hits nobody', () => {
  const arena = makeArena()
  const raider = makeRaider({ moves: [makeStatusMove('Swords Dance', { boosts: { atk: 2 } })] })
  const random = createRandom(1)
  const { state } = startBattle(arena, [raider], random)
  const next = playTurn(arena, state, [attackFirst], random).state
  expect(next.boss.hp).toBe(next.boss.maxHp)
  expect(next.raiders[0]?.stages.atk).toBe(2)
})

test('A faint that uses up the time ends the raid before other raiders act', () => {
  const arena = makeArena({
    boss: makeBoss({ moves: [makeMove('Strength')] }),
    damageOf: constantDamage(320),
  })
  const random = createRandom(1)
  const { state } = startBattle(arena, [makeRaider(), makeRaider()], random)
  const late = { ...withBoss({ hp: 640, shield: { phase: 'broken' } })(state), secondsLeft: 70 }
  const { state: end, events } = playTurn(arena, late, [attackFirst, attackFirst], random)
  expect(end).toMatchObject({ secondsLeft: 0, boss: { hp: 320 } })
  expect(events.at(-1)).toEqual({ kind: 'lost' })
})

test('A boss that faints with its last attacker is defeated, even at the last moment', () => {
  const arena = makeArena({ damageOf: constantDamage(400) })
  const random = createRandom(1)
  const raider = makeRaider({ moves: [makeMove('Brave Bird', { recoil: 1 })] })
  const { state } = startBattle(arena, [raider], random)
  const late = { ...withBoss({ hp: 400, shield: { phase: 'broken' } })(state), secondsLeft: 70 }
  const { state: end, events } = playTurn(arena, late, [attackFirst], random)
  expect(end).toMatchObject({ boss: { hp: 0 }, raiders: [{ faints: 1 }] })
  expect(events.at(-1)).toEqual({ kind: 'won' })
})
