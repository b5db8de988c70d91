import type { BattleEvent, FailReason, StopReason } from '@/battle/events'
import type { BattleState } from '@/battle/model/state'
import { snapshotOf } from '@/battle/turns/battle-log'
import {
  choose,
  makeArena,
  makeMove,
  makeRaider,
  playOut,
  withBoss,
  withRaider,
} from '@/testing/battle/battles'
import { battleLog } from './battle-log'

function linesOf(events: readonly BattleEvent[], state: BattleState = playOut({ turns: [] }).state) {
  const [turn] = battleLog.turns([{ turn: 1, events, after: snapshotOf(state) }])
  return turn?.lines ?? []
}

function stateAfter(state: BattleState) {
  const { state: start } = playOut({ turns: [] })
  const [, turn] = battleLog.turns([
    { turn: 0, events: [], after: snapshotOf(start) },
    { turn: 1, events: [], after: snapshotOf(state) },
  ])
  return turn?.state
}

test('a turn has its number as title, and the start its own', () => {
  const after = snapshotOf(playOut({ turns: [] }).state)
  const turns = [0, 1, 2].map((turn) => ({ turn, events: [], after }))
  expect(battleLog.turns(turns).map(({ title }) => title)).toEqual(['Start', 'Turn 1', 'Turn 2'])
})

test('a hit that charges the orb is two sentences after its move', () => {
  const { state, events } = playOut({})
  expect(linesOf(events, state).slice(0, 3)).toEqual([
    'Mew uses Swift',
    'The boss takes 100 damage',
    'Mew: Tera Orb 1/3',
  ])
})

test('raiders of one species are numbered by their slots', () => {
  const raiders = [makeRaider(), makeRaider(), makeRaider({ species: 'Azumarill' })]
  const { state } = playOut({ raiders, turns: [] })
  const returnEvents = [0, 1, 2, -1].map((who) => ({ kind: 'returns', who }) as const)
  expect(linesOf(returnEvents, state)).toEqual([
    'Mew 1 is back',
    'Mew 2 is back',
    'Azumarill is back',
    'The boss is back',
  ])
})

test('forms are named as in the games', () => {
  const { state } = playOut({ raiders: [makeRaider({ species: 'Weezing-Galar' })], turns: [] })
  const events = [
    { kind: 'returns', who: 0 },
    { kind: 'transforms', who: 0, into: 'Rotom-Wash' },
  ] as const
  expect(linesOf(events, state)).toEqual([
    'Galarian Weezing is back',
    'Galarian Weezing transforms into Wash Rotom',
  ])
})

test('a raider of the species of the boss has its slot after its name', () => {
  const { state } = playOut({ raiders: [makeRaider({ species: 'Blissey' })], turns: [] })
  expect(linesOf([{ kind: 'returns', who: 0 }], state)).toEqual(['Blissey 1 is back'])
})

test('the state has shares of HP, the shield, the orb and the timer, with minutes as in the script', () => {
  const { state } = playOut({ turns: [] })
  const shielded = withBoss({ hp: 4512, shield: { phase: 'up', barLeft: 2900 } })(
    withRaider({ hp: 100, terastallized: true })({ ...state, secondsLeft: 247.5 }),
  )
  expect(stateAfter(state)).toBe('Boss 100.0% · Mew 320/320 HP (charge 0/3) · 100% time (0:00 in)')
  expect(stateAfter(shielded)).toBe(
    'Boss 45.1%, shield 2900 HP · Mew 100/320 HP (Terastallized) · 55% time (3:23 in)',
  )
})

test('stat stages drop and rise with their signs', () => {
  expect(
    linesOf([
      { kind: 'stage', who: 0, stage: 'spa', by: 2 },
      { kind: 'stage', who: -1, stage: 'def', by: -2 },
    ]),
  ).toEqual(['Mew: Sp. Atk +2', 'The boss: Defense −2'])
})

test('statuses, cures and field effects are sentences', () => {
  expect(
    linesOf([
      { kind: 'status', who: -1, status: 'tox' },
      { kind: 'hurt', who: -1, amount: 25, by: 'tox' },
      { kind: 'cured', who: -1, of: 'tox' },
      { kind: 'cured', who: 0, of: 'frz' },
      { kind: 'cured', who: -1, of: 'all' },
      { kind: 'side', effect: 'lightScreen', who: 0 },
      { kind: 'side ends', effect: 'reflect', who: -1 },
      { kind: 'field', effect: 'Grassy Terrain' },
      { kind: 'field ends', effect: 'Sun' },
    ]),
  ).toEqual([
    'The boss is badly poisoned',
    'The boss loses 25 HP (poison)',
    'The boss is cured of poison',
    'Mew thaws out',
    'The boss is cured of all effects',
    'Light Screen protects Mew’s side',
    'Reflect no longer protects the boss’s side',
    'Grassy Terrain covers the field',
    'The sunlight fades',
  ])
})

test('Protosynthesis names the stat that it boosts, and its end', () => {
  const ability = 'Protosynthesis'
  expect(
    linesOf([
      { kind: 'boost', who: 0, ability, stat: 'spa' },
      { kind: 'boost ends', who: 0, ability },
    ]),
  ).toEqual(['Mew’s Protosynthesis boosts its Sp. Atk', 'Mew’s Protosynthesis wears off'])
})

test('new types are named', () => {
  expect(linesOf([{ kind: 'types changed', who: 0, types: ['Ice'] }])).toEqual(['Mew is now Ice type'])
})

test.each<[FailReason, string]>([
  ['raid', 'it can’t be used in raids'],
  ['condition', 'its condition isn’t met'],
  ['recharge', 'it must recharge'],
  ['no move', 'it has no usable move'],
  ['HP', 'it doesn’t have enough HP'],
  ['asleep', 'it’s asleep'],
  ['taunt', 'it is taunted'],
  ['healblock', 'it can’t heal (Heal Block)'],
  [{ item: 'Assault Vest' }, 'Assault Vest prevents it'],
])('a move that fails says why: %j', (why, reason) => {
  expect(linesOf([{ kind: 'fails', by: 0, why }])).toEqual([`Mew’s move fails: ${reason}`])
})

test('a move that battles do not simulate is not described as failing', () => {
  expect(linesOf([{ kind: 'fails', by: 0, why: 'not simulated' }])).toEqual([
    'Mew’s move isn’t simulated: it does nothing in this battle',
  ])
})

test('guards, rooms and replaced stats are described', () => {
  expect(
    linesOf([
      { kind: 'side', effect: 'wideGuard', who: 0 },
      { kind: 'unaffected', who: 0, why: { move: 'Wide Guard' } },
      { kind: 'field', effect: 'Magic Room' },
      { kind: 'field ends', effect: 'Wonder Room' },
      { kind: 'stat', who: -1, stat: 'spa', to: 125 },
    ]),
  ).toEqual([
    'Wide Guard protects Mew’s side',
    'Mew is unaffected (Wide Guard)',
    'Magic Room starts and stops all held items',
    'Wonder Room ends',
    'The boss: Sp. Atk is now 125',
  ])
})

test('a fighter that loses a turn says what cost it the turn', () => {
  const hyperBeam = makeMove('Hyper Beam', { self: { volatileStatus: 'mustrecharge' } })
  const lost = (differing: Parameters<typeof makeRaider>[0]) => {
    const { state, events } = playOut({ raiders: [makeRaider(differing)], turns: [[choose()], [choose()]] })
    return linesOf(events, state).filter((line) => line.startsWith('Mew’s move fails'))
  }
  expect(lost({ moves: [hyperBeam] })).toEqual(['Mew’s move fails: it must recharge'])
  expect(lost({ ability: 'Truant' })).toEqual(['Mew’s move fails: it’s loafing around'])
})

test('a boss whose shield breaks loses its next move, and the battle says why', () => {
  const { state, events } = playOut({
    given: withBoss({ shield: { phase: 'up', barLeft: 10 } }),
    turns: [[choose()], [choose()]],
  })
  expect(linesOf(events, state)).toContain('The boss’s move fails: its shield just broke')
})

test.each<[StopReason, string]>([
  ['away', 'is out of reach'],
  ['shield', 'is protected by the shield'],
  ['immune', 'is immune'],
  ['kingsshield', "is protected by King's Shield"],
  [{ ability: 'Good as Gold' }, 'is unaffected (Good as Gold)'],
])('a target that a move doesn’t affect says why: %j', (why, reason) => {
  expect(linesOf([{ kind: 'unaffected', who: -1, why }])).toEqual([`The boss ${reason}`])
})

test('damage, HP, abilities, the script and faints are in the words of players', () => {
  expect(
    linesOf([
      { kind: 'damage', to: -1, amount: 100, critical: true },
      { kind: 'heals', who: 0, amount: 25, by: 'drain' },
      { kind: 'hurt', who: 0, amount: 32, by: { item: 'Life Orb' } },
      { kind: 'ability', who: 0, ability: 'Protosynthesis' },
      { kind: 'ability changed', who: -1, ability: 'Insomnia' },
      { kind: 'ability off', who: 0 },
      { kind: 'gas ends' },
      { kind: 'scripted', action: 'move', move: 'Bulk Up' },
      { kind: 'faints', who: 0, seconds: 60 },
    ]),
  ).toEqual([
    'The boss takes 100 damage (critical hit)',
    'Mew recovers 25 HP (drain)',
    'Mew loses 32 HP (Life Orb)',
    'Mew’s Protosynthesis activates',
    'The boss’s ability is now Insomnia',
    'Mew’s ability is suppressed',
    'Neutralizing Gas wears off',
    'Scripted action: Uses Bulk Up',
    'Mew faints (−60 s)',
  ])
})

test('cheers are named as in the games', () => {
  expect(
    linesOf([
      { kind: 'cheer', by: 0, cheer: 'attack' },
      { kind: 'heals', who: 0, amount: 25, by: 'Heal cheer' },
    ]),
  ).toEqual(['Mew cheers "Go all-out!"', 'Mew recovers 25 HP ("Heal up!")'])
})

test('the shield, its breaking and the end are described', () => {
  const { state, events } = playOut({ arena: makeArena(), given: withBoss({ hp: 5050 }) })
  expect(linesOf(events, state)).toContain('The shield rises')
  const won = playOut({ given: withBoss({ hp: 100, shield: { phase: 'broken' } }) })
  expect(linesOf(won.events, won.state).at(-1)).toBe('The raid is won')
  expect(battleLog.end({ won: true, turns: 12 })).toBe('Won in 12 turns')
  expect(battleLog.end({ won: false, bossHpShare: 0.1234 })).toBe('Lost with 12.3% of the boss’s HP left')
})
