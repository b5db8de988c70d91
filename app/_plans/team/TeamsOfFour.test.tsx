/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react'
import { render } from '@/app/_ui/language/render'
import { FOR_EVERYONE } from '@/lib/bring/search/build-search'
import { firstToBring, type ToBring } from '@/lib/bring/to-bring'
import type { KnownTeam } from '@/lib/teams/raid-team'
import { toFairyGarchomp } from '@/testing/plans/advised'
import { knownTeam, rareTeam } from '@/testing/plans/teams'
import { TeamsOfFour } from './TeamsOfFour'

const safe = knownTeam({ aim: 'safe', opening: [], chance: 100, turns: 9 })

const load = jest.fn()

beforeEach(() => load.mockClear())

const withTeams = (...teams: KnownTeam[]) => toFairyGarchomp({}, FOR_EVERYONE, teams)
const section = ({ teams }: ToBring, failed = false) =>
  teams ? <TeamsOfFour subject="Garchomp" teams={teams} failed={failed} load={load} /> : <p />
const show = (...teams: KnownTeam[]) => render(section(firstToBring(withTeams(...teams))))

const slots = (team: string) => {
  const [list] = screen.getAllByRole('list', { name: team })
  if (!list) throw new Error(`no ${team}`)
  return [...list.children].map((slot) => within(slot as HTMLElement))
}

/** In jsdom, a click doesn't open details. */
function open(summary: HTMLElement) {
  const details = summary.closest('details')
  if (!details) throw new Error('no details')
  details.open = true
  fireEvent(details, new Event('toggle'))
}

test('a team has four slots with Pokémon, Tera type, role, item and first turns', () => {
  show(knownTeam(), safe)
  const [azumarill, , , bonsly] = slots('Fastest team')
  expect(slots('Fastest team')).toHaveLength(4)
  expect(azumarill?.getByRole('heading', { name: 'Azumarill' })).toBeInTheDocument()
  expect(azumarill?.getByText('Tera Fairy')).toBeInTheDocument()
  expect(azumarill?.getByText('Attacker · Choice Band')).toBeInTheDocument()
  expect(azumarill?.getByText(/T2 Terastallize and use Play Rough after everyone else/)).toBeInTheDocument()
  expect(bonsly?.getByText('Support · Focus Sash · level 1')).toBeInTheDocument()
})

test('a slot opens to its training and later turns', () => {
  show(knownTeam())
  const [azumarill] = slots('Fastest team')
  expect(azumarill?.getByText('Pressure · Bold · 252 HP')).toBeInTheDocument()
  expect(azumarill?.getByText('Then Play Rough …')).toBeInTheDocument()
})

test('a player marks their own slot', () => {
  show(knownTeam())
  const [azumarill] = slots('Fastest team')
  const mine = azumarill?.getByRole('radio', { name: 'Mine: Azumarill' })
  if (!mine) throw new Error('no slot to mark')
  fireEvent.click(mine)
  expect(mine).toBeChecked()
})

test('Copy sets copies all four sets together', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined)
  Object.assign(navigator, { clipboard: { writeText: writeText } })
  show(knownTeam())
  fireEvent.click(screen.getByRole('button', { name: 'Copy sets: Fastest team' }))
  expect(await screen.findByText('Copied in Showdown format')).toBeInTheDocument()
  const [[text]] = writeText.mock.calls
  expect(text.match(/^Ability: /gm)).toHaveLength(4)
})

test('each other team has a summary, and opens to its slots', () => {
  const teams = [knownTeam(), rareTeam(), safe]
  const { rerender } = show(...teams)
  const otherTeam = screen.getByText(/^Safest team/)
  expect(otherTeam).toHaveTextContent('Safest team 100% as a team · 9 turns')
  expect(screen.getByText(/^Fastest team · with legendaries/)).toBeInTheDocument()
  expect(load).not.toHaveBeenCalled()
  open(otherTeam)
  expect(load).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Loading…')).toBeInTheDocument()
  rerender(section(withTeams(...teams)))
  expect(slots('Safest team')).toHaveLength(4)
  expect(screen.getByRole('button', { name: 'Copy sets: Safest team' })).toBeInTheDocument()
  expect(screen.queryByRole('list', { name: 'Fastest team · with legendaries' })).not.toBeInTheDocument()
})

test('an opened team that fails to load says so, and can be retried', () => {
  render(section(firstToBring(withTeams(knownTeam(), safe)), true))
  open(screen.getByText(/^Safest team/))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(load).toHaveBeenCalledTimes(2)
})

test('two teams have at most 90 elements', () => {
  const { container } = show(knownTeam(), safe)
  expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(90)
})
