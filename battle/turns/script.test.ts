import { NO_STAGES } from '@/battle/dex/effects/stages'
import type { ScriptedAction } from '@/battle/model/arena'
import type { ActionKind } from '@/data/rosters/rosters'
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

function action(trigger: 'HP' | 'Time', percent: number, kind: ActionKind, move = -1): ScriptedAction {
  return { kind, trigger, percent, move }
}

const at9000 = withBoss({ hp: 9000 })

function arenaWith(...actions: readonly ScriptedAction[]) {
  return makeArena({
    actions,
    damageOf: constantDamage(1),
    boss: makeBoss({
      moves: [
        makeStatusMove('Splash'),
        makeStatusMove('Swords Dance', { boosts: { atk: 2 } }),
        makeMove('Earthquake', { target: 'allAdjacent' }),
        makeMove('Crunch'),
      ],
    }),
  })
}

test('An action happens once, when HP fall to its share', () => {
  const arena = arenaWith(action('HP', 90, 'move', 1))
  const twice = [[choose()], [choose()]]
  expect(playOut({ arena, turns: twice }).boss.stages.atk).toBe(0)
  expect(playOut({ arena, given: at9000, turns: twice }).boss.stages.atk).toBe(2)
})

test('An action happens when the time falls to its share', () => {
  // 75 % of 450 s are 337.5 s; the first turn takes 21.5 s.
  const arena = arenaWith(action('Time', 75, 'move', 1))
  const at = (secondsLeft: number) =>
    playOut({ arena, given: (state) => ({ ...state, secondsLeft }) }).boss.stages.atk
  expect(at(359.1)).toBe(0)
  expect(at(359)).toBe(2)
})

test('Several actions at one threshold happen in roster order', () => {
  const { boss, events } = playOut({
    arena: arenaWith(action('HP', 90, 'move', 1), action('HP', 90, 'boss reset')),
    given: (state) => withBoss({ stages: { ...NO_STAGES, def: -2 } })(at9000(state)),
  })
  expect(events.filter(({ kind }) => kind === 'scripted')).toEqual([
    { kind: 'scripted', action: 'move', move: 'Swords Dance' },
    { kind: 'scripted', action: 'boss reset', move: undefined },
  ])
  expect(boss.stages).toMatchObject({ atk: 2, def: 0 })
})

test('The player reset removes raised stages and keeps lowered ones', () => {
  const { raider } = playOut({
    arena: arenaWith(action('HP', 90, 'player reset')),
    given: (state) => withRaider({ stages: { ...NO_STAGES, atk: 4, spe: -1 } })(at9000(state)),
  })
  expect(raider.stages).toEqual({ ...NO_STAGES, spe: -1 })
})

test('After the player reset, abilities are off for a turn unless their bearer has an Ability Shield', () => {
  const arena = arenaWith(action('Time', 95.5, 'player reset'))
  const offAfter = (turns: number, item?: string) =>
    playOut({
      arena,
      raiders: [makeRaider({ ability: 'Stamina', item })],
      turns: Array.from({ length: turns }, () => [choose()]),
    }).raider.abilityOffFor
  expect(offAfter(1)).toBe(1)
  expect(offAfter(2)).toBe(0)
  expect(offAfter(1, 'Ability Shield')).toBe(0)
})

test('The player reset ends cheers and keeps screens and terrain', () => {
  const { state } = playOut({
    arena: arenaWith(action('HP', 90, 'player reset')),
    given: (state) =>
      at9000({
        ...state,
        field: {
          ...state.field,
          attackCheer: { turns: 3, count: 1 },
          raiderSide: { ...state.field.raiderSide, reflect: 5 },
          terrain: 'Misty',
          terrainTurns: 5,
        },
      }),
  })
  expect(state.field).toMatchObject({ attackCheer: { turns: 0, count: 0 }, terrain: 'Misty' })
  expect(state.field.raiderSide.reflect).toBe(4)
})

test('The boss reset removes lowered stages, status and volatiles, and keeps raised stages and Taunt', () => {
  const { boss } = playOut({
    arena: arenaWith(action('HP', 90, 'boss reset')),
    given: (state) =>
      withBoss({
        stages: { ...NO_STAGES, atk: 2, spd: -4 },
        status: 'par',
        volatiles: { confusion: 3, taunt: 3, leechseed: 2 },
      })(at9000(state)),
  })
  expect(boss.stages).toEqual({ ...NO_STAGES, atk: 2 })
  expect(boss.status).toBeUndefined()
  expect(boss.volatiles).toEqual({ taunt: 2 })
})

test('Stealing removes a charge from raiders that aren’t Terastallized', () => {
  const arena = arenaWith(action('HP', 90, 'orb'))
  const splash = [makeRaider({ moves: [makeStatusMove('Splash')] })]
  const charged = (teraCharge: number, terastallized = false) =>
    playOut({
      arena,
      raiders: splash,
      given: (state) => withRaider({ teraCharge, terastallized })(at9000(state)),
    }).raider.teraCharge
  expect(charged(3)).toBe(2)
  expect(charged(0)).toBe(0)
  expect(charged(1, true)).toBe(1)
})

test('A scripted spread move hits all raiders, another scripted move hits one raider', () => {
  const four = [makeRaider(), makeRaider(), makeRaider(), makeRaider()]
  const choices = [Array.from({ length: 4 }, () => choose())]
  const countHit = (move: number) =>
    playOut({
      arena: arenaWith(action('HP', 90, 'move', move)),
      raiders: four,
      turns: choices,
      given: at9000,
    }).state.raiders.filter(({ hp }) => hp < 320).length
  expect(countHit(2)).toBe(4)
  expect(countHit(3)).toBe(1)
})

test('Taunt stops a scripted status move', () => {
  const arena = arenaWith(action('HP', 90, 'move', 1))
  const { boss } = playOut({ arena, given: (state) => withBoss({ volatiles: { taunt: 3 } })(at9000(state)) })
  expect(boss.stages.atk).toBe(0)
})

test('A scripted Taunt lasts three turns, from the next turn on if its target has acted', () => {
  const arena = makeArena({
    actions: [action('HP', 90, 'move', 1)],
    damageOf: constantDamage(1),
    boss: makeBoss({
      moves: [
        makeStatusMove('Splash'),
        makeMove('Taunt', { category: 'Status', volatileStatus: 'taunt', target: 'normal' }),
      ],
    }),
  })
  const raiders = [makeRaider({ moves: [makeMove('Swift'), makeStatusMove('Growl')] })]
  const countStops = (hp: number) =>
    playOut({
      arena,
      raiders,
      given: withBoss({ hp }),
      turns: [[choose(0)], [choose(1)], [choose(1)], [choose(1)], [choose(1)]],
    }).events.filter((event) => event.kind === 'fails' && event.why === 'taunt').length
  expect(countStops(9001)).toBe(3)
  expect(countStops(9000)).toBe(2)
})

test('A scripted move doesn’t make its target flinch in the next turn', () => {
  const fang = makeMove('Crunch', { secondaries: [{ chance: 100, volatileStatus: 'flinch' }] })
  const arena = makeArena({
    actions: [action('Time', 75, 'move', 1)],
    boss: makeBoss({ moves: [makeStatusMove('Splash'), fang] }),
  })
  const { boss } = playOut({
    arena,
    given: (state) => ({ ...state, secondsLeft: 349 }),
    turns: [[choose()], [choose()]],
  })
  expect(boss.hp).toBe(9800)
})

test('The player reset skips fainted raiders, and ends Flash Fire', () => {
  const arena = arenaWith(action('HP', 90, 'player reset'))
  const raiderAfter = (
    changes: Parameters<typeof withRaider>[0],
    choices: Parameters<typeof playOut>[0]['turns'],
  ) => playOut({ arena, turns: choices, given: (state) => withRaider(changes)(at9000(state)) }).raider
  expect(raiderAfter({ hp: 0, backIn: 5 }, [[{ kind: 'wait' }]]).abilityOffFor).toBe(0)
  expect(raiderAfter({ volatiles: { flashfire: 1000 } }, [[choose()]]).volatiles).toEqual({})
})

test('The boss reset keeps the counts of the boss’s own ability', () => {
  const { boss } = playOut({
    arena: arenaWith(action('HP', 90, 'boss reset')),
    given: (state) => withBoss({ volatiles: { busted: 1000, yawn: 2 } })(at9000(state)),
  })
  expect(boss.volatiles).toEqual({ busted: 1000 })
})

test('A scripted explosion fails or works by the assumption', () => {
  const exploding = (explosionsWork: boolean) =>
    playOut({
      arena: makeArena({
        actions: [action('HP', 90, 'move', 1)],
        damageOf: constantDamage(1),
        boss: makeBoss({
          moves: [makeStatusMove('Splash'), makeMove('Explosion', { target: 'allAdjacent' })],
        }),
        assumptions: { explosionsWork },
      }),
      given: at9000,
    })
  const failed = exploding(false)
  expect(failed.raider.hp).toBe(320)
  expect(failed.events).toContainEqual({ kind: 'fails', by: -1, why: 'raid' })
  expect(exploding(true).raider.hp).toBe(319)
})
