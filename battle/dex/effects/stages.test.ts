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
  withRaider,
} from '@/testing/battle/battles'
import { NO_STAGES } from './stages'

const splash = makeStatusMove('Splash')
const charm = makeMove('Charm', { category: 'Status', boosts: { atk: -2 } })
const tickle = makeMove('Tickle', { category: 'Status', boosts: { atk: -1, def: -1 } })
const snarl = makeMove('Snarl', { secondaries: [{ chance: 100, boosts: { spa: -1 } }] })

function targetedBy(move: BattleMove, raider: Partial<Fighter>, given?: (state: BattleState) => BattleState) {
  return playOut({
    given,
    arena: makeArena({ boss: makeBoss({ moves: [move] }), damageOf: constantDamage(1) }),
    raiders: [makeRaider({ moves: [splash], ...raider })],
  })
}

function playMove(move: BattleMove, raider: Partial<Fighter> = {}, turns = 1) {
  return playOut({
    raiders: [makeRaider({ moves: [move], ...raider })],
    turns: Array.from({ length: turns }, () => [choose()]),
  })
}

test('Stages end at 6', () => {
  expect(playMove(makeStatusMove('Swords Dance', { boosts: { atk: 2 } }), {}, 4).raider.stages.atk).toBe(6)
})

test('Contrary reverses changes, Simple doubles them', () => {
  const dance = makeStatusMove('Swords Dance', { boosts: { atk: 2 } })
  expect(playMove(dance, { ability: 'Contrary' }).raider.stages.atk).toBe(-2)
  expect(playMove(dance, { ability: 'Simple' }).raider.stages.atk).toBe(4)
  expect(targetedBy(charm, { ability: 'Contrary' }).raider.stages.atk).toBe(2)
})

test('Clear Body and Clear Amulet protect stages from foes, not from their bearer', () => {
  expect(targetedBy(charm, {}).raider.stages.atk).toBe(-2)
  expect(targetedBy(charm, { ability: 'Clear Body' }).raider.stages.atk).toBe(0)
  expect(targetedBy(charm, { item: 'Clear Amulet' }).raider.stages.atk).toBe(0)
  const combat = makeMove('Close Combat', { self: { boosts: { def: -1, spd: -1 } } })
  expect(playMove(combat, { ability: 'Clear Body' }).raider.stages).toMatchObject({ def: -1, spd: -1 })
})

test('Mirror Armor reflects a drop', () => {
  const { raider, boss } = targetedBy(charm, { ability: 'Mirror Armor' })
  expect([raider.stages.atk, boss.stages.atk]).toEqual([0, -2])
})

test('Defiant and Competitive act once per stat that a foe lowers', () => {
  expect(targetedBy(charm, { ability: 'Defiant' }).raider.stages.atk).toBe(0)
  expect(targetedBy(charm, { ability: 'Competitive' }).raider.stages).toMatchObject({ atk: -2, spa: 2 })
  expect(targetedBy(tickle, { ability: 'Defiant' }).raider.stages).toMatchObject({ atk: 3, def: -1 })
  expect(targetedBy(tickle, { ability: 'Competitive' }).raider.stages).toMatchObject({ atk: -1, spa: 4 })
})

test('Defiant ignores a stat at its limit, and drops by its bearer', () => {
  const given = withRaider({ stages: { ...NO_STAGES, def: -6 } })
  expect(targetedBy(tickle, { ability: 'Defiant' }, given).raider.stages).toMatchObject({ atk: 1, def: -6 })
  expect(targetedBy(tickle, { ability: 'Defiant', item: 'Clear Amulet' }).raider.stages).toEqual(NO_STAGES)
  const combat = makeMove('Close Combat', { self: { boosts: { def: -1, spd: -1 } } })
  expect(playMove(combat, { ability: 'Defiant' }).raider.stages.atk).toBe(0)
})

test('Defiant acts on a drop that Mirror Armor reflects', () => {
  const arena = makeArena({ boss: makeBoss({ ability: 'Mirror Armor' }) })
  const raiders = [makeRaider({ ability: 'Defiant', moves: [tickle] })]
  expect(playOut({ arena, raiders }).raider.stages).toMatchObject({ atk: 3, def: -1 })
})

test('White Herb restores a drop, even from its holder’s own moves', () => {
  expect(targetedBy(charm, { item: 'White Herb' }).raider).toMatchObject({
    item: undefined,
    stages: { atk: 0 },
  })
  const smash = makeStatusMove('Shell Smash', { boosts: { atk: 2, spa: 2, spe: 2, def: -1, spd: -1 } })
  expect(playMove(smash, { item: 'White Herb' }).raider.stages).toMatchObject({ atk: 2, def: 0, spd: 0 })
})

test('Covert Cloak and Shield Dust block side effects', () => {
  expect(targetedBy(snarl, {}).raider.stages.spa).toBe(-1)
  expect(targetedBy(snarl, { item: 'Covert Cloak' }).raider.stages.spa).toBe(0)
  expect(targetedBy(snarl, { ability: 'Shield Dust' }).raider.stages.spa).toBe(0)
})

test('Sheer Force removes side effects, Serene Grace doubles their chance', () => {
  const song = makeMove('Torch Song', { secondaries: [{ chance: 100, self: { boosts: { spa: 1 } } }] })
  expect(playMove(song).raider.stages.spa).toBe(1)
  expect(playMove(song, { ability: 'Sheer Force' }).raider.stages.spa).toBe(0)
  const half = makeMove('Fiery Dance', { secondaries: [{ chance: 50, self: { boosts: { spa: 1 } } }] })
  expect(playMove(half, { ability: 'Serene Grace' }, 5).raider.stages.spa).toBe(5)
})

test('Mist protects stages from foes', () => {
  const { raider } = playOut({
    arena: makeArena({ boss: makeBoss({ moves: [charm] }) }),
    given: (state) => ({
      ...state,
      field: { ...state.field, raiderSide: { ...state.field.raiderSide, mist: 5 } },
    }),
  })
  expect(raider.stages.atk).toBe(0)
})

test('Intimidate lowers Attack on entering; Inner Focus blocks it, Guard Dog rises', () => {
  const arena = makeArena({ boss: makeBoss({ ability: 'Intimidate' }) })
  const met = (ability: string) =>
    playOut({ arena, raiders: [makeRaider({ ability })], turns: [] }).raider.stages.atk
  expect(met('Honey Gather')).toBe(-1)
  expect(met('Inner Focus')).toBe(0)
  expect(met('Guard Dog')).toBe(1)
  const raiderIntimidates = playOut({ raiders: [makeRaider({ ability: 'Intimidate' })], turns: [] })
  expect(raiderIntimidates.boss.stages.atk).toBe(-1)
})

test('Download raises the attacking stat that targets the foe’s weaker defense', () => {
  const stats = { hp: 400, atk: 100, def: 120, spa: 100, spd: 100, spe: 100 }
  const arena = makeArena({ boss: makeBoss({ stats }) })
  const { raider } = playOut({ arena, raiders: [makeRaider({ ability: 'Download' })], turns: [] })
  expect(raider.stages).toMatchObject({ atk: 0, spa: 1 })
})

test('Berserk raises Sp. Atk when a hit brings HP to half', () => {
  const arena = makeArena({ boss: makeBoss({ moves: [makeMove('Pound')] }), damageOf: constantDamage(100) })
  const at = (hp: number) =>
    playOut({ arena, raiders: [makeRaider({ ability: 'Berserk' })], given: withRaider({ hp }) }).raider.stages
      .spa
  expect(at(320)).toBe(0)
  expect(at(260)).toBe(1)
  expect(at(150)).toBe(0)
})
