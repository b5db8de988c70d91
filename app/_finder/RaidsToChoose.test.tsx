/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import { render } from '@/app/_ui/language/render'
import { NOTHING_CHOSEN } from '@/lib/raid/selection'
import { RaidsToChoose } from './RaidsToChoose'

const show = (path: string) =>
  render(<RaidsToChoose path={path} selection={NOTHING_CHOSEN} prerendered={<p>Raids</p>} />)

test('the root shows general tips for every raid once', () => {
  show('/')
  const section = within(screen.getByRole('region', { name: 'In every raid' }))
  expect(section.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Solo',
    'With randoms',
    'With friends',
  ])
  const [solo, randoms, friends] = section.getAllByRole('definition')
  expect(solo).toHaveTextContent(/NPC faints don’t cost time/)
  expect(randoms).toHaveTextContent(/recoil moves/)
  expect(friends).toHaveTextContent(/before its shield is up/)
})

test('a list of raids does not repeat them', () => {
  show('/tera-raid-info/6/')
  expect(screen.queryByRole('region', { name: 'In every raid' })).not.toBeInTheDocument()
})
