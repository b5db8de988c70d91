import { TYPE_NAMES } from '@/data/vocabulary'
import { rankedAttacker } from '@/testing/plans/ranked'
import type { BossPlans, RaidPlans } from './raid-plans'
import { soloPlansOf } from './solo'

const soloOf = (plans: BossPlans) => soloPlansOf(plans)?.solo

const listing = (...attackers: RaidPlans['attackers']): RaidPlans => ({ attackers, supports: [] })

test('the best attacker of each Tera type counts: 100% in 5 turns and 80% in 8 average 90% in 6.5', () => {
  const fire = listing(rankedAttacker({}, { alone: 100, turns: 5 }), rankedAttacker({}, { alone: 10 }))
  const water = listing(rankedAttacker({}, { alone: 80, turns: 8 }))
  expect(
    soloOf(
      new Map([
        ['Fire', fire],
        ['Water', water],
      ]),
    ),
  ).toEqual({ wins: 90, turns: 6.5 })
})

test('an attacker that wins 48% at the usual turn speed but 0% in fast turns makes no raid easier', () => {
  const rillaboom = rankedAttacker({}, { alone: 48, alonePaced: [0, 28], turns: 20 })
  const plans = listing(rillaboom, rankedAttacker({}, { alone: 30, group: 40, turns: 9 }))
  expect(soloOf(new Map([['Fire', plans]]))).toEqual({ wins: 30, turns: 9 })
})

test('an attacker that wins 79% without NPCs and 38% with them counts as 38%', () => {
  const wing = rankedAttacker({}, { alone: 79, withNpcs: 38, turns: 15 })
  const plans = listing(wing, rankedAttacker({}, { alone: 30, turns: 9 }))
  expect(soloOf(new Map([['Fire', plans]]))).toEqual({ wins: 38, turns: 15 })
})

test('a Legendary Pokémon, which not every player has, makes no raid easier', () => {
  const koraidon = rankedAttacker({ origin: 'one a save' }, { alone: 100, turns: 3 })
  const plans = listing(koraidon, rankedAttacker({}, { alone: 60, turns: 9 }))
  expect(soloOf(new Map([['Fire', plans]]))).toEqual({ wins: 60, turns: 9 })
})

test('the turns of four attackers do not count for an attacker that never wins solo', () => {
  const plans = listing(rankedAttacker({}, { alone: 0, turns: 7 }))
  expect(soloOf(new Map([['Fire', plans]]))).toEqual({ wins: 0, turns: 0 })
})

test('without an attacker the result is undefined', () => {
  expect(soloOf(new Map([['Fire', listing()]]))).toBeUndefined()
  expect(soloOf(new Map())).toBeUndefined()
})

test('for a boss with one Tera type, what wins against it is listed', () => {
  const drummer = listing(rankedAttacker({ item: 'Shell Bell', moves: ['Drain Punch', 'Belly Drum'] }))
  expect(soloPlansOf(new Map([['Fire', drummer]]))?.wonWith).toEqual([
    'Belly Drum',
    'Drain Punch',
    'Huge Power',
    'Shell Bell',
  ])
})

test('only items, abilities and moves that win against at least three Tera types are listed', () => {
  const drummer = listing(rankedAttacker({ item: undefined, moves: ['Drain Punch', 'Belly Drum'] }))
  const bell = listing(rankedAttacker({ item: 'Shell Bell', ability: 'Intimidate', moves: ['Hex'] }))
  const plans = TYPE_NAMES.slice(0, 5).map((type, index) => [type, index < 3 ? drummer : bell] as const)
  expect(soloPlansOf(new Map(plans))?.wonWith).toEqual(['Belly Drum', 'Drain Punch', 'Huge Power'])
})
