/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import { render } from '@/app/_ui/language/render'
import { fairyGarchomp, toFairyGarchomp } from '@/testing/plans/advised'
import { rankedAttacker } from '@/testing/plans/ranked'
import { BuildCard } from './BuildCard'

test('only open builds have controls', async () => {
  const [build] = toFairyGarchomp({ attackers: [rankedAttacker()] }).attackers.builds
  if (!build) throw new Error('no build')
  render(<BuildCard raid={fairyGarchomp()} build={build} />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  const details = screen.getByRole('group')
  details.setAttribute('open', '')
  fireEvent(details, new Event('toggle'))
  expect(await screen.findByRole('button', { name: 'Copy build of Azumarill' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Add to my box: Azumarill' })).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'I have it: Azumarill' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Worked for me: Azumarill' })).toBeInTheDocument()
})
