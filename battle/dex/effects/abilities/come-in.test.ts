import { statNumber } from '@/battle/dex/boosted-stat'
import { NO_STAGES } from '@/battle/dex/effects/stages'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import type { Fighter } from '@/battle/model/fighter'
import type { RaiderState } from '@/battle/model/state'
import type { Choice } from '@/battle/plan'
import { choose, makeArena, makeBoss, makeRaider, playOut, withBoss } from '@/testing/battle/battles'

function startWith(raider: Partial<Fighter>, boss: Parameters<typeof makeBoss>[0] = {}) {
  return playOut({ arena: makeArena({ boss: makeBoss(boss) }), raiders: [makeRaider(raider)], turns: [] })
}

test('The weather of the slower fighter stays', () => {
  expect(startWith({ ability: 'Drizzle' }, { ability: 'Drought' }).state.field.weather).toBe('Sun')
})

test('Rattled raises Speed when Intimidate lowers Attack, and only then', () => {
  const against = (raider: Partial<Fighter>, ability = 'Intimidate') =>
    startWith({ ability: 'Rattled', ...raider }, { ability }).raider.stages
  expect(against({})).toMatchObject({ atk: -1, spe: 1 })
  expect(against({ item: 'White Herb' })).toMatchObject({ atk: 0, spe: 1 })
  expect(against({ item: 'Clear Amulet' })).toMatchObject({ atk: 0, spe: 0 })
  expect(against({}, 'Supersweet Syrup')).toMatchObject({ evasion: -1, spe: 0 })
})

test.each(['Cloud Nine', 'Air Lock'])('%s is announced on entering', (ability) => {
  expect(startWith({ ability }).events).toContainEqual({ kind: 'ability', who: 0, ability })
})

test('A seed is used in its terrain', () => {
  const { raider } = startWith({ item: 'Grassy Seed' }, { ability: 'Grassy Surge' })
  expect(raider).toMatchObject({ item: undefined, stages: { def: 1 } })
})

test('Booster Energy is used without sun, and kept in sun', () => {
  const energized = { ability: 'Protosynthesis', item: 'Booster Energy' }
  const { item, volatiles } = startWith(energized).raider
  expect([item, volatiles.protosynthesis]).toEqual([undefined, statNumber('atk')])
  const sunny = startWith(
    { ...energized, stats: { hp: 320, atk: 200, def: 200, spa: 200, spd: 200, spe: 50 } },
    { ability: 'Drought' },
  )
  expect(sunny.raider.item).toBe('Booster Energy')
})

test('Neutralizing Gas suppresses abilities unless their bearer has an Ability Shield', () => {
  const gas = { ability: 'Neutralizing Gas' }
  expect(startWith({ ability: 'Stamina' }, gas).raider.inGas).toBe(true)
  expect(startWith({ ability: 'Stamina', item: 'Ability Shield' }, gas).raider.inGas).toBe(false)
  // The raider has 200 Speed, the boss 100, so gas acts before any other ability.
  expect(startWith({ ability: 'Intimidate' }, gas).boss.stages.atk).toBe(0)
})

test('Trace copies and starts a foe’s ability, except an ability that can’t be traced', () => {
  const { raider, boss, events } = startWith({ ability: 'Trace' }, { ability: 'Intimidate' })
  expect(raider.ability).toBe('Intimidate')
  expect([raider.stages.atk, boss.stages.atk]).toEqual([-1, -1])
  expect(events).toContainEqual({ kind: 'ability changed', who: 0, ability: 'Intimidate' })
  expect(startWith({ ability: 'Trace' }, { ability: 'Quark Drive' }).raider.ability).toBe('Trace')
  expect(startWith({ ability: 'Trace', item: 'Ability Shield' }, { ability: 'Drought' }).raider.ability).toBe(
    'Trace',
  )
  expect(startWith({ ability: 'Drizzle' }, { ability: 'Trace' }).boss.ability).toBe('Drizzle')
})

test('Imposter copies and starts an ability', () => {
  expect(startWith({ ability: 'Imposter' }, { ability: 'Intimidate' }).boss.stages.atk).toBe(-1)
})

test('Transforming into a bearer of Neutralizing Gas doesn’t start gas', () => {
  const { state } = playOut({
    arena: makeArena({ boss: makeBoss({ ability: 'Neutralizing Gas' }) }),
    raiders: [
      makeRaider({ ability: 'Limber', moves: [moveNamed('Transform')] }),
      makeRaider({ ability: 'Stamina', moves: [moveNamed('Gastro Acid')] }),
    ],
    turns: [[choose(), choose()]],
  })
  expect(state.raiders.map(({ ability, inGas }) => [ability, inGas])).toEqual([
    ['Neutralizing Gas', false],
    ['Stamina', false],
  ])
})

describe('Booster Energy waits until all fighters have entered', () => {
  const stats = { hp: 320, atk: 220, def: 200, spa: 200, spd: 200, spe: 200 }
  const fast = { ability: 'Quark Drive', item: 'Booster Energy', stats }

  test('a slower Electric Surge makes Booster Energy unnecessary', () => {
    const { raider, kinds } = startWith(fast, { ability: 'Electric Surge' })
    expect([raider.item, raider.volatiles.quarkdrive]).toEqual(['Booster Energy', statNumber('atk')])
    expect(kinds).not.toContain('item gone')
  })

  test('a slower Drought makes Booster Energy unnecessary', () => {
    const { raider } = startWith({ ...fast, ability: 'Protosynthesis' }, { ability: 'Drought' })
    expect(raider.item).toBe('Booster Energy')
  })

  test('a slower Intimidate changes the highest stat', () => {
    const { raider } = startWith(fast, { ability: 'Intimidate' })
    expect([raider.item, raider.volatiles.quarkdrive]).toEqual([undefined, statNumber('def')])
  })
})

describe('Abilities that affect allies act on entering', () => {
  const onAlly: Choice = { kind: 'move', move: 0, ally: 1, terastallize: false }

  /** After Skill Swap has moved the first raider's ability to the second. `changes` are the third raider's. */
  const afterSkillSwap = (ability: string, changes: Partial<RaiderState>) =>
    playOut({
      raiders: [makeRaider({ ability, moves: [moveNamed('Skill Swap')] }), makeRaider(), makeRaider()],
      turns: [[onAlly, { kind: 'wait' }, { kind: 'wait' }]],
      given: (state) => ({
        ...state,
        raiders: state.raiders.map((raider) =>
          raider.who === 1 ? { ...raider, stages: { ...raider.stages, atk: 1 } } : { ...raider, ...changes },
        ),
      }),
    })

  test('Curious Medicine resets allies’ stages, raised and lowered', () => {
    const { state, events } = afterSkillSwap('Curious Medicine', {
      stages: { ...NO_STAGES, def: 2, spe: -1 },
    })
    expect(state.raiders.map(({ stages }) => stages)).toEqual([
      NO_STAGES,
      { ...NO_STAGES, atk: 1 },
      NO_STAGES,
    ])
    expect(events).toContainEqual({ kind: 'ability', who: 1, ability: 'Curious Medicine' })
  })

  test('Costar copies an ally’s stages and critical-hit boosts', () => {
    const { state, events } = afterSkillSwap('Costar', {
      stages: { ...NO_STAGES, def: 2, spe: -1 },
      volatiles: { focusenergy: 1000 },
    })
    expect(state.raiders[1]).toMatchObject({
      stages: { ...NO_STAGES, def: 2, spe: -1 },
      volatiles: { focusenergy: 1000 },
    })
    expect(events).toContainEqual({ kind: 'ability', who: 1, ability: 'Costar' })
  })

  test('Costar waits until all fighters have entered: it copies the raises of a slower ally', () => {
    const stats = { hp: 320, atk: 200, def: 200, spa: 200, spd: 200, spe: 300 }
    const { state } = playOut({
      arena: makeArena({ boss: makeBoss({ ability: 'Supersweet Syrup' }) }),
      raiders: [makeRaider({ ability: 'Costar', stats }), makeRaider({ ability: 'Intrepid Sword' })],
      turns: [],
    })
    expect(state.raiders.map(({ stages }) => [stages.atk, stages.evasion])).toEqual([
      [1, -1],
      [1, -1],
    ])
  })
})

test('Intimidate raises Guard Dog, except behind a substitute', () => {
  const intimidated = (volatiles: RaiderState['volatiles']) =>
    playOut({
      raiders: [makeRaider({ ability: 'Intimidate', moves: [moveNamed('Skill Swap')] }), makeRaider()],
      arena: makeArena({ boss: makeBoss({ ability: 'Guard Dog' }) }),
      turns: [[{ kind: 'move', move: 0, ally: 1, terastallize: false }, { kind: 'wait' }]],
      given: withBoss({ volatiles }),
    }).boss.stages.atk
  expect(intimidated({})).toBe(2)
  expect(intimidated({ substitute: 50 })).toBe(1)
})
