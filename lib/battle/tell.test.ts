import { makeArena, makeRaider, playOut, withBoss, withRaider } from '@/testing/battle/battles'
import { namingOf, tell, tellState } from './tell'

test('A hit that charges the orb is told in two sentences after its move', () => {
  const { state, events } = playOut({})
  const lines = tell(events, namingOf(state))
  expect(lines.slice(0, 3)).toEqual([
    'Mew uses Swift',
    'The boss takes 100 HP of damage',
    'Mew: Tera Orb 1/3',
  ])
})

test('Raiders of one species are told apart by their places', () => {
  const raiders = [makeRaider(), makeRaider(), makeRaider({ species: 'Azumarill' })]
  const { state } = playOut({ raiders, turns: [] })
  expect([0, 1, 2, -1].map(namingOf(state))).toEqual(['Mew 1', 'Mew 2', 'Azumarill', 'the boss'])
})

test('A raider of the species of the boss has its place behind its name', () => {
  const { state } = playOut({ raiders: [makeRaider({ species: 'Blissey' })], turns: [] })
  expect(namingOf(state)(0)).toBe('Blissey 1')
})

test('The state is told by shares of HP, the shield, the orb and the clock', () => {
  const { state } = playOut({ turns: [] })
  const shielded = withBoss({ hp: 4512, shield: { phase: 'up', barLeft: 2900 } })(
    withRaider({ hp: 100, terastallized: true })({ ...state, secondsLeft: 65 }),
  )
  expect(tellState(state, namingOf(state))).toBe('Boss 100.0% · Mew 320/320 HP (charge 0/3) · 7:30 left')
  expect(tellState(shielded, namingOf(state))).toBe(
    'Boss 45.1%, shield 2900 HP · Mew 100/320 HP (Terastallized) · 1:05 left',
  )
})

test('A drop and a rise of stages are told with their signs', () => {
  const nameOf = namingOf(playOut({ turns: [] }).state)
  expect(
    tell(
      [
        { kind: 'stage', who: 0, stage: 'spa', by: 2 },
        { kind: 'stage', who: -1, stage: 'def', by: -2 },
      ],
      nameOf,
    ),
  ).toEqual(['Mew: Sp. Atk +2', 'The boss: Defense −2'])
})

test('Statuses and screens are told by the names of the game', () => {
  const nameOf = namingOf(playOut({ turns: [] }).state)
  expect(
    tell(
      [
        { kind: 'status', who: -1, status: 'tox' },
        { kind: 'hurt', who: -1, amount: 25, by: 'tox' },
        { kind: 'cured', who: -1, of: 'tox' },
        { kind: 'cured', who: -1, of: 'all' },
        { kind: 'volatile', who: 0, id: 'leechseed' },
        { kind: 'field', effect: 'lightScreen', who: 0 },
        { kind: 'field ends', effect: 'Sun', who: undefined },
      ],
      nameOf,
    ),
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

test('The shield, its breaking and the end are told', () => {
  const { state, events } = playOut({ arena: makeArena(), given: withBoss({ hp: 5050 }) })
  expect(tell(events, namingOf(state))).toContain('The shield rises')
  const won = playOut({ given: withBoss({ hp: 100 }) })
  expect(tell(won.events, namingOf(won.state)).at(-1)).toBe('The raid is won')
})
