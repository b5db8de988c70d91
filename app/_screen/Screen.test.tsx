/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Finder } from '@/app/_finder/Finder'
import { render } from '@/app/_ui/language/render'
import { raidIndex } from '@/data/shipped/raid-index'
import { parsePath } from '@/lib/links/deep-link'
import { pageHref } from '@/lib/links/site'
import { shippedRaidView } from '@/lib/raid-view/live-raid-view'
import { sentences } from '@/lib/words/en/sentences'
import { Screen } from './Screen'

jest.mock('@/lib/service/service', () => ({
  ...jest.requireActual<typeof import('@/lib/service/service')>('@/lib/service/service'),
  fetchCreature: () => new Promise(() => undefined),
  fetchMove: () => new Promise(() => undefined),
}))

const control = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const shownOption = (select: HTMLSelectElement) => select.selectedOptions[0]?.textContent
const options = (select: HTMLSelectElement) =>
  within(select)
    .getAllByRole('option')
    .map((option) => option.textContent)
const section = (name: string) => screen.findByRole('region', { name })

function open(path: string) {
  window.history.replaceState(null, '', pageHref(path))
  const selection = parsePath(path)
  const raid = selection && shippedRaidView(selection, sentences)
  return render(<Screen page={{ path, raid }}>{path === '/' && <Finder raids={raidIndex} />}</Screen>)
}

beforeEach(() => {
  window.history.replaceState(null, '', '/')
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})

describe('the controls', () => {
  test('are under the heading Tera Raid Info, with only Paldea chosen', () => {
    open('/')
    expect(screen.getByRole('heading', { name: 'Tera Raid Info', level: 1 })).toBeInTheDocument()
    expect(
      ['Raid tier', 'Region', 'Boss (creature list)', 'Tera type list'].map((name) =>
        shownOption(control(name)),
      ),
    ).toEqual(['-- Tier --', 'Paldea', '-- Pokemon --', '-- Tera Type --'])
    expect(screen.getByRole('button', { name: 'Share Raid' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Find a boss' })).toBeInTheDocument()
  })

  test('offer the tiers with their values, and the three regions', () => {
    open('/')
    expect(options(control('Raid tier'))).toEqual(['-- Tier --', '5 Star', '6 Star', '7 Star'])
    expect(within(control('Raid tier')).getByRole('option', { name: '6 Star' })).toHaveValue('6')
    expect(options(control('Region'))).toEqual(['-- Region --', 'Paldea', 'Kitakami', 'Terarium'])
    expect(options(control('Tera type list'))).toHaveLength(19)
  })

  test('rebuild the list of bosses for another tier and region', async () => {
    open('/')
    await userEvent.selectOptions(control('Raid tier'), '5 Star')
    expect(options(control('Boss (creature list)'))).toHaveLength(100)
    await userEvent.selectOptions(control('Region'), 'Terarium')
    expect(options(control('Boss (creature list)'))).toHaveLength(22)
  })

  test('put the raid into the address and the title', async () => {
    open('/')
    await userEvent.selectOptions(control('Raid tier'), '6 Star')
    await userEvent.selectOptions(control('Boss (creature list)'), 'Garchomp')
    await userEvent.selectOptions(control('Tera type list'), 'Fairy')
    expect(window.location.pathname).toBe('/tera-raid-info/6/Paldea/Garchomp/Fairy/')
    expect(document.title).toBe('6★ Fairy Garchomp · Paldea - Tera Raid Info')
  })
})

describe('a chosen boss', () => {
  test('shows saved data until the service has answered', async () => {
    open('/')
    await userEvent.selectOptions(control('Raid tier'), '6 Star')
    await userEvent.selectOptions(control('Boss (creature list)'), 'Garchomp')
    expect(await section('Moves')).toHaveTextContent('Earthquake')
  })

  test('is cleared by a tier without it', async () => {
    open('/tera-raid-info/5/Paldea/Eevee')
    await userEvent.selectOptions(control('Raid tier'), '6 Star')
    expect(shownOption(control('Boss (creature list)'))).toBe('-- Pokemon --')
    expect(screen.queryByRole('region', { name: 'Moves' })).not.toBeInTheDocument()
    expect(window.location.pathname).toBe('/tera-raid-info/6/Paldea/')
  })

  test('stays chosen in another tier that has it, with that tier’s data', async () => {
    open('/tera-raid-info/6/Paldea/Garchomp')
    expect(await section('Raid details')).toHaveTextContent('90 in battle')
    await userEvent.selectOptions(control('Raid tier'), '5 Star')
    expect(shownOption(control('Boss (creature list)'))).toBe('Garchomp')
    expect(await section('Raid details')).toHaveTextContent('75 in battle and when caught')
  })

  test('is replaced as a whole: two bosses never mix', async () => {
    open('/tera-raid-info/6/Paldea/Garchomp')
    await userEvent.selectOptions(control('Boss (creature list)'), 'Dragonite')
    await userEvent.selectOptions(control('Boss (creature list)'), 'Hydreigon')
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Hydreigon')
    expect(screen.getAllByRole('region', { name: 'Moves' })).toHaveLength(1)
  })
})

describe('a prerendered raid and a chosen one', () => {
  test('share one tree: the first Tera type leaves every section in place', async () => {
    open('/tera-raid-info/6/Paldea/Garchomp')
    const [moves, bring] = [await section('Moves'), await section('All builds')]
    await userEvent.selectOptions(control('Tera type list'), 'Fairy')
    expect(await section('Tera weaknesses')).toBeInTheDocument()
    expect([await section('Moves'), await section('All builds')]).toEqual([moves, bring])
    expect(moves).toBeInTheDocument()
    expect(bring).toBeInTheDocument()
  })

  test('5★ Eelektross, which uses Thunder Wave twice, leaves nothing behind in the next boss’s actions', async () => {
    open('/tera-raid-info/5/Paldea/Eelektross')
    expect(within(await section('Script')).getAllByText(/^Uses Thunder Wave/)).toHaveLength(2)
    await userEvent.selectOptions(control('Boss (creature list)'), 'Garchomp')
    expect(await section('Script')).not.toHaveTextContent('Thunder Wave')
  })
})

describe('the content', () => {
  test('has no Tera weaknesses without tier and Tera type', async () => {
    open('/tera-raid-info/6/Paldea/Garchomp')
    expect(screen.queryByRole('region', { name: 'Tera weaknesses' })).not.toBeInTheDocument()
    await userEvent.selectOptions(control('Tera type list'), 'Fairy')
    expect(await section('Tera weaknesses')).toHaveTextContent('Poison - 2x')
    await userEvent.selectOptions(control('Raid tier'), '-- Tier --')
    expect(screen.queryByRole('region', { name: 'Tera weaknesses' })).not.toBeInTheDocument()
  })

  test('has Tera advantages only for a boss with Tera Blast', () => {
    open('/tera-raid-info/6/Paldea/Garchomp/Fairy').unmount()
    expect(screen.queryByRole('region', { name: 'Tera advantages' })).not.toBeInTheDocument()
    open('/tera-raid-info/6/Paldea/Sylveon/Fire')
    expect(screen.getByRole('region', { name: 'Tera advantages' })).toHaveTextContent('Grass - 2x')
  })

  test('shows the name if an image is missing', async () => {
    open('/tera-raid-info/6/Paldea/Garchomp')
    const image = screen.getByRole('img', { name: 'Garchomp' })
    expect(image).toHaveAttribute('src', '/assets/pokemon/445.png')
    fireEvent.error(image)
    expect(await screen.findByRole('img', { name: 'Garchomp: no image' })).toBeInTheDocument()
  })
})

test('an opened raid is the first recent raid at the root', () => {
  open('/tera-raid-info/6/Paldea/Garchomp/Fairy').unmount()
  open('/')
  const [latest] = within(screen.getByRole('region', { name: 'Recent raids' })).getAllByRole('link')
  expect(latest).toHaveTextContent('6★ Fairy Garchomp')
})
