/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react'
import { render } from '@/app/_ui/language/render'
import { FOR_EVERYONE } from '@/lib/bring/search/build-search'
import { firstBuilds } from '@/lib/bring/to-bring'
import type { KnownTeam } from '@/lib/teams/raid-team'
import { toFairyGarchomp } from '@/testing/plans/advised'
import { knownTeam, rareTeam } from '@/testing/plans/teams'
import { TeamOfFour } from './TeamOfFour'

const safe = knownTeam({ aim: 'safe', opening: [], chance: 100, turns: 9 })

function show(...teams: KnownTeam[]) {
  const forEveryone = firstBuilds(toFairyGarchomp({}, FOR_EVERYONE, teams))
  return render(<TeamOfFour raid={{ teraType: 'Fairy' }} advice={{ forEveryone }} />)
}

const slots = (team: string) => {
  const [list] = screen.getAllByRole('list', { name: team })
  if (!list) throw new Error(`no ${team}`)
  return [...list.children].map((slot) => within(slot as HTMLElement))
}

/** A click alone opens no details in this environment. */
function open(summary: HTMLElement) {
  const details = summary.closest('details')
  if (!details) throw new Error('no details')
  details.open = true
  fireEvent(details, new Event('toggle'))
}

test('a team has four slots: who it is, its Tera type, role, item, and what it does first', () => {
  show(knownTeam(), safe)
  const [azumarill, , , bonsly] = slots('Fastest team')
  expect(slots('Fastest team')).toHaveLength(4)
  expect(azumarill?.getByRole('heading', { name: 'Azumarill' })).toBeInTheDocument()
  expect(azumarill?.getByText('Tera Fairy')).toBeInTheDocument()
  expect(azumarill?.getByText('Attacker · Choice Band')).toBeInTheDocument()
  expect(azumarill?.getByText(/Turn 2: Terastallize, Play Rough, after the others/)).toBeInTheDocument()
  expect(bonsly?.getByText('Support · Focus Sash · level 1')).toBeInTheDocument()
  expect(slots('Safest team')).toHaveLength(4)
})

test('how a slot is trained, and what it does after its first turns, is there once it is opened', () => {
  show(knownTeam())
  const [azumarill] = slots('Fastest team')
  expect(azumarill?.queryByRole('list', { name: 'Plan' })).not.toBeInTheDocument()
  open(screen.getAllByText('Build and next steps')[0] as HTMLElement)
  expect(azumarill?.getByText('Pressure · Bold · 252 HP')).toBeInTheDocument()
  expect(azumarill?.getByRole('list', { name: 'Plan' })).toHaveTextContent(
    'Attack with Play Rough to the end',
  )
})

test('Copy team copies all four sets at once', async () => {
  const copied = jest.fn().mockResolvedValue(undefined)
  Object.assign(navigator, { clipboard: { writeText: copied } })
  show(knownTeam())
  fireEvent.click(screen.getByRole('button', { name: 'Copy Fastest team' }))
  expect(await screen.findByText('Copied for Pokémon Showdown')).toBeInTheDocument()
  const [[text]] = copied.mock.calls
  expect(text.match(/^Ability: /gm)).toHaveLength(4)
})

test('what is more than two teams, with what not every player has, is shown on request', () => {
  show(knownTeam(), rareTeam(), safe)
  expect(screen.queryByText(/with legendaries/)).not.toBeInTheDocument()
  open(screen.getByText('Show 1 more team'))
  expect(slots('Fastest team · with legendaries')).toHaveLength(4)
})

test('a raid without teams says nothing of them', () => {
  expect(show().container).toBeEmptyDOMElement()
})

test('two teams take no more than 95 elements of the page', () => {
  const { container } = show(knownTeam(), safe)
  expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(95)
})
