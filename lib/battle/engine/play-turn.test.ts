import { createRandom } from '@/lib/battle/model/random'
import {
  constantDamage,
  makeArena,
  makeBoss,
  makeMove,
  makeRaider,
  makeStatusMove,
} from '@/testing/battle/battles'
import { playTurn } from './play-turn'
import { startBattle } from './start-battle'

const attackFirst = { kind: 'move', move: 0, terastallize: false } as const

test('A turn takes its seconds, and the damage of both sides', () => {
  const arena = makeArena({
    boss: makeBoss({ moves: [makeMove('Strength')] }),
    damageOf: constantDamage(100),
  })
  const random = createRandom(1)
  const { state } = startBattle(arena, [makeRaider()], random)
  const next = playTurn(arena, state, [attackFirst], random).state
  expect(next).toMatchObject({
    turn: 1,
    secondsLeft: 450 - 12,
    boss: { hp: 400 * 25 - 100 },
    raiders: [{ hp: 320 - 100, teraCharge: 1 }],
  })
})

test('A Pokémon that boosts itself strikes no one', () => {
  const arena = makeArena()
  const raider = makeRaider({ moves: [makeStatusMove('Swords Dance', { boosts: { atk: 2 } })] })
  const random = createRandom(1)
  const { state } = startBattle(arena, [raider], random)
  const next = playTurn(arena, state, [attackFirst], random).state
  expect(next.boss.hp).toBe(next.boss.maxHp)
  expect(next.raiders[0]?.stages.atk).toBe(2)
})

test('A faint that takes the last of the time ends the raid before others strike', () => {
  const arena = makeArena({
    boss: makeBoss({ moves: [makeMove('Strength')] }),
    damageOf: constantDamage(320),
  })
  const random = createRandom(1)
  const { state } = startBattle(arena, [makeRaider(), makeRaider()], random)
  const late = { ...state, secondsLeft: 60, boss: { ...state.boss, hp: 640 } }
  const { state: end, events } = playTurn(arena, late, [attackFirst, attackFirst], random)
  expect(end).toMatchObject({ secondsLeft: 0, boss: { hp: 320 } })
  expect(events.at(-1)).toEqual({ kind: 'lost' })
})

test('A boss that faints with its last attacker is defeated, even with the last of the time', () => {
  const arena = makeArena({ damageOf: constantDamage(400) })
  const random = createRandom(1)
  const raider = makeRaider({ moves: [makeMove('Brave Bird', { recoil: 1 })] })
  const { state } = startBattle(arena, [raider], random)
  const late = { ...state, secondsLeft: 60, boss: { ...state.boss, hp: 400 } }
  const { state: end, events } = playTurn(arena, late, [attackFirst], random)
  expect(end).toMatchObject({ boss: { hp: 0 }, raiders: [{ faints: 1 }] })
  expect(events.at(-1)).toEqual({ kind: 'won' })
})
