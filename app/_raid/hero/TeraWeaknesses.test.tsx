/** @jest-environment jsdom */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen, within } from '@testing-library/react'
import { render } from '@/app/_ui/language/render'
import { TYPE_NAMES } from '@/data/vocabulary'
import { FOR_EVERYONE } from '@/lib/bring/search/build-search'
import { whatToBring } from '@/lib/bring/what-to-bring'
import { plansPath } from '@/lib/links/file-names'
import { parsePlans } from '@/lib/plans/parse-plans'
import type { Selection } from '@/lib/raid/selection'
import { shippedRaidView } from '@/lib/raid-view/live-raid-view'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { toBringInWords } from '@/lib/raid-view/to-bring-in-words'
import { NOTHING_OWNED } from '@/lib/storage/marks'
import { sentences } from '@/lib/words/en/sentences'
import { TeraWeaknesses } from './TeraWeaknesses'

const GARCHOMP: Selection = { tier: '6', region: 'Paldea', boss: 'Garchomp' }

function show(selection: Selection) {
  const raid = shippedRaidView(selection, sentences)
  if (!raid) throw new Error('no such raid')
  return render(<TeraWeaknesses raid={raid} advice={{ forEveryone: toBringTo(raid) }} />)
}

function toBringTo(raid: RaidView) {
  const plans = parsePlans(readFileSync(join('data', plansPath(raid.id)), 'utf8'))
  if (!plans) throw new Error('its plans are damaged')
  return toBringInWords(whatToBring(plans, raid, FOR_EVERYONE, NOTHING_OWNED), raid, sentences)
}

const linkedTypes = (container: HTMLElement) =>
  within(container)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('a raid without a Tera type compares all 18: each row links to the raid, with weaknesses and best attacker', () => {
  show(GARCHOMP)
  const types = screen.getByRole('table', { name: 'Compare its Tera types' })
  expect(linkedTypes(types)).toEqual(TYPE_NAMES.map((type) => `/tera-raid-info/6/Paldea/Garchomp/${type}/`))
  expect(
    within(types).getByRole('row', { name: /^Fairy Poison, Steel [A-Z].+\s\d+% (solo|as four)$/ }),
  ).toBeVisible()
  expect(
    within(types).getByRole('row', { name: /^Normal Fighting [A-Z].+\s\d+% (solo|as four)$/ }),
  ).toBeVisible()
})

test('before picks load, a raid without a Tera type links to all 18', () => {
  const raid = shippedRaidView(GARCHOMP, sentences)
  if (raid) render(<TeraWeaknesses raid={raid} advice={{ forEveryone: undefined }} />)
  expect(linkedTypes(screen.getByRole('table'))).toHaveLength(18)
})

test('a raid without tier and Tera type has no weaknesses, and links to all 18', () => {
  show({ ...GARCHOMP, tier: undefined })
  const types = screen.getByRole('navigation', { name: 'Choose its Tera type' })
  expect(linkedTypes(types)).toEqual(TYPE_NAMES.map((type) => `/tera-raid-info/-/Paldea/Garchomp/${type}/`))
  expect(types).not.toHaveTextContent('Poison, Steel')
})

const textsOf = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)

test('a Fairy is weak to Poison and Steel, resists three types, and is immune to Dragon', () => {
  show({ ...GARCHOMP, teraType: 'Fairy' })
  expect(textsOf('listitem')).toEqual(['Poison - 2x', 'Steel - 2x'])
  expect(textsOf('term')).toEqual(['Resists (0.5x)', 'Immune (0x)'])
  expect(textsOf('definition')).toEqual(['Bug', 'Dark', 'Fighting', 'Dragon'])
})

test('a Normal type, which resists nothing, does not say what it resists', () => {
  show({ ...GARCHOMP, teraType: 'Normal' })
  expect(textsOf('term')).toEqual(['Immune (0x)'])
})

test('a raid with a Tera type links to the comparison', () => {
  show({ ...GARCHOMP, teraType: 'Fairy' })
  expect(screen.getByRole('link', { name: 'Other Tera types' })).toHaveAttribute(
    'href',
    '/tera-raid-info/6/Paldea/Garchomp/',
  )
})

test('a raid with a Tera type and without a tier offers the tiers that have its boss', () => {
  const { container } = show({ region: 'Paldea', boss: 'Garchomp', teraType: 'Fairy' })
  expect(linkedTypes(container)).toEqual([
    '/tera-raid-info/5/Paldea/Garchomp/Fairy/',
    '/tera-raid-info/6/Paldea/Garchomp/Fairy/',
  ])
})

test('a tier that lacks the boss is not offered', () => {
  const { container } = show({ region: 'Paldea', boss: 'Espeon', teraType: 'Fire' })
  expect(linkedTypes(container)).toEqual(['/tera-raid-info/6/Paldea/Espeon/Fire/'])
})
