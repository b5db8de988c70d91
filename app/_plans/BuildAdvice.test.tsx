import { fireEvent, render, screen } from '@testing-library/react'
import { TYPE_NAMES } from '@/data/vocabulary'
import type { BossPlans, RaidPlans } from '@/lib/plans/raid-plans'
import { shippedRaidView } from '@/lib/raid-view/raid-view'
import { rankedAttacker, rankedSupport } from '@/testing/plans/ranked'
import { BuildAdvice } from './BuildAdvice'

const azumarill = rankedAttacker()
const miraidon = rankedAttacker({ species: 'Miraidon', got: 'one a save' })
const mew = rankedAttacker({ species: 'Mew', got: 'mythical or event' })
const slowbro = rankedAttacker({ species: 'Slowbro' }, { alone: 0 })

function showFairyGarchomp(against: Partial<RaidPlans>) {
  const raid = shippedRaidView({ tier: '6', region: 'Paldea', boss: 'Garchomp', teraType: 'Fairy' })
  if (!raid) throw new Error('no Garchomp')
  const nobody: RaidPlans = { attackers: [], supports: [] }
  const plans: BossPlans = new Map(
    TYPE_NAMES.map((type) => [type, type === 'Fairy' ? { ...nobody, ...against } : nobody]),
  )
  render(<BuildAdvice raid={raid} plans={plans} />)
}

const shown = () => screen.queryAllByRole('heading', { level: 5 }).map((heading) => heading.textContent)
const check = (name: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }))

afterEach(() => localStorage.clear())

test('legendaries and mythicals are each listed on request only', () => {
  showFairyGarchomp({ attackers: [miraidon, mew, azumarill] })
  expect(shown()).toEqual(['Azumarill'])
  expect(screen.getByText('1 attacker, 0 supports')).toBeInTheDocument()
  check(/legendaries/)
  expect(shown()).toEqual(['Miraidon', 'Azumarill'])
  check(/mythicals/)
  expect(shown()).toEqual(['Miraidon', 'Mew', 'Azumarill'])
})

test('where none that is listed wins alone, it says so', () => {
  showFairyGarchomp({ attackers: [miraidon, slowbro] })
  expect(screen.getByText('None of these wins alone: bring a full team.')).toBeInTheDocument()
  check(/legendaries/)
  expect(screen.queryByText(/wins alone/)).not.toBeInTheDocument()
})

test('where no support helps, it says so', () => {
  showFairyGarchomp({ attackers: [azumarill] })
  expect(screen.getByText(/^No support makes the best three attackers/)).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Supports' })).not.toBeInTheDocument()
})

test('a list that the filters leave empty says what to do', () => {
  showFairyGarchomp({ attackers: [miraidon] })
  expect(screen.getByText('No match: loosen the filters')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Attackers' })).not.toBeInTheDocument()
  check(/don’t own/)
  expect(screen.getByText('None of yours made this list')).toBeInTheDocument()
  check(/don’t own/)
})

test('a support has its figures and its plan', () => {
  showFairyGarchomp({ supports: [rankedSupport()] })
  expect(screen.getByRole('list', { name: 'Figures' })).toHaveTextContent(
    '93% win with the three best attackers, 71% without it',
  )
  expect(screen.getByRole('list', { name: 'Plan' })).toHaveTextContent('Set up Reflect and Light Screen')
})
