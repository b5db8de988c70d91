import type { Build } from '@/battle/build'
import { raiderFighter } from '@/battle/damage/fighters'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { planChoices } from './plan-choices'

const IRON_HANDS: Omit<Build, 'moves'> = {
  species: 'Iron Hands',
  ability: 'Quark Drive',
  item: 'Shell Bell',
  teraType: 'Fighting',
  nature: 'Adamant',
  effortValues: {},
}

function choicesWith(...moves: string[]) {
  return planChoices(raiderFighter({ ...IRON_HANDS, moves }, moveNamed))
}

test('Swords Dance is tried up to three times, Belly Drum, which raises to the maximum, once', () => {
  const [dances] = choicesWith('Drain Punch', 'Swords Dance')
  expect(dances).toEqual([{ boosts: 0 }, { boosts: 1 }, { boosts: 2 }, { boosts: 3 }])
  const [drums] = choicesWith('Drain Punch', 'Belly Drum')
  expect(drums).toEqual([{ boosts: 0 }, { boosts: 1, healBelow: 0, healCheerBelow: 0 }])
})

test('a debuff is tried twice or not at all, and with or without repeating after a reset', () => {
  const [, debuffs, , again] = choicesWith('Drain Punch', 'Screech')
  expect(debuffs).toEqual([{ debuffs: 0 }, { debuffs: 2 }])
  expect(again).toEqual([{ repeatAfterReset: true }, { repeatAfterReset: false }])
})

test('a build without boost and debuff only has choices of healing', () => {
  const [boosts, debuffs, healings, again] = choicesWith('Drain Punch')
  expect([boosts, debuffs, again].map((choices) => choices?.length)).toEqual([1, 1, 1])
  expect(healings?.length).toBeGreaterThanOrEqual(3)
  expect(healings?.length).toBeLessThanOrEqual(5)
})

test('a second boost is tried with each number of uses of the first, but not instead of it', () => {
  const [boosts] = choicesWith('Drain Punch', 'Bulk Up', 'Amnesia')
  expect(boosts).toHaveLength(7)
  expect(boosts?.[0]).toEqual({ boosts: 0, secondBoosts: 0 })
  expect(boosts).toContainEqual({ boosts: 3, secondBoosts: 2 })
  expect(boosts).not.toContainEqual({ boosts: 0, secondBoosts: 2 })
  expect(choicesWith('Drain Punch', 'Amnesia')[0]).toEqual(
    [0, 2].map((secondBoosts) => ({ boosts: 0, secondBoosts })),
  )
})
