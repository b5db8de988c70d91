import { NO_STAGES } from '@/battle/dex/effects/stages'
import type { BattleMove } from '@/battle/model/battle-move'
import type { Fighter } from '@/battle/model/fighter'
import type { BattleState } from '@/battle/model/state'
import {
  choose,
  chooseCheer,
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
import { moveNamed } from './compile-move'

type Change = (state: BattleState) => BattleState
const same: Change = (state) => state

function playMove(
  name: string,
  move: Partial<BattleMove> = {},
  given: Change = same,
  raider: Partial<Fighter> = {},
) {
  return playOut({ raiders: [makeRaider({ moves: [makeStatusMove(name, move)], ...raider })], given })
}

const onFoe = { target: 'normal' }
const ofAll = { target: 'allies', boosts: { atk: 1 } }
const OF_ALLIES = [
  'Acupressure',
  'Coaching',
  'Decorate',
  'Heal Bell',
  'Heal Pulse',
  'Helping Hand',
  'Howl',
  'Jungle Healing',
  'Life Dew',
  'Skill Swap',
]
const under =
  (weather: 'Sun' | 'Rain' | 'Sand'): Change =>
  (state) => ({
    ...state,
    field: { ...state.field, weather, weatherTurns: 5 },
  })

test('Belly Drum costs half of max HP for Attack at 6, and fails with less HP', () => {
  expect(playMove('Belly Drum').raider).toMatchObject({ hp: 160, stages: { atk: 6 } })
  expect(playMove('Belly Drum', {}, withRaider({ hp: 160 })).raider).toMatchObject({
    hp: 160,
    stages: { atk: 0 },
  })
})

test('Clangorous Soul costs a third of max HP', () => {
  const { raider } = playMove('Clangorous Soul', { boosts: { atk: 1, def: 1, spa: 1, spd: 1, spe: 1 } })
  expect(raider).toMatchObject({ hp: 320 - 106, stages: { atk: 1, spe: 1 } })
})

test('Growth raises by two in sun', () => {
  expect(playMove('Growth').raider.stages).toMatchObject({ atk: 1, spa: 1 })
  expect(playMove('Growth', {}, under('Sun')).raider.stages).toMatchObject({ atk: 2, spa: 2 })
})

test('Synthesis heals half, two thirds in sun, a quarter in rain', () => {
  const at = (given: Change) =>
    playMove('Synthesis', {}, (state) => given(withRaider({ hp: 20 })(state))).raider.hp
  expect(at(same)).toBe(180)
  expect(at(under('Sun'))).toBe(20 + 213)
  expect(at(under('Rain'))).toBe(100)
})

test('Rest heals fully, cures, and costs two actions', () => {
  const { raider } = playMove('Rest', {}, withRaider({ hp: 20, status: 'brn' }))
  expect(raider).toMatchObject({ hp: 320, status: 'slp', statusTurns: 2 })
})

test('Strength Sap heals by the Attack that it lowers', () => {
  const { raider, boss } = playMove('Strength Sap', onFoe, withRaider({ hp: 20 }))
  expect([raider.hp, boss.stages.atk]).toEqual([120, -1])
})

test('Life Dew heals all raiders by a quarter', () => {
  const dew = makeStatusMove('Life Dew', { target: 'allies', heal: 0.25 })
  const { state } = playOut({
    raiders: [makeRaider({ moves: [dew] }), makeRaider()],
    turns: [[choose(), { kind: 'wait' }]],
    given: (state) => ({ ...state, raiders: state.raiders.map((raider) => ({ ...raider, hp: 100 })) }),
  })
  expect(state.raiders.map(({ hp }) => hp)).toEqual([180, 180])
})

test('Coaching raises all allies but its user, targeted or not, and fails alone', () => {
  const coaching = moveNamed('Coaching')
  const raiders = [makeRaider({ moves: [coaching] }), makeRaider(), makeRaider()]
  for (const aim of [{}, { ally: 1 }]) {
    const { state } = playOut({
      raiders,
      turns: [[{ ...choose(), ...aim }, { kind: 'wait' }, { kind: 'wait' }]],
    })
    expect(state.raiders.map(({ stages }) => stages.atk)).toEqual([0, 1, 1])
  }
  const withoutAllies = playOut({ raiders: [makeRaider({ moves: [coaching] })] })
  expect(withoutAllies.raider.stages.atk).toBe(0)
  expect(withoutAllies.events).toContainEqual({ kind: 'fails', by: 0, why: 'no effect' })
})

test('Dragon Cheer affects all allies but its user; Aromatic Mist raises one', () => {
  const raiders = [
    makeRaider({ moves: [moveNamed('Dragon Cheer'), moveNamed('Aromatic Mist')] }),
    makeRaider(),
    makeRaider(),
  ]
  const turns = [[choose(0)], [{ ...choose(1), ally: 2 }]]
  const { state } = playOut({ raiders, turns })
  expect(state.raiders.map(({ volatiles }) => volatiles.dragoncheer !== undefined)).toEqual([
    false,
    true,
    true,
  ])
  expect(state.raiders.map(({ stages }) => stages.spd)).toEqual([0, 0, 1])
})

test('Good as Gold blocks allies’ status moves, but not its bearer’s own, cheers, or Mold Breaker’s', () => {
  const golden = makeRaider({ ability: 'Good as Gold', moves: [makeStatusMove('Howl', ofAll)] })
  const onAlly = { kind: 'move', move: 0, ally: 1, terastallize: false } as const
  const given: Change = (state) => ({
    ...state,
    raiders: state.raiders.map((raider) => ({ ...raider, hp: 100, status: 'brn' })),
  })
  const ally = (move: BattleMove, raider: Partial<Fighter> = {}) =>
    playOut({ raiders: [makeRaider({ moves: [move], ...raider }), golden], turns: [[onAlly]], given }).state
      .raiders[1]
  const untouched = { hp: 100 - 20, status: 'brn', volatiles: {}, stages: NO_STAGES, ability: 'Good as Gold' }
  for (const name of OF_ALLIES) expect(ally(moveNamed(name))).toMatchObject(untouched)
  expect(ally(moveNamed('Coaching'), { ability: 'Mold Breaker' })?.stages.atk).toBe(1)
  const howling = playOut({ raiders: [makeRaider(), golden], turns: [[choose(), choose()]], given }).state
  expect(howling.raiders.map(({ stages }) => stages.atk)).toEqual([1, 1])
  const cheered = playOut({ raiders: [makeRaider(), golden], turns: [[chooseCheer('heal')]], given }).state
  expect(cheered.raiders[1]?.status).toBeUndefined()
})

test('Jungle Healing and Heal Bell affect all active raiders', () => {
  const given: Change = (state) => ({
    ...state,
    raiders: state.raiders.map((raider) => ({ ...raider, hp: 100, status: 'par' })),
  })
  for (const [name, gained] of [
    ['Jungle Healing', 80],
    ['Heal Bell', 0],
  ] as const) {
    const raiders = [makeRaider({ moves: [moveNamed(name)] }), makeRaider()]
    const states = [1, 2, 3].map((seed) => playOut({ raiders, given, seed }).state.raiders)
    const afterMove = { hp: 100 + gained, status: undefined }
    expect(states).toContainEqual([expect.objectContaining(afterMove), expect.objectContaining(afterMove)])
  }
})

test('Skill Swap swaps abilities unless one is fixed or protected', () => {
  const { raider, boss } = playMove('Skill Swap', onFoe, same, { ability: 'Contrary' })
  expect([raider.ability, boss.ability]).toEqual(['Honey Gather', 'Contrary'])
  expect(playMove('Skill Swap', onFoe, same, { ability: 'Comatose' }).boss.ability).toBe('Honey Gather')
  expect(
    playMove('Skill Swap', onFoe, same, { ability: 'Contrary', item: 'Ability Shield' }).boss.ability,
  ).toBe('Honey Gather')
})

test('Simple Beam doubles drops', () => {
  const moves = [
    makeMove('Simple Beam', { category: 'Status' }),
    makeMove('Screech', { category: 'Status', boosts: { def: -2 } }),
  ]
  const { boss } = playOut({ raiders: [makeRaider({ moves })], turns: [[choose(0)], [choose(1)]] })
  expect(boss.stages.def).toBe(-4)
})

test('Topsy-Turvy reverses stages, Haze resets them, Psych Up copies them', () => {
  const boosted = withBoss({ stages: { ...NO_STAGES, atk: 3, spe: -1 } })
  expect(playMove('Topsy-Turvy', onFoe, boosted).boss.stages).toEqual({ ...NO_STAGES, atk: -3, spe: 1 })
  expect(playMove('Haze', { target: 'all' }, boosted).boss.stages).toEqual(NO_STAGES)
  expect(playMove('Psych Up', onFoe, boosted).raider.stages).toMatchObject({ atk: 3, spe: -1 })
})

test('Wish heals half at the end of the next turn', () => {
  const moves = [makeStatusMove('Wish'), makeStatusMove('Splash')]
  const hpAfter = (turns: number) =>
    playOut({
      raiders: [makeRaider({ moves })],
      turns: [[choose(0)], [choose(1)]].slice(0, turns),
      given: withRaider({ hp: 100 }),
    }).raider.hp
  expect(hpAfter(1)).toBe(100)
  expect(hpAfter(2)).toBe(260)
})

test('Protect blocks an attack, a second in a row only one time in three', () => {
  const protect = makeStatusMove('Protect', { volatileStatus: 'protect', priority: 4 })
  const arena = makeArena({
    boss: makeBoss({ moves: [makeMove('Pound', { flags: { protect: 1 } })] }),
    damageOf: constantDamage(10),
  })
  const raiders = [makeRaider({ moves: [protect] })]
  expect(playOut({ arena, raiders }).raider.hp).toBe(320)
  let unharmed = 0
  for (let seed = 0; seed < 1000; seed++) {
    if (playOut({ arena, raiders, turns: [[choose()], [choose()]], seed }).raider.hp === 320) unharmed += 1
  }
  expect(Math.abs(unharmed - 333)).toBeLessThan(75)
})

test('A substitute costs a quarter of HP and takes hits until it breaks', () => {
  const moves = [makeStatusMove('Substitute'), makeStatusMove('Splash')]
  const arena = makeArena({ boss: makeBoss({ moves: [makeMove('Pound')] }), damageOf: constantDamage(50) })
  const raiderAfter = (turns: number) =>
    playOut({
      arena,
      raiders: [makeRaider({ moves })],
      turns: [[choose(0)], [choose(1)], [choose(1)]].slice(0, turns),
    }).raider
  expect(raiderAfter(1)).toMatchObject({ hp: 240, volatiles: { substitute: 30 } })
  expect(raiderAfter(2)).toMatchObject({ hp: 240, volatiles: {} })
  expect(raiderAfter(3).hp).toBe(190)
})

test('Aurora Veil needs snow', () => {
  const veil = { target: 'allySide', sideCondition: 'auroraveil' }
  const snow: Change = (state) => ({ ...state, field: { ...state.field, weather: 'Snow', weatherTurns: 5 } })
  expect(playMove('Aurora Veil', veil).state.field.raiderSide.auroraVeil).toBe(0)
  expect(playMove('Aurora Veil', veil, snow).state.field.raiderSide.auroraVeil).toBe(4)
})

test('A boss that transforms has its foe’s moves and stats, and its own HP and Tera type', () => {
  const ditto = makeBoss({
    species: 'Ditto',
    moves: [makeMove('Transform', { category: 'Status' })],
    teraType: 'Fairy',
  })
  const strong = { hp: 320, atk: 300, def: 150, spa: 120, spd: 110, spe: 90 }
  const { boss } = playOut({
    arena: makeArena({ boss: ditto }),
    raiders: [makeRaider({ stats: strong, species: 'Garchomp', moves: [makeMove('Outrage')] })],
  })
  expect(boss.fighter).toMatchObject({
    species: 'Garchomp',
    teraType: 'Fairy',
    stats: { hp: 400, atk: 300, spe: 90 },
    moves: [{ name: 'Outrage' }],
    randomMoveCount: 1,
  })
  expect(boss.maxHp).toBe(10000)
})

test('A boss with Imposter transforms on entering', () => {
  const arena = makeArena({ boss: makeBoss({ species: 'Ditto', ability: 'Imposter' }) })
  expect(
    playOut({ arena, raiders: [makeRaider({ species: 'Garchomp' })], turns: [] }).boss.fighter.species,
  ).toBe('Garchomp')
})

test('Rest gives a boss its HP without the multiplier', () => {
  const boss = makeBoss({ moves: [makeStatusMove('Rest')] })
  const slept = playOut({
    arena: makeArena({ boss }),
    raiders: [makeRaider({ moves: [makeStatusMove('Splash')] })],
    given: withBoss({ hp: 6000 }),
  }).boss
  expect(slept).toMatchObject({ hp: 6400, status: 'slp' })
})

test('Curse raises a non-Ghost user even behind a shield', () => {
  const curse = makeStatusMove('Curse', { target: 'normal' })
  const { raider, boss } = playOut({
    raiders: [makeRaider({ moves: [curse] })],
    given: withBoss({ hp: 5000, shield: { phase: 'up', barLeft: 3000 } }),
  })
  expect(raider.stages).toMatchObject({ atk: 1, def: 1, spe: -1 })
  expect(boss.volatiles).toEqual({})
})

test('No Retreat works once', () => {
  const noRetreat = makeStatusMove('No Retreat', {
    boosts: { atk: 1, def: 1, spa: 1, spd: 1, spe: 1 },
    volatileStatus: 'noretreat',
  })
  const raiders = [makeRaider({ moves: [noRetreat] })]
  expect(playOut({ raiders, turns: [[choose()], [choose()]] }).raider.stages.atk).toBe(1)
})
