import type { BattleMove } from '@/battle/model/battle-move'
import type { Fighter } from '@/battle/model/fighter'
import {
  choose,
  constantDamage,
  makeArena,
  makeBoss,
  makeMove,
  makeRaider,
  makeStatusMove,
  playOut,
} from '@/testing/battle/battles'

const spell = { category: 'Status', flags: { reflectable: 1 } } as const

function bossAfter(move: BattleMove, boss: Parameters<typeof makeBoss>[0], raider: Partial<Fighter> = {}) {
  return playOut({
    arena: makeArena({ boss: makeBoss(boss) }),
    raiders: [makeRaider({ moves: [move], ...raider })],
  })
}

test('Psychic Terrain blocks moves with raised priority against fighters on the ground', () => {
  const arena = makeArena({ boss: makeBoss({ moves: [makeMove('Quick Attack', { priority: 1 })] }) })
  const hpOf = (types: Fighter['types']) =>
    playOut({
      arena,
      raiders: [makeRaider({ types })],
      given: (state) => ({ ...state, field: { ...state.field, terrain: 'Psychic', terrainTurns: 5 } }),
    }).raider.hp
  expect(hpOf(['Normal'])).toBe(320)
  expect(hpOf(['Flying'])).toBe(220)
})

test('Good as Gold blocks status moves', () => {
  const screech = makeMove('Screech', { ...spell, boosts: { def: -2 } })
  expect(bossAfter(screech, { ability: 'Good as Gold' }).boss.stages.def).toBe(0)
})

test('Magic Bounce reflects status moves', () => {
  const screech = makeMove('Screech', { ...spell, boosts: { def: -2 } })
  const { boss, raider } = bossAfter(screech, { ability: 'Magic Bounce' })
  expect([boss.stages.def, raider.stages.def]).toEqual([0, -2])
})

test('Mold Breaker ignores abilities unless their bearer has an Ability Shield', () => {
  const screech = makeMove('Screech', { ...spell, boosts: { def: -2 } })
  const breaking = { ability: 'Mold Breaker' }
  expect(bossAfter(screech, { ability: 'Clear Body' }, breaking).boss.stages.def).toBe(-2)
  expect(
    bossAfter(screech, { ability: 'Clear Body', item: 'Ability Shield' }, breaking).boss.stages.def,
  ).toBe(0)
})

test('Grass types and Overcoat are immune to powder', () => {
  const spore = makeMove('Spore', { category: 'Status', status: 'slp', flags: { powder: 1 } })
  expect(bossAfter(spore, {}).boss.status).toBe('slp')
  expect(bossAfter(spore, { teraType: 'Grass' }).boss.status).toBeUndefined()
  expect(bossAfter(spore, { ability: 'Overcoat' }).boss.status).toBeUndefined()
})

test('Dark types are immune to status moves of Prankster', () => {
  const charm = makeMove('Charm', { category: 'Status', boosts: { atk: -2 } })
  expect(bossAfter(charm, { teraType: 'Dark' }, { ability: 'Prankster' }).boss.stages.atk).toBe(0)
  expect(bossAfter(charm, {}, { ability: 'Prankster' }).boss.stages.atk).toBe(-2)
})

test('Ground types are immune to Thunder Wave', () => {
  const wave = makeMove('Thunder Wave', { category: 'Status', type: 'Electric', status: 'par' })
  expect(bossAfter(wave, { teraType: 'Ground' }).boss.status).toBeUndefined()
  expect(bossAfter(wave, {}).boss.status).toBe('par')
})

test('A Choice item locks its holder into the first move, Assault Vest prevents status moves', () => {
  const moves = [makeMove('Pound'), makeStatusMove('Swords Dance', { boosts: { atk: 2 } })]
  const arena = makeArena({ damageOf: constantDamage(100) })
  const bound = playOut({
    arena,
    raiders: [makeRaider({ item: 'Choice Band', moves })],
    turns: [[choose(0)], [choose(1)]],
  })
  expect(bound.boss.hp).toBe(10000 - 200)
  const vested = playOut({
    arena,
    raiders: [makeRaider({ item: 'Assault Vest', moves })],
    turns: [[choose(1)]],
  })
  expect(vested.raider.stages.atk).toBe(0)
})

test('Truant loses every other action', () => {
  const arena = makeArena({
    boss: makeBoss({ ability: 'Truant', moves: [makeMove('Pound')] }),
    damageOf: constantDamage(10),
  })
  const { raider } = playOut({ arena, turns: [[choose()], [choose()], [choose()]] })
  expect(raider.hp).toBe(320 - 20)
})
