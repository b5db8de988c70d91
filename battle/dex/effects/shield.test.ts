import type { BattleMove } from '@/battle/model/battle-move'
import type { Fighter } from '@/battle/model/fighter'
import type { BattleState } from '@/battle/model/state'
import {
  choose,
  constantDamage,
  makeArena,
  makeBoss,
  makeMove,
  makeRaider,
  makeStatusMove,
  playOut,
  withBoss,
  withRaider,
} from '@/testing/battle/battles'

// The boss has 10,000 HP, its shield rises at half HP and has a bar of 3,000.
const up = withBoss({ hp: 5000, shield: { phase: 'up', barLeft: 3000 } })

function through(
  move: Partial<BattleMove>,
  given: (state: BattleState) => BattleState,
  raider: Partial<Fighter> = {},
) {
  const { boss } = playOut({
    arena: makeArena({ damageOf: constantDamage(1000) }),
    raiders: [makeRaider({ teraType: 'Fire', moves: [makeMove('Attack', move)], ...raider })],
    given: (state) => given(up(state)),
  })
  return 5000 - boss.hp
}

test('The shield lets 20% of damage through, 35% if the attacker is Terastallized, 75% if the move has its Tera type', () => {
  const terastallized = withRaider({ terastallized: true })
  expect(through({ type: 'Fire' }, (state) => state)).toBe(200)
  expect(through({ type: 'Water' }, terastallized)).toBe(350)
  expect(through({ type: 'Fire' }, terastallized)).toBe(750)
})

test('Tera Blast has the Tera type of a Terastallized user', () => {
  expect(through({ name: 'Tera Blast' }, withRaider({ terastallized: true }))).toBe(750)
})

test('A hit that the shield rounds to 0 doesn’t charge the orb', () => {
  const weak = makeArena({ damageOf: constantDamage(2) })
  // 2 x 20 % = 0.4.
  expect(playOut({ arena: weak, given: up }).raider.teraCharge).toBe(0)
  // 3 x 20 % = 0.6.
  expect(playOut({ arena: makeArena({ damageOf: constantDamage(3) }), given: up }).raider.teraCharge).toBe(1)
})

test('The shield rises at its share of HP and cures the boss, and its bar is a share of max HP', () => {
  const { boss, kinds } = playOut({
    arena: makeArena({ damageOf: constantDamage(100) }),
    given: withBoss({ hp: 5100, status: 'par' }),
  })
  expect(boss).toMatchObject({ hp: 5000, status: undefined, shield: { phase: 'up', barLeft: 3000 } })
  expect(kinds).toContain('shield up')
})

test('The shield rises at its share of time, too', () => {
  // 55 % of 450 s are 247.5 s; the first turn takes 21.5 s.
  const waiting = (secondsLeft: number) =>
    playOut({ turns: [[{ kind: 'wait' }]], given: (state) => ({ ...state, secondsLeft }) }).boss.shield.phase
  expect(waiting(269.1)).toBe('ahead')
  expect(waiting(269)).toBe('up')
})

test('Damage through the shield lowers HP and bar equally, and beyond the bar’s end the shield breaks', () => {
  const arena = makeArena({ damageOf: constantDamage(1000) })
  const after = (turns: number) =>
    playOut({ arena, given: up, turns: Array.from({ length: turns }, () => [choose()]) })
  expect(after(1).boss).toMatchObject({ hp: 4800, shield: { phase: 'up', barLeft: 2800 } })
  expect(after(14).boss.shield).toEqual({ phase: 'up', barLeft: 200 })
  expect(after(15).boss).toMatchObject({ hp: 2000, shield: { phase: 'up', barLeft: 0 } })
  expect(after(16).boss).toMatchObject({ hp: 1800, shield: { phase: 'broken' } })
})

test('Healing the boss refills the bar', () => {
  const recover = makeStatusMove('Recover', { heal: 0.5 })
  const { boss } = playOut({
    arena: makeArena({ boss: makeBoss({ moves: [recover] }) }),
    raiders: [makeRaider({ moves: [makeStatusMove('Splash')] })],
    given: up,
  })
  // Half of its 400 HP without the multiplier.
  expect(boss).toMatchObject({ hp: 5200, shield: { phase: 'up', barLeft: 3200 } })
})

test('When the shield breaks, the boss loses its next move', () => {
  const { events } = playOut({
    arena: makeArena({ boss: makeBoss({ moves: [makeMove('Pound')] }), damageOf: constantDamage(100) }),
    given: withBoss({ hp: 4000, shield: { phase: 'up', barLeft: 10 } }),
    turns: [[choose()], [choose()], [choose()]],
  })
  // The boss still acts in the turn of the break, then it loses one move.
  const acts = events.flatMap((event) =>
    event.kind === 'uses' || event.kind === 'fails' ? [`${event.by} ${event.kind}`] : [],
  )
  expect(acts).toEqual(['0 uses', '-1 uses', '0 uses', '-1 fails', '0 uses', '-1 uses'])
})

test('Status moves fail against the shield; attacks’ side effects pass', () => {
  const screech = makeMove('Screech', { category: 'Status', boosts: { def: -2 } })
  const spray = makeMove('Acid Spray', { secondaries: [{ chance: 100, boosts: { spd: -2 } }] })
  const raiders = [makeRaider({ moves: [screech, spray] })]
  expect(playOut({ raiders, given: up }).boss.stages.def).toBe(0)
  expect(playOut({ raiders, given: up, turns: [[choose(1)]] }).boss.stages.spd).toBe(-2)
  expect(playOut({ raiders }).boss.stages.def).toBe(-2)
})

test('With the shield up, a raider can still help itself and its side', () => {
  const moves = [
    makeStatusMove('Swords Dance', { boosts: { atk: 2 } }),
    makeStatusMove('Reflect', { target: 'allySide', sideCondition: 'reflect' }),
  ]
  const { raider, state } = playOut({
    raiders: [makeRaider({ moves })],
    given: up,
    turns: [[choose(0)], [choose(1)]],
  })
  expect(raider.stages.atk).toBe(2)
  expect(state.field.raiderSide.reflect).toBe(4)
})

test('The shield reduces Night Shade, except under the other assumption', () => {
  const shade = makeMove('Night Shade', { type: 'Ghost' })
  const bossHpAfter = (shieldReducesFixedDamage: boolean) =>
    playOut({
      arena: makeArena({ damageOf: constantDamage(100), assumptions: { shieldReducesFixedDamage } }),
      raiders: [makeRaider({ moves: [shade] })],
      given: up,
    }).boss.hp
  expect(bossHpAfter(true)).toBe(4980)
  expect(bossHpAfter(false)).toBe(4900)
})
