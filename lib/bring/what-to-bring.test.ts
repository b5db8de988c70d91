import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { FOR_EVERYONE } from '@/lib/bring/search/build-search'
import type { BossPlans, RaidPlans } from '@/lib/plans/raid-plans'
import { shippedRaidView } from '@/lib/raid-view/live-raid-view'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { toBringInWords } from '@/lib/raid-view/to-bring-in-words'
import { NOTHING_OWNED } from '@/lib/storage/marks'
import { sentences } from '@/lib/words/en/sentences'
import { rankedAttacker, rankedSupport } from '@/testing/plans/ranked'
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
    glance: '64%\u00a0solo\u00a0· 12.4\u00a0turns\u00a0· HP rarely below 23%',
    figures: '0.3 faints per solo raid',
    threats: 'Outrage (hits hardest)',
  })
  expect(attackers.builds[0]?.turns).toMatch(/^T1\u00a0Belly\u00a0Drum · T2/)
  expect(supports.builds.map(({ name, about, move }) => [name, about, move])).toEqual([
    ['Grimmsnarl', 'Support', 'Reflect'],
  ])
})

test('a build whose row shows its faints does not show them again below', () => {
  const faints = rankedAttacker({}, { lowestHp: 0, faints: 0.4 })
  const [build] = against('Fairy', plansOf({ Fairy: { attackers: [faints], supports: [] } })).attackers.builds
  expect(build?.glance).toMatch(/0\.4.faints$/)
  expect(build?.figures).toBe('')
})

test('without a Tera type, the species in the most lists come first, without legendaries by default', () => {
  const plans = plansOf({
    Fairy: { attackers: [miraidon, hands], supports: [grimmsnarl] },
    Bug: { attackers: [miraidon, azumarill, hands], supports: [] },
  })
  const { attackers, supports } = against(undefined, plans)
  expect(attackers.builds.map(({ name, glance }) => [name, glance.replaceAll('\u00a0', ' ')])).toEqual([
    ['Iron Hands', '64% solo · works against 2 of 18 Tera types'],
    ['Azumarill', '64% solo · works against 1 of 18 Tera types'],
  ])
  expect(supports.count).toBe(1)
})

test('without a Tera type, the list is as long as the list of one Tera type', () => {
  const makeNames = (count: number) => Array.from({ length: count }, (_, index) => `Pokémon ${index}`)
  const plans = plansOf({
    Fairy: {
      attackers: makeNames(20).map((species) => rankedAttacker({ species })),
      supports: makeNames(20).map((species) => rankedSupport({ species })),
    },
  })
  const { attackers, supports } = against(undefined, plans)
  expect([attackers.count, supports.count]).toEqual([12, 6])
})

test('the search filters and sorts the lists', () => {
  const slow = rankedAttacker({ species: 'Slowbro' }, { turns: 30 })
  const fast = rankedAttacker({ species: 'Gholdengo' }, { turns: 8 })
  const plans = plansOf({ Fairy: { attackers: [slow, miraidon, fast], supports: [] } })
  const search = { ...FOR_EVERYONE, sort: 'turns' } as const
  const { attackers } = against('Fairy', plans, search)
  expect(attackers.builds.map(({ name }) => name)).toEqual(['Gholdengo', 'Slowbro'])
})
