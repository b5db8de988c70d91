import { Dex } from '@pkmn/dex'
import { NO_STAGES } from '@/battle/dex/effects/stages'
import type { FailReason, Weather } from '@/battle/events'
import type { Fighter } from '@/battle/model/fighter'
import type { BattleState } from '@/battle/model/state'
import { makeArena, makeBoss, makeMove, makeRaider, playOut } from '@/testing/battle/battles'
import { moveNamed } from './compile-move'

const STATUS_MOVES = Dex.forGen(9)
  .moves.all()
  .filter(({ category, isNonstandard }) => category === 'Status' && !isNonstandard)
  .map(({ name }) => name)

const pound = makeMove('Pound')
const stats = { hp: 400, atk: 120, def: 90, spa: 80, spd: 150, spe: 70 }

/** All fighters are hurt, have stages and hold berries, so every status move has an effect. */
function readyState(weather: Weather | undefined, asleep: boolean) {
  return (state: BattleState): BattleState => ({
    ...state,
    field: { ...state.field, weather, weatherTurns: weather ? 5 : 0 },
    boss: { ...state.boss, hp: 8000, lastMove: 0, stages: { ...NO_STAGES, atk: 1, spd: -1 } },
    raiders: state.raiders.map((raider) => ({
      ...raider,
      hp: 200,
      lastMove: 1,
      status: asleep ? 'slp' : raider.who === 0 ? undefined : 'psn',
      statusTurns: 3,
      stages: { ...NO_STAGES, def: 1, spe: -1 },
      volatiles: { stockpile: 1 },
    })),
  })
}

function failureOf(name: string, ally: number | undefined, weather?: Weather, asleep = false) {
  const user: Partial<Fighter> = { ability: 'Plus', item: 'Sitrus Berry', moves: [moveNamed(name), pound] }
  const { events } = playOut({
    arena: makeArena({ boss: makeBoss({ teraType: 'Normal', moves: [pound], stats, item: 'Oran Berry' }) }),
    raiders: [makeRaider(user), makeRaider({ types: ['Ghost', 'Dark'], moves: [pound, makeMove('Swift')] })],
    turns: [[{ kind: 'move', move: 0, terastallize: false, ally }]],
    given: readyState(weather, asleep),
  })
  const failure = events.find((event) => event.kind === 'fails' && event.by === 0)
  return failure?.kind === 'fails' ? failure.why : undefined
}

function failuresOf(name: string): readonly FailReason[] {
  const failures = [
    failureOf(name, undefined),
    failureOf(name, 1),
    failureOf(name, undefined, 'Snow'),
    failureOf(name, undefined, undefined, true),
  ]
  return failures.includes(undefined) ? [] : failures.filter((why) => why !== undefined)
}

function namesThatFail(why: FailReason): readonly string[] {
  return STATUS_MOVES.filter((name) => failuresOf(name).includes(why))
}

test('only moves without an effect in the games fail with the reason “no effect”', () => {
  expect(STATUS_MOVES.length).toBeGreaterThan(200)
  expect(namesThatFail('no effect')).toEqual(['Celebrate', 'Happy Hour', 'Splash'])
})

test('moves that battles leave out fail with the reason “not simulated”', () => {
  expect(namesThatFail('not simulated')).toEqual([
    'After You',
    'Ally Switch',
    'Attract',
    'Conversion',
    'Conversion 2',
    'Copycat',
    'Destiny Bond',
    'Fairy Lock',
    'Follow Me',
    'Imprison',
    'Metronome',
    'Pain Split',
    'Perish Song',
    'Quash',
    'Rage Powder',
    'Recycle',
    'Reflect Type',
    'Revival Blessing',
    'Sketch',
    'Sleep Talk',
    'Spikes',
    'Stealth Rock',
    'Sticky Web',
    'Toxic Spikes',
  ])
})

test('moves that force a Pokémon out or swap items fail in raids', () => {
  const failing = namesThatFail('raid')
  for (const name of ['Roar', 'Whirlwind', 'Teleport', 'Mean Look', 'Trick']) expect(failing).toContain(name)
})

test('Encore, Disable and Torment aren’t simulated on a boss, and work on an ally', () => {
  for (const name of ['Encore', 'Disable', 'Torment']) {
    expect(failureOf(name, undefined)).toBe('not simulated')
    expect(failureOf(name, 1)).toBeUndefined()
  }
})

test.each([
  ['Metal Burst', 'not simulated'],
  ['Stealth Rock', 'not simulated'],
  ['Spite', 'raid'],
] as const)('a scripted %s reports why it does nothing', (name, why) => {
  const arena = makeArena({
    boss: makeBoss({ moves: [pound, moveNamed(name)] }),
    actions: [{ trigger: 'Time', percent: 100, kind: 'move', move: 1 }],
  })
  expect(playOut({ arena }).events).toContainEqual({ kind: 'fails', by: -1, why })
})
