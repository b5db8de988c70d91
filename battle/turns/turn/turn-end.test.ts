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

type Change = (state: BattleState) => BattleState

function idle(raider: Partial<Fighter>, given: Change, turns = 1) {
  return playOut({
    raiders: [makeRaider({ moves: [makeStatusMove('Splash')], ...raider })],
    turns: Array.from({ length: turns }, () => [choose()]),
    given,
  })
}

const at100 = withRaider({ hp: 100 })

test('Leftovers heal a sixteenth of max HP each turn', () => {
  expect(idle({ item: 'Leftovers' }, at100).raider.hp).toBe(120)
})

test('Healer cures each ally with a chance of 30% each turn, but never itself', () => {
  const seeds = Array.from({ length: 200 }, (_, seed) => seed)
  const statuses = seeds.map((seed) =>
    playOut({
      raiders: [makeRaider({ ability: 'Healer' }), makeRaider()],
      turns: [[choose(), choose()]],
      seed,
      given: (state) => ({
        ...state,
        raiders: state.raiders.map((raider) => ({ ...raider, status: 'brn' })),
      }),
    }),
  )
  expect(statuses.every(({ raider }) => raider.status === 'brn')).toBe(true)
  const allies = statuses.filter(({ state }) => state.raiders[1]?.status === undefined)
  expect(allies.length / seeds.length).toBeCloseTo(0.3, 1)
  for (const { events } of allies) {
    expect(events).toContainEqual({ kind: 'ability', who: 0, ability: 'Healer' })
    expect(events).toContainEqual({ kind: 'cured', who: 1, of: 'brn' })
  }
})

test('Black Sludge heals Poison types and hurts other types by an eighth', () => {
  expect(idle({ item: 'Black Sludge', types: ['Poison'] }, at100).raider.hp).toBe(120)
  expect(idle({ item: 'Black Sludge' }, at100).raider.hp).toBe(60)
})

test('Burn takes a sixteenth, poison an eighth, bad poison a sixteenth more each turn', () => {
  expect(idle({}, withRaider({ status: 'brn' })).raider.hp).toBe(320 - 20)
  expect(idle({}, withRaider({ status: 'psn' })).raider.hp).toBe(320 - 40)
  expect(idle({}, withRaider({ status: 'tox' }), 3).raider.hp).toBe(320 - (20 + 40 + 60))
})

test('Poison and Leech Seed cost a boss a share without its multiplier', () => {
  expect(idle({}, withBoss({ status: 'psn' })).boss.hp).toBe(10000 - 50)
  // 400 / 8 = 50, which the raider gets.
  const seeded = idle({}, (state) => at100(withBoss({ volatiles: { leechseed: 2 } })(state)))
  expect(seeded.boss.hp).toBe(10000 - 50)
  expect(seeded.raider.hp).toBe(150)
})

test('Salt Cure costs an eighth, a quarter for Water and Steel types', () => {
  // The boss is of Tera type Steel: 400 / 4 = 100.
  expect(idle({}, withBoss({ volatiles: { saltcure: 1000 } })).boss.hp).toBe(10000 - 100)
  expect(idle({}, withRaider({ volatiles: { saltcure: 1000 } })).raider.hp).toBe(320 - 40)
})

test('Curse costs a quarter, a binding move an eighth', () => {
  expect(idle({}, withRaider({ volatiles: { curse: 1000 } })).raider.hp).toBe(320 - 80)
  expect(idle({}, withRaider({ volatiles: { partiallytrapped: 4 } })).raider.hp).toBe(320 - 40)
})

test('Aqua Ring heals a sixteenth, with Big Root 30% more', () => {
  const ringed = withRaider({ hp: 100, volatiles: { aquaring: 1000 } })
  expect(idle({}, ringed).raider.hp).toBe(120)
  expect(idle({ item: 'Big Root' }, ringed).raider.hp).toBe(126)
})

test('Syrup Bomb lowers Speed at the end of each of three turns', () => {
  expect(idle({}, withRaider({ volatiles: { syrupbomb: 3 } }), 4).raider.stages.spe).toBe(-3)
})

test('Magic Guard prevents poison damage, Poison Heal heals an eighth', () => {
  expect(idle({ ability: 'Magic Guard' }, withRaider({ status: 'psn' })).raider.hp).toBe(320)
  expect(idle({ ability: 'Poison Heal' }, withRaider({ status: 'psn', hp: 100 })).raider.hp).toBe(140)
})

test('Sand costs a sixteenth, except for Rock, Ground and Steel types', () => {
  const sandy: Change = (state) => ({ ...state, field: { ...state.field, weather: 'Sand', weatherTurns: 5 } })
  const { raider, boss } = idle({}, sandy)
  expect(raider.hp).toBe(300)
  expect(boss.hp).toBe(10000)
  expect(idle({ types: ['Rock'] }, sandy).raider.hp).toBe(320)
})

test('Grassy Terrain heals fighters on the ground by a sixteenth', () => {
  const grassy: Change = (state) =>
    at100({ ...state, field: { ...state.field, terrain: 'Grassy', terrainTurns: 5 } })
  expect(idle({}, grassy).raider.hp).toBe(120)
  expect(idle({ types: ['Flying'] }, grassy).raider.hp).toBe(100)
})

test('Weather from a move lasts five turns, eight with its rock', () => {
  const sunny = makeStatusMove('Sunny Day', { weather: 'sunnyday', target: 'all' })
  const weatherAfter = (item: string | undefined, turns: number) =>
    playOut({
      raiders: [makeRaider({ item, moves: [sunny, makeStatusMove('Splash')] })],
      turns: [[choose(0)], ...Array.from({ length: turns - 1 }, () => [choose(1)])],
    }).state.field.weather
  expect(weatherAfter(undefined, 4)).toBe('Sun')
  expect(weatherAfter(undefined, 5)).toBeUndefined()
  expect(weatherAfter('Heat Rock', 7)).toBe('Sun')
  expect(weatherAfter('Heat Rock', 8)).toBeUndefined()
})

test('Yawn puts to sleep at the end of the next turn', () => {
  const boss = makeBoss({ moves: [makeMove('Yawn', { category: 'Status', volatileStatus: 'yawn' })] })
  const raiderAfter = (turns: number) =>
    playOut({ arena: makeArena({ boss }), turns: Array.from({ length: turns }, () => [choose()]) }).raider
  expect(raiderAfter(1).status).toBeUndefined()
  expect(raiderAfter(2).status).toBe('slp')
})

test('Sitrus Berry heals a quarter at half HP', () => {
  const boss = makeBoss({ moves: [makeMove('Pound')] })
  const { raider } = playOut({
    arena: makeArena({ boss, damageOf: constantDamage(170) }),
    raiders: [makeRaider({ item: 'Sitrus Berry' })],
  })
  // 320 - 170 = 150, at most 160: 80 come back.
  expect(raider).toMatchObject({ hp: 230, item: undefined })
})

test('Speed Boost raises Speed each turn', () => {
  expect(idle({ ability: 'Speed Boost' }, (state) => state, 3).raider.stages.spe).toBe(3)
})

test('Toxic Orb badly poisons at the end of the first turn', () => {
  expect(idle({ item: 'Toxic Orb' }, (state) => state).raider.status).toBe('tox')
})

test('Minior loses its shell at the end of the turn in which HP fall to half, and regains it above half', () => {
  const core = makeBoss({ species: 'Minior' })
  const arena = makeArena({ boss: makeBoss({ species: 'Minior-Meteor', atHalfHp: core }) })
  const at = (hp: number, fighter = arena.boss) =>
    playOut({ arena, given: withBoss({ hp, fighter }) }).boss.fighter.species
  // The raider's attack takes 100 of 10000.
  expect(at(5101)).toBe('Minior-Meteor')
  expect(at(5100)).toBe('Minior')
  expect(at(5101, core)).toBe('Minior-Meteor')
})
