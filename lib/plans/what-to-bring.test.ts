import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { rankedAttacker, rankedSupport } from '@/testing/plans/ranked'
import { EASY_TO_GET } from './filters'
import { NOTHING_OWNED } from './owned'
import type { BossPlans, RaidPlans } from './raid-plans'
import { type PlannedRaid, whatToBring } from './what-to-bring'

const NOBODY: RaidPlans = { attackers: [], supports: [] }

const RAID: Omit<PlannedRaid, 'teraType'> = { tier: '6', schedule: [], shield: { hp: 50, time: 30 } }

function plansOf(lists: Readonly<Partial<Record<TypeName, RaidPlans>>>): BossPlans {
  return new Map(TYPE_NAMES.map((type) => [type, lists[type] ?? NOBODY]))
}

function against(teraType: TypeName | undefined, plans: BossPlans) {
  return whatToBring(plans, { ...RAID, teraType }, EASY_TO_GET, NOTHING_OWNED)
}

const azumarill = rankedAttacker({ species: 'Azumarill' })
const hands = rankedAttacker({ species: 'Iron Hands', got: 'paradox' })
const miraidon = rankedAttacker({ species: 'Miraidon', got: 'one a save' })
const grimmsnarl = rankedSupport()

test('a raid has the attackers and supports of its own Tera type, in their order', () => {
  const plans = plansOf({
    Fairy: { attackers: [hands, miraidon, azumarill], supports: [grimmsnarl] },
    Bug: { attackers: [azumarill], supports: [] },
  })
  const { attackers, supports } = against('Fairy', plans)
  expect(attackers.map(({ build }) => build.species)).toEqual(['Iron Hands', 'Azumarill'])
  expect(attackers[0]?.figures[0]).toEqual({ value: '64%', label: 'win alone' })
  expect(attackers[0]?.steps[0]).toBe('Use Belly Drum once')
  expect(supports.map(({ build, steps }) => [build.species, steps[0]])).toEqual([
    ['Grimmsnarl', 'Set up Reflect and Light Screen, then use Screech twice before the shield rises'],
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
  const owned = { creatures: new Set<string>(), hidesOthers: true }
  const hidden = whatToBring(plans, { ...RAID, teraType: 'Fairy' }, EASY_TO_GET, owned)
  expect([hidden.supports, hidden.needsNoSupport]).toEqual([[], false])
})

test('without a Tera type those that most lists have come first, which legendaries do not enter unasked', () => {
  const plans = plansOf({
    Fairy: { attackers: [miraidon, hands], supports: [grimmsnarl] },
    Bug: { attackers: [miraidon, azumarill, hands], supports: [] },
  })
  const { attackers, supports } = against(undefined, plans)
  expect(attackers.map(({ build, figures }) => [build.species, figures[0]?.value])).toEqual([
    ['Iron Hands', '2 of 18'],
    ['Azumarill', '1 of 18'],
  ])
  expect(supports.map(({ figures }) => figures[0]?.value)).toEqual(['1 of 18'])
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
  expect([attackers.length, supports.length]).toEqual([12, 6])
})

test('whether nobody wins alone is said of those that are shown', () => {
  const weak = rankedAttacker({ species: 'Slowbro' }, { alone: 0 })
  const strong = rankedAttacker({ species: 'Miraidon', got: 'one a save' }, { alone: 80 })
  const plans = plansOf({ Fairy: { attackers: [strong, weak], supports: [] } })
  expect(against('Fairy', plans).nobodyWinsAlone).toBe(true)
  expect(against(undefined, plans).nobodyWinsAlone).toBe(true)
})
