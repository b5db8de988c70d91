import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { FOR_EVERYONE } from '@/lib/bring/search/build-search'
import type { BossPlans, RaidPlans } from '@/lib/plans/raid-plans'
import { shippedRaidView } from '@/lib/raid-view/live-raid-view'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { sentences } from '@/lib/words/en/sentences'
import { rankedAttacker, rankedSupport } from '@/testing/plans/ranked'
import { toBringInWords } from './in-words'
import { NOTHING_OWNED } from './owned'
import { whatToBring } from './what-to-bring'

const NOBODY: RaidPlans = { attackers: [], supports: [] }

function garchomp(teraType: TypeName | undefined): RaidView {
  const view = shippedRaidView({ tier: '6', region: 'Paldea', boss: 'Garchomp', teraType }, sentences)
  if (!view) throw new Error('no Garchomp')
  return view
}

function plansOf(lists: Readonly<Partial<Record<TypeName, RaidPlans>>>): BossPlans {
  return new Map(TYPE_NAMES.map((type) => [type, lists[type] ?? NOBODY]))
}

function against(
  teraType: TypeName | undefined,
  plans: BossPlans,
  search = FOR_EVERYONE,
  owned = NOTHING_OWNED,
) {
  const raid = garchomp(teraType)
  return toBringInWords(whatToBring(plans, raid, search, owned), raid, sentences)
}

const azumarill = rankedAttacker({ species: 'Azumarill' })
const hands = rankedAttacker({ species: 'Iron Hands', origin: 'paradox' })
const miraidon = rankedAttacker({ species: 'Miraidon', origin: 'one a save' })
const grimmsnarl = rankedSupport()

test('a raid has the attackers and supports of its own Tera type, in their order', () => {
  const plans = plansOf({
    Fairy: { attackers: [hands, miraidon, azumarill], supports: [grimmsnarl] },
    Bug: { attackers: [azumarill], supports: [] },
  })
  const { attackers, supports } = against('Fairy', plans)
  expect(attackers.builds.map(({ name }) => name)).toEqual(['Iron Hands', 'Azumarill'])
  expect(attackers.builds[0]).toMatchObject({
    about: 'Physical attacker · Paradox',
    move: 'Liquidation',
    chances: [
      [64, 'alone'],
      [98, 'four'],
    ],
    figures: '12.4 turns · 0.3 faints per solo raid · 1 raid in 10: down to 23% HP',
    threats: 'Outrage (hits hardest)',
  })
  expect(attackers.builds[0]?.steps[0]).toBe('Use Belly Drum once')
  expect(supports.builds.map(({ name, about, move, steps }) => [name, about, move, steps[0]])).toEqual([
    [
      'Grimmsnarl',
      'Support',
      'Reflect',
      'Set up Reflect and Light Screen, then use Screech twice before the shield rises',
    ],
  ])
})

test('a raid needs no support where none is found to help, whatever the filters hide', () => {
  const plans = plansOf({
    Fairy: { attackers: [hands], supports: [grimmsnarl] },
    Bug: { attackers: [azumarill], supports: [] },
  })
  expect(against('Bug', plans).needsNoSupport).toBe(true)
  expect(against('Fairy', plans).needsNoSupport).toBe(false)
  expect(against(undefined, plans).needsNoSupport).toBe(false)
  const hidden = against('Fairy', plans, { ...FOR_EVERYONE, mine: true }, new Set(['Iron Hands']))
  expect([hidden.supports.count, hidden.needsNoSupport]).toEqual([0, false])
})

test('without a Tera type those that most lists have come first, which legendaries do not enter unasked', () => {
  const plans = plansOf({
    Fairy: { attackers: [miraidon, hands], supports: [grimmsnarl] },
    Bug: { attackers: [miraidon, azumarill, hands], supports: [] },
  })
  const { attackers, supports } = against(undefined, plans)
  expect(attackers.builds.map(({ name, figures }) => [name, figures])).toEqual([
    ['Iron Hands', 'listed for 2 of 18 Tera types, chances are the mean of those'],
    ['Azumarill', 'listed for 1 of 18 Tera types, chances are the mean of those'],
  ])
  expect(supports.count).toBe(1)
})

test('without a Tera type there are as many as one list has: 12 and 6', () => {
  const named = (count: number) => Array.from({ length: count }, (_, place) => `Pokémon ${place}`)
  const plans = plansOf({
    Fairy: {
      attackers: named(20).map((species) => rankedAttacker({ species })),
      supports: named(20).map((species) => rankedSupport({ species })),
    },
  })
  const { attackers, supports } = against(undefined, plans)
  expect([attackers.count, supports.count]).toEqual([12, 6])
})

test('whether nobody wins alone counts only those that are shown', () => {
  const weak = rankedAttacker({ species: 'Slowbro' }, { alone: 0 })
  const strong = rankedAttacker({ species: 'Miraidon', origin: 'one a save' }, { alone: 80 })
  const plans = plansOf({ Fairy: { attackers: [strong, weak], supports: [] } })
  expect(against('Fairy', plans).nobodyWinsAlone).toBe(true)
  expect(against(undefined, plans).nobodyWinsAlone).toBe(true)
})

test('the search decides who is listed, and in which order', () => {
  const slow = rankedAttacker({ species: 'Slowbro' }, { turns: 30 })
  const fast = rankedAttacker({ species: 'Gholdengo' }, { turns: 8 })
  const plans = plansOf({ Fairy: { attackers: [slow, miraidon, fast], supports: [] } })
  const search = { ...FOR_EVERYONE, sort: 'turns' } as const
  const { attackers } = against('Fairy', plans, search)
  expect(attackers.builds.map(({ name }) => name)).toEqual(['Gholdengo', 'Slowbro'])
})
