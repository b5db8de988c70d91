/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { render } from '@/app/_ui/language/render'
import { pageHref } from '@/lib/links/site'
import { Screen } from './Screen'

jest.mock('@/lib/service/service', () => ({
  ...jest.requireActual<typeof import('@/lib/service/service')>('@/lib/service/service'),
  fetchCreature: () => new Promise(() => undefined),
  fetchMove: () => new Promise(() => undefined),
}))

// Offline, raids come from the part that knows all raids, not from their files.
beforeEach(() => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false))

beforeEach(() => jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined))

const notice = () => screen.queryByRole('region', { name: 'About this link' })

/** A host answers an address without a page with 404.html. */
async function open(address: string) {
  window.history.replaceState(null, '', address)
  render(<Screen page={{ path: '/' }} />)
  await screen.findByRole('combobox', { name: 'Raid tier' })
}

test('a link in another spelling is replaced by the raid’s own address', async () => {
  await open('/tera-raid-info/6/paldea/garchomp/fairy?utm_source=chat#moves')
  expect(await screen.findByRole('heading', { name: 'Garchomp' })).toBeInTheDocument()
  await waitFor(() =>
    expect(window.location.href).toMatch(
      /\/tera-raid-info\/6\/Paldea\/Garchomp\/Fairy\/\?utm_source=chat#moves$/,
    ),
  )
  expect(notice()).not.toBeInTheDocument()
})

test('a link of the old site opens its raid', async () => {
  await open('/?/6/Paldea/Garchomp/Fairy')
  expect(await screen.findByRole('heading', { name: 'Garchomp' })).toBeInTheDocument()
  await waitFor(() => expect(window.location.pathname).toBe('/tera-raid-info/6/Paldea/Garchomp/Fairy/'))
})

test('a misread link keeps its address, gets a notice, and leads to the likely raid', async () => {
  await open('/tera-raid-info/6/Paldea/Garchmop/Fairy')
  await waitFor(() => expect(notice()).toHaveTextContent('No boss named "Garchmop" in 6★ Paldea.'))
  expect(window.location.pathname).toBe('/tera-raid-info/6/Paldea/Garchmop/Fairy')
  const suggestion = within(screen.getByRole('region', { name: 'About this link' })).getByRole('link')
  expect(suggestion).toHaveAttribute('href', pageHref('/tera-raid-info/6/Paldea/Garchomp/Fairy'))
  await userEvent.click(suggestion)
  expect(await screen.findByRole('heading', { name: 'Garchomp' })).toBeInTheDocument()
  expect(notice()).not.toBeInTheDocument()
  expect(window.location.pathname).toBe('/tera-raid-info/6/Paldea/Garchomp/Fairy/')
})

test('a 7★ link to a region of the map leads to the event raid', async () => {
  await open('/tera-raid-info/7/Paldea/Charizard/Dragon')
  await waitFor(() => expect(window.location.pathname).toBe('/tera-raid-info/7/Event/Charizard/Dragon/'))
  expect(notice()).not.toBeInTheDocument()
})

test.each(['', '/Fire'])(
  'a link with%s no Tera type that Charizard has names its only Tera type',
  async (teraType) => {
    await open(`/tera-raid-info/7/Event/Charizard${teraType}`)
    await waitFor(() => expect(notice()).toHaveTextContent('Charizard always has Tera type Dragon'))
    expect(screen.getByRole('combobox', { name: /^Tera type/ })).toHaveValue('Dragon')
  },
)

test('a misread link of an old site keeps its address and gets a notice too', async () => {
  await open('/?/8/Paldea/Garchomp')
  await waitFor(() => expect(notice()).toHaveTextContent('There are no 8★ raids here.'))
  expect(window.location.search).toBe('?/8/Paldea/Garchomp')
})
