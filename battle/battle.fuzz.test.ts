import fc from 'fast-check'
import { isReachedByGas } from '@/battle/dex/active-ability'
import { createRandom } from '@/battle/model/random'
import type { BattleState } from '@/battle/model/state'
import { STAGE_NAMES } from '@/battle/model/terms'
import { beginTurn } from '@/battle/model/turn'
import { playTurn } from '@/battle/turns/play-turn'
import { resetPlayers } from '@/battle/turns/raid/resets'
import { startBattle } from '@/battle/turns/start-battle'
import { makeArena, playOut } from '@/testing/battle/battles'
import { anyBattle, anyStages, type DrawnBattle } from '@/testing/battle/drawn-battles'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import { type BattleEvent, BOSS } from './events'

function play(
  { arena, raiders, turns, seed }: DrawnBattle,
  hear: (state: BattleState, events: readonly BattleEvent[], before: BattleState) => void,
): void {
  const random = createRandom(seed)
  let { state } = startBattle(arena, raiders, random)
  for (const choices of turns) {
    const before = state
    const result = playTurn(arena, before, choices, random)
    state = result.state
    hear(state, result.events, before)
  }
}

test('HP and stages stay within their bounds', () => {
  fc.assert(
    fc.property(anyBattle, (battle) => {
      play(battle, ({ boss, raiders }) => {
        for (const { hp, maxHp, stages } of [boss, ...raiders]) {
          expect(Number.isInteger(hp) && hp >= 0 && hp <= maxHp).toBe(true)
          for (const stage of STAGE_NAMES) expect(Math.abs(stages[stage])).toBeLessThanOrEqual(6)
        }
      })
    }),
    fuzzing(150),
  )
})

test('Time never rises, and each turn before the end takes some', () => {
  fc.assert(
    fc.property(anyBattle, (battle) => {
      play(battle, (state, _, before) => {
        expect(state.secondsLeft).toBeLessThanOrEqual(before.secondsLeft)
        const over = before.boss.hp <= 0 || before.secondsLeft <= 0
        if (over) expect(state).toBe(before)
        else if (state.boss.hp > 0) expect(state.secondsLeft).toBeLessThan(before.secondsLeft)
      })
    }),
    fuzzing(150),
  )
})

test('The shield lets no more damage through than its largest factor', () => {
  fc.assert(
    fc.property(anyBattle, (battle) => {
      const { teraSameType } = battle.arena.shield.damageThroughPercent
      const maxDamage = Math.round((battle.damage * teraSameType) / 100)
      play(battle, (_, events, { boss }) => {
        let up = boss.shield.phase === 'up'
        for (const event of events) {
          if (event.kind === 'shield up') up = true
          if (event.kind === 'damage' && event.to === BOSS && up)
            expect(event.amount).toBeLessThanOrEqual(maxDamage)
          if (event.kind === 'shield broken') up = false
        }
      })
    }),
    fuzzing(150),
  )
})

test('The shield rises once and breaks once', () => {
  fc.assert(
    fc.property(anyBattle, (battle) => {
      const shieldEvents: string[] = []
      play(battle, (_, events) =>
        shieldEvents.push(...events.map(({ kind }) => kind).filter((kind) => kind.startsWith('shield'))),
      )
      expect(['shield up', 'shield broken'].slice(0, shieldEvents.length)).toEqual(shieldEvents)
    }),
    fuzzing(100),
  )
})

test('A player reset keeps lowered stages and removes raised ones', () => {
  fc.assert(
    fc.property(anyStages, (stages) => {
      const { state } = playOut({ turns: [] })
      const raised = { ...state, raiders: state.raiders.map((raider) => ({ ...raider, stages })) }
      const turn = beginTurn(makeArena(), raised, createRandom(1))
      resetPlayers(turn)
      for (const stage of STAGE_NAMES) expect(turn.raiders[0]?.stages[stage]).toBe(Math.min(0, stages[stage]))
    }),
    fuzzing(200),
  )
})

test('The same seed gives the same battle', () => {
  fc.assert(
    fc.property(anyBattle, (battle) => {
      const [first, second] = [[], []].map((log: BattleEvent[]) => {
        play(battle, (_, events) => log.push(...events))
        return log
      })
      expect(second).toEqual(first)
    }),
    fuzzing(60),
  )
})

test('Neutralizing Gas suppresses the abilities that it reaches until its last bearer stops', () => {
  fc.assert(
    fc.property(anyBattle, (battle) => {
      play(battle, (state) => {
        if (state.boss.hp <= 0 || state.secondsLeft <= 0) return
        for (const fighter of [state.boss, ...state.raiders]) {
          expect(fighter.inGas).toBe(fighter.hp > 0 && isReachedByGas(state, fighter))
        }
      })
    }),
    fuzzing(300),
  )
})

test('A turn doesn’t change the state that it starts from', () => {
  fc.assert(
    fc.property(anyBattle, ({ arena, raiders, turns, seed }) => {
      const random = createRandom(seed)
      let { state } = startBattle(arena, raiders, random)
      for (const choices of turns) {
        freeze(state)
        state = playTurn(arena, state, choices, random).state
      }
    }),
    fuzzing(100),
  )
})

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const property of Object.values(value)) freeze(property)
}
