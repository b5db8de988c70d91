/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { render } from '@/app/_ui/language/render'
import { shippedRaidView } from '@/lib/raid-view/live-raid-view'
import { sentences } from '@/lib/words/en/sentences'
import { KeyTimings } from './KeyTimings'

const NONE = 'No countdown yet: how long this raid lasts is not known.'

function showTimingsOf(boss: string) {
  const raid = shippedRaidView({ tier: '7', region: 'Event', boss }, sentences)
  if (!raid) throw new Error(`no ${boss}`)
  render(<KeyTimings raid={raid} />)
}

const opener = () => screen.queryByRole('button', { name: 'Countdown' })

test.each(['Annihilape', 'Kingambit'])(
  'nobody has read how long 7★ %s lasts, and a clock of another length would be wrong: it is said why there is no countdown',
  (boss) => {
    showTimingsOf(boss)
    expect(screen.getByText(NONE)).toBeInTheDocument()
    expect(opener()).not.toBeInTheDocument()
  },
)

test('7★ Charizard, whose time limit is known, has a countdown', () => {
  showTimingsOf('Charizard')
  expect(screen.queryByText(NONE)).not.toBeInTheDocument()
  expect(opener()).toBeInTheDocument()
})
