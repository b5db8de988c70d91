import { ATTACK_ONLY, rankedAttacker, rankedSupport } from '@/testing/plans/ranked'
import { FOR_EVERYONE, type Sort } from './build-search'
import { filterAttackers, filterSupports } from './search-builds'

const NONE = new Set<string>()

const azumarill = rankedAttacker({ species: 'Azumarill', origin: 'ordinary' })
const moon = rankedAttacker({ species: 'Roaring Moon', origin: 'paradox' })
const miraidon = rankedAttacker({ species: 'Miraidon', origin: 'one a save' })
const mew = rankedAttacker({ species: 'Mew', origin: 'mythical or event' })
const ALL = [mew, azumarill, miraidon, moon]

const EVERYBODY = { ...FOR_EVERYONE, legendaries: true, mythicals: true }

test('by default, the lists have ordinary and paradox Pokémon', () => {
  expect(filterAttackers(ALL, FOR_EVERYONE, NONE)).toEqual([azumarill, moon])
})

test('legendaries and mythicals have a filter each, and keep their places', () => {
  expect(filterAttackers(ALL, { ...FOR_EVERYONE, legendaries: true }, NONE)).toEqual([
    azumarill,
    miraidon,
    moon,
  ])
  expect(filterAttackers(ALL, { ...FOR_EVERYONE, mythicals: true }, NONE)).toEqual([mew, azumarill, moon])
  expect(filterAttackers(ALL, EVERYBODY, NONE)).toEqual(ALL)
})

test('`mine` lists only Pokémon that the visitor owns', () => {
  const owned = new Set(['Mew', 'Roaring Moon'])
  expect(filterAttackers(ALL, { ...EVERYBODY, mine: true }, owned)).toEqual([mew, moon])
  expect(filterAttackers(ALL, { ...FOR_EVERYONE, mine: true }, owned)).toEqual([moon])
  expect(filterAttackers(ALL, EVERYBODY, owned)).toEqual(ALL)
})

test('a kind of attackers removes the other kind, and no support', () => {
  const armarouge = rankedAttacker({ species: 'Armarouge', nature: 'Modest', effortValues: { spa: 252 } })
  const special = { ...FOR_EVERYONE, kind: 'special' } as const
  expect(filterAttackers([azumarill, armarouge], special, NONE)).toEqual([armarouge])
  const grimmsnarl = rankedSupport()
  expect(filterSupports([grimmsnarl], special, NONE)).toEqual([grimmsnarl])
})

test('`unboosted` lists only builds that never raise their own stats', () => {
  const plain = rankedAttacker({ species: 'Gholdengo' }, { plan: ATTACK_ONLY })
  expect(filterAttackers([azumarill, plain], { ...FOR_EVERYONE, unboosted: true }, NONE)).toEqual([plain])
})

test('`unboosted` includes a build whose plan boosts but that has no boost move', () => {
  const moveless = rankedAttacker({ moves: ['Liquidation'], roles: ['attack'] })
  expect(filterAttackers([moveless], { ...FOR_EVERYONE, unboosted: true }, NONE)).toEqual([moveless])
})

const surest = rankedAttacker(
  { species: 'Iron Hands' },
  { alone: 96, group: 90, turns: 23, faints: 0.2, lowestHp: 0 },
)
const fastest = rankedAttacker(
  { species: 'Gholdengo' },
  { alone: 60, group: 95, turns: 9, faints: 1.4, lowestHp: 0 },
)
const safest = rankedAttacker(
  { species: 'Slowking' },
  { alone: 50, group: 95, turns: 30, faints: 0, lowestHp: 40 },
)
const inGroup = rankedAttacker(
  { species: 'Azumarill' },
  { alone: 0, group: 100, turns: 5, faints: 0, lowestHp: 10 },
)
const never = rankedAttacker(
  { species: 'Magikarp' },
  { alone: 0, group: 0, turns: 0, faints: 4, lowestHp: 0 },
)
const RANKED = [surest, fastest, safest, inGroup, never]

const names = (sort: Sort) =>
  filterAttackers(RANKED, { ...FOR_EVERYONE, sort }, NONE).map(({ build }) => build.species)

test('sorting by `alone` keeps the order of the file', () => {
  expect(names('alone')).toEqual(RANKED.map(({ build }) => build.species))
})

test('sorting by `group` uses the win rate of four, then the solo win rate', () => {
  expect(names('group')).toEqual(['Azumarill', 'Gholdengo', 'Slowking', 'Iron Hands', 'Magikarp'])
})

test('sorting by `turns` puts solo wins first, then group wins, then builds that never win', () => {
  expect(names('turns')).toEqual(['Gholdengo', 'Iron Hands', 'Slowking', 'Azumarill', 'Magikarp'])
})

test('sorting by `safest` uses faints, then the lowest HP', () => {
  expect(names('safest')).toEqual(['Slowking', 'Azumarill', 'Iron Hands', 'Gholdengo', 'Magikarp'])
})
