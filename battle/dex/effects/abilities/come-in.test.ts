import { heldAs } from '@/battle/dex/boosted-stat'
import { NO_STAGES } from '@/battle/dex/effects/stages'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import type { Fighter } from '@/battle/model/fighter'
import type { RaiderState } from '@/battle/model/state'
import type { Choice } from '@/battle/plan'
import { choose, makeArena, makeBoss, makeRaider, playOut, withBoss } from '@/testing/battle/battles'

function started(raider: Partial<Fighter>, boss: Parameters<typeof makeBoss>[0] = {}) {
  return playOut({ arena: makeArena({ boss: makeBoss(boss) }), raiders: [makeRaider(raider)], turns: [] })
}

test('The weather of the slower one stays', () => {
  // The raider has 200 Speed, the boss 100.
  expect(started({ ability: 'Drizzle' }, { ability: 'Drought' }).state.field.weather).toBe('Sun')
})

// Source: https://bulbapedia.bulbagarden.net/wiki/Rattled_(Ability)
test('Rattled raises Speed as Intimidate lowers Attack, and only then', () => {
  const against = (raider: Partial<Fighter>, ability = 'Intimidate') =>
    started({ ability: 'Rattled', ...raider }, { ability }).raider.stages
  expect(against({})).toMatchObject({ atk: -1, spe: 1 })
  expect(against({ item: 'White Herb' })).toMatchObject({ atk: 0, spe: 1 })
  expect(against({ item: 'Clear Amulet' })).toMatchObject({ atk: 0, spe: 0 })
  expect(against({}, 'Supersweet Syrup')).toMatchObject({ evasion: -1, spe: 0 })
})

test.each(['Cloud Nine', 'Air Lock'])('%s tells of itself on coming in', (ability) => {
  expect(started({ ability }).events).toContainEqual({ kind: 'ability', who: 0, ability })
})

test('A seed sprouts in its terrain', () => {
  const { raider } = started({ item: 'Grassy Seed' }, { ability: 'Grassy Surge' })
  expect(raider).toMatchObject({ item: undefined, stages: { def: 1 } })
})

test('Booster Energy is used up where there is no sun, and kept in it', () => {
  const energized = { ability: 'Protosynthesis', item: 'Booster Energy' }
  const { item, volatiles } = started(energized).raider
  expect([item, volatiles.protosynthesis]).toEqual([undefined, heldAs('atk')])
  const sunny = started(
    { ...energized, stats: { hp: 320, atk: 200, def: 200, spa: 200, spd: 200, spe: 50 } },
    { ability: 'Drought' },
  )
  expect(sunny.raider.item).toBe('Booster Energy')
})

test('Neutralizing Gas switches abilities off, but not one that an Ability Shield keeps', () => {
  const gas = { ability: 'Neutralizing Gas' }
  expect(started({ ability: 'Stamina' }, gas).raider.inGas).toBe(true)
  expect(started({ ability: 'Stamina', item: 'Ability Shield' }, gas).raider.inGas).toBe(false)
  // The raider has 200 Speed, the boss 100: gas works before anybody's ability does.
  expect(started({ ability: 'Intimidate' }, gas).boss.stages.atk).toBe(0)
})

test('Trace takes over the ability of a foe, which acts; not one that cannot be traced', () => {
  const { raider, boss, events } = started({ ability: 'Trace' }, { ability: 'Intimidate' })
  expect(raider.ability).toBe('Intimidate')
  expect([raider.stages.atk, boss.stages.atk]).toEqual([-1, -1])
  expect(events).toContainEqual({ kind: 'ability changed', who: 0, ability: 'Intimidate' })
  expect(started({ ability: 'Trace' }, { ability: 'Quark Drive' }).raider.ability).toBe('Trace')
  expect(started({ ability: 'Trace', item: 'Ability Shield' }, { ability: 'Drought' }).raider.ability).toBe(
    'Trace',
  )
  expect(started({ ability: 'Drizzle' }, { ability: 'Trace' }).boss.ability).toBe('Drizzle')
})

test('Imposter takes over an ability that acts', () => {
  expect(started({ ability: 'Imposter' }, { ability: 'Intimidate' }).boss.stages.atk).toBe(-1)
})

test('One that transforms into a bearer of Neutralizing Gas spreads none', () => {
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

describe('Booster Energy waits until all others have come in', () => {
  // The raider has 200 Speed, the boss 100.
  const stats = { hp: 320, atk: 220, def: 200, spa: 200, spd: 200, spe: 200 }
  const fast = { ability: 'Quark Drive', item: 'Booster Energy', stats }

  test('for a slower Electric Surge, which keeps it', () => {
    const { raider, kinds } = started(fast, { ability: 'Electric Surge' })
    expect([raider.item, raider.volatiles.quarkdrive]).toEqual(['Booster Energy', heldAs('atk')])
    expect(kinds).not.toContain('item gone')
  })

  test('for a slower Drought', () => {
    const { raider } = started({ ...fast, ability: 'Protosynthesis' }, { ability: 'Drought' })
    expect(raider.item).toBe('Booster Energy')
  })

  test('for a slower Intimidate, after which another stat is the highest', () => {
    const { raider } = started(fast, { ability: 'Intimidate' })
    expect([raider.item, raider.volatiles.quarkdrive]).toEqual([undefined, heldAs('def')])
  })
})

describe('What is brought to allies and taken from them on coming in', () => {
  const onAlly: Choice = { kind: 'move', move: 0, ally: 1, terastallize: false }

  /** Three raiders after Skill Swap has brought the first one's ability to the second; the third is changed. */
  const brought = (ability: string, changes: Partial<RaiderState>) =>
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

  test('Curious Medicine clears the stages of its bearer’s allies, raised and lowered', () => {
    const { state, events } = brought('Curious Medicine', { stages: { ...NO_STAGES, def: 2, spe: -1 } })
    expect(state.raiders.map(({ stages }) => stages)).toEqual([
      NO_STAGES,
      { ...NO_STAGES, atk: 1 },
      NO_STAGES,
    ])
    expect(events).toContainEqual({ kind: 'ability', who: 1, ability: 'Curious Medicine' })
  })

  test('Costar copies an ally’s stages and what it has for critical hits', () => {
    const { state, events } = brought('Costar', {
      stages: { ...NO_STAGES, def: 2, spe: -1 },
      volatiles: { focusenergy: 1000 },
    })
    expect(state.raiders[1]).toMatchObject({
      stages: { ...NO_STAGES, def: 2, spe: -1 },
      volatiles: { focusenergy: 1000 },
    })
    expect(events).toContainEqual({ kind: 'ability', who: 1, ability: 'Costar' })
  })

  test('Costar waits until all others have come in: it copies what a slower ally has raised', () => {
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

test('Guard Dog rises by Intimidate, but not behind a substitute', () => {
  const intimidated = (volatiles: RaiderState['volatiles']) =>
    playOut({
      raiders: [makeRaider({ ability: 'Intimidate', moves: [moveNamed('Skill Swap')] }), makeRaider()],
      arena: makeArena({ boss: makeBoss({ ability: 'Guard Dog' }) }),
      turns: [[{ kind: 'move', move: 0, ally: 1, terastallize: false }, { kind: 'wait' }]],
      given: withBoss({ volatiles }),
    }).boss.stages.atk
  // Once as Intimidate comes in, and once more as Skill Swap brings it to an ally.
  expect(intimidated({})).toBe(2)
  expect(intimidated({ substitute: 50 })).toBe(1)
})
