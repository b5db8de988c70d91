import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameNames } from '@/data/shipped/game-names'
import { raidIndex } from '@/data/shipped/raid-index'
import { createDamageSource } from '@/lib/battle/damage/create-damage-source'
import { raiderFighter } from '@/lib/battle/damage/fighters'
import { moveNamed } from '@/lib/battle/dex/moves/compile-move'
import type { BattleEvent } from '@/lib/battle/model/events'
import { createRandom } from '@/lib/battle/model/random'
import type { BattleState } from '@/lib/battle/model/state'
import { attackerPlaying } from '@/lib/battle/policy/attacker'
import { standingOf, toldBattle } from '@/lib/box/battles/told-battle'
import { plansPath } from '@/lib/links/file-names'
import { raidArenas } from '@/lib/odds/raid-arenas'
import { parsePlans } from '@/lib/plans/parse-plans'
import { findRaid } from '@/lib/raid/find-raid'
import type { RaidId } from '@/lib/raid/raid-id'
import { names } from '@/lib/words/en/names/names'
import { makeArena, makeRaider, playOut, withBoss, withRaider } from '@/testing/battle/battles'
import { told } from './told'

function linesOf(events: readonly BattleEvent[], state: BattleState = playOut({ turns: [] }).state) {
  const [turn] = told.turns([{ turn: 1, events, after: standingOf(state) }])
  return turn?.lines ?? []
}

function stateAfter(state: BattleState) {
  const { state: start } = playOut({ turns: [] })
  const [, turn] = told.turns([
    { turn: 0, events: [], after: standingOf(start) },
    { turn: 1, events: [], after: standingOf(state) },
  ])
  return turn?.state
}

test('a turn is told by its number, the start as such', () => {
  const after = standingOf(playOut({ turns: [] }).state)
  const turns = [0, 1, 2].map((turn) => ({ turn, events: [], after }))
  expect(told.turns(turns).map(({ title }) => title)).toEqual(['Start', 'Turn 1', 'Turn 2'])
})

test('a hit that charges the orb is told in two sentences after its move', () => {
  const { state, events } = playOut({})
  expect(linesOf(events, state).slice(0, 3)).toEqual([
    'Mew uses Swift',
    'The boss takes 100 HP of damage',
    'Mew: Tera Orb 1/3',
  ])
})

test('raiders of one species are told apart by their places', () => {
  const raiders = [makeRaider(), makeRaider(), makeRaider({ species: 'Azumarill' })]
  const { state } = playOut({ raiders, turns: [] })
  const back = [0, 1, 2, -1].map((who) => ({ kind: 'returns', who }) as const)
  expect(linesOf(back, state)).toEqual([
    'Mew 1 is back',
    'Mew 2 is back',
    'Azumarill is back',
    'The boss is back',
  ])
})

test('a raider of the species of the boss has its place behind its name', () => {
  const { state } = playOut({ raiders: [makeRaider({ species: 'Blissey' })], turns: [] })
  expect(linesOf([{ kind: 'returns', who: 0 }], state)).toEqual(['Blissey 1 is back'])
})

test('the state is told by shares of HP, the shield, the orb and the timer bar, with minutes as key timings have them', () => {
  const { state } = playOut({ turns: [] })
  const shielded = withBoss({ hp: 4512, shield: { phase: 'up', barLeft: 2900 } })(
    withRaider({ hp: 100, terastallized: true })({ ...state, secondsLeft: 247.5 }),
  )
  expect(stateAfter(state)).toBe('Boss 100.0% · Mew 320/320 HP (charge 0/3) · timer bar at 100% (0:00 in)')
  expect(stateAfter(shielded)).toBe(
    'Boss 45.1%, shield 2900 HP · Mew 100/320 HP (Terastallized) · timer bar at 55% (3:23 in)',
  )
})

test('a drop and a rise of stages are told with their signs', () => {
  expect(
    linesOf([
      { kind: 'stage', who: 0, stage: 'spa', by: 2 },
      { kind: 'stage', who: -1, stage: 'def', by: -2 },
    ]),
  ).toEqual(['Mew: Sp. Atk +2', 'The boss: Defense −2'])
})

test('statuses and screens are told by the names of the game', () => {
  expect(
    linesOf([
      { kind: 'status', who: -1, status: 'tox' },
      { kind: 'hurt', who: -1, amount: 25, by: 'tox' },
      { kind: 'cured', who: -1, of: 'tox' },
      { kind: 'cured', who: -1, of: 'all' },
      { kind: 'volatile', who: 0, id: 'leechseed' },
      { kind: 'field', effect: 'lightScreen', who: 0 },
      { kind: 'field ends', effect: 'Sun', who: undefined },
    ]),
  ).toEqual([
    'The boss is badly poisoned',
    'The boss loses 25 HP: bad poison',
    'The boss is cured of bad poison',
    'The boss is cured of all effects',
    'Mew: Leech Seed',
    'Light Screen begins on the side of Mew',
    'Sun ends',
  ])
})

test('the shield, its breaking and the end are told', () => {
  const { state, events } = playOut({ arena: makeArena(), given: withBoss({ hp: 5050 }) })
  expect(linesOf(events, state)).toContain('The shield rises')
  const won = playOut({ given: withBoss({ hp: 100, shield: { phase: 'broken' } }) })
  expect(linesOf(won.events, won.state).at(-1)).toBe('The raid is won')
  expect(told.end({ won: true, turns: 12 })).toBe('Won in 12 turns')
  expect(told.end({ won: false, bossHpShare: 0.1234 })).toBe('Lost with 12.3% of the boss’s HP left')
})

test('what battles name beside the causes of the rules are names of the games', () => {
  const effect = jest.spyOn(names, 'effect')
  const some = raidIndex.filter((_, place) => place % 30 === 7)
  for (const id of some) tellBattle(id)
  const known = new Set([gameNames.moves, gameNames.abilities, gameNames.items].flat())
  const named = effect.mock.calls.map(([name]) => name)
  expect(named).not.toEqual([])
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

/** Tells a battle of the best attacker against a raid, with Tera type Fairy where the boss may have that. */
function tellBattle(id: RaidId): void {
  const raid = findRaid(id)
  const { teraType = 'Fairy' } = raid?.boss ?? {}
  const plans = parsePlans(readFileSync(join('data', plansPath(id)), 'utf8'))
  const [best] = plans?.get(teraType)?.attackers ?? []
  if (!raid || !best) throw new Error(`nobody against ${id.boss}`)
  const [arena] = raidArenas({
    raid,
    teraType,
    abilities: ['Pressure'],
    moveOf: moveNamed,
    damageOf: createDamageSource().rolls,
  })
  const player = { fighter: raiderFighter(best.build, moveNamed), decide: attackerPlaying(best.plan) }
  told.turns(toldBattle(arena, [player], createRandom(1)).turns)
}
