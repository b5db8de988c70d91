import { shippedCreatures, shippedMoves } from '@/data/shipped/shipped'
import { mergeCreature, mergeMove } from './merge'

const { garchomp, dragonite, eelektross } = shippedCreatures
const { surf } = shippedMoves
if (!garchomp || !dragonite || !eelektross || !surf) throw new Error('a creature or move did not ship')

describe('values from the API replace shipped values', () => {
  test('of a creature', () => {
    const rebalanced = {
      ...garchomp,
      types: ['Dragon' as const],
      baseStats: { ...garchomp.baseStats, hp: 90 },
    }
    expect(mergeCreature(garchomp, rebalanced)).toEqual(rebalanced)
  })

  test('of its abilities, by their keys', () => {
    const withOtherAbilities = { ...garchomp, abilities: dragonite.abilities }
    expect(mergeCreature(garchomp, withOtherAbilities)?.abilities).toEqual(dragonite.abilities)
  })

  test('of a move', () => {
    const rebalanced = { ...surf, basePower: '80', description: 'Hits adjacent Pokémon.' }
    expect(mergeMove(surf, rebalanced)).toEqual(rebalanced)
  })
})

describe('shipped values replace empty values from the API', () => {
  test('descriptions of abilities', () => {
    const { first, hidden } = garchomp.abilities
    const silent = {
      ...garchomp,
      abilities: {
        first: { ...first, name: '', description: '' },
        ...(hidden && { hidden: { ...hidden, description: '' } }),
      },
    }
    expect(mergeCreature(garchomp, silent)).toEqual(garchomp)
  })

  test('an ability never gets the description of another ability', () => {
    const first = { key: 'illuminate', name: 'Illuminate', description: '' }
    expect(mergeCreature(garchomp, { ...garchomp, abilities: { first } })?.abilities.first).toEqual(first)
  })

  test('abilities after the first', () => {
    const { first } = dragonite.abilities
    expect(mergeCreature(dragonite, { ...dragonite, abilities: { first } })).toEqual(dragonite)
  })

  test('ways to learn a move: Ion Deluge, which Eelektross has at level 1 of generation 7', () => {
    const tutor = { method: 'tutor', generation: 8 } as const
    const merged = mergeCreature(eelektross, { ...eelektross, learned: { drainpunch: tutor } })
    expect(merged?.learned).toMatchObject({
      iondeluge: { method: 'level up', generation: 7, level: 1 },
      drainpunch: tutor,
    })
  })

  test('texts of a move', () => {
    expect(mergeMove(surf, { ...surf, name: '', basePower: '', target: '', description: '' })).toEqual(surf)
  })
})

test('if one of the two is missing, the other is returned', () => {
  expect([mergeCreature(garchomp, undefined), mergeCreature(undefined, garchomp)]).toEqual([
    garchomp,
    garchomp,
  ])
  expect([mergeMove(surf, undefined), mergeMove(undefined, surf)]).toEqual([surf, surf])
  expect([mergeCreature(undefined, undefined), mergeMove(undefined, undefined)]).toEqual([
    undefined,
    undefined,
  ])
})
