import { ATTACK_ONLY, rankedAttacker, rankedSupport } from '@/testing/plans/ranked'
import { FOR_EVERYONE } from './build-search'
import { wantedAttackers, wantedSupports } from './filters'

const NONE = new Set<string>()

const azumarill = rankedAttacker({ species: 'Azumarill', got: 'ordinary' })
const moon = rankedAttacker({ species: 'Roaring Moon', got: 'paradox' })
const miraidon = rankedAttacker({ species: 'Miraidon', got: 'one a save' })
const mew = rankedAttacker({ species: 'Mew', got: 'mythical or event' })
const ALL = [mew, azumarill, miraidon, moon]

const EVERYBODY = { ...FOR_EVERYONE, legendaries: true, mythicals: true }

test('at first ordinary and paradox Pokémon are listed', () => {
  expect(wantedAttackers(ALL, FOR_EVERYONE, NONE)).toEqual([azumarill, moon])
})

test('legendaries and mythicals are a filter away each, and keep their places', () => {
  expect(wantedAttackers(ALL, { ...FOR_EVERYONE, legendaries: true }, NONE)).toEqual([
    azumarill,
    miraidon,
    moon,
  ])
  expect(wantedAttackers(ALL, { ...FOR_EVERYONE, mythicals: true }, NONE)).toEqual([mew, azumarill, moon])
  expect(wantedAttackers(ALL, EVERYBODY, NONE)).toEqual(ALL)
})

test('of mine are only those that the visitor owns', () => {
  const owned = new Set(['Mew', 'Roaring Moon'])
  expect(wantedAttackers(ALL, { ...EVERYBODY, mine: true }, owned)).toEqual([mew, moon])
  expect(wantedAttackers(ALL, { ...FOR_EVERYONE, mine: true }, owned)).toEqual([moon])
  expect(wantedAttackers(ALL, EVERYBODY, owned)).toEqual(ALL)
})

test('a kind of attackers leaves out the other, and no support', () => {
  const armarouge = rankedAttacker({ species: 'Armarouge', nature: 'Modest', effortValues: { spa: 252 } })
  const special = { ...FOR_EVERYONE, kind: 'special' } as const
  expect(wantedAttackers([azumarill, armarouge], special, NONE)).toEqual([armarouge])
  const grimmsnarl = rankedSupport()
  expect(wantedSupports([grimmsnarl], special, NONE)).toEqual([grimmsnarl])
})

test('without a boost are those that never raise their own stats', () => {
  const plain = rankedAttacker({ species: 'Gholdengo' }, { plan: ATTACK_ONLY })
  expect(wantedAttackers([azumarill, plain], { ...FOR_EVERYONE, unboosted: true }, NONE)).toEqual([plain])
})
