/** @jest-environment jsdom */
import { goTo, setQuery } from './address-bar'
import { currentAddress, forgetUnwritten } from './history-writes'

const GARCHOMP = '/tera-raid-info/6/Paldea/Garchomp/Fairy/'
const TEAM = '#team=1.abc.AAAA'

function openAddress(address: string) {
  forgetUnwritten()
  window.history.replaceState(null, '', address)
}

test("a team in the address stays while builds are searched, unlike a section's anchor", () => {
  openAddress(GARCHOMP + TEAM)
  setQuery('?mine=yes')
  expect(currentAddress()).toMatchObject({ search: '?mine=yes', hash: TEAM })
  openAddress(`${GARCHOMP}#iron-hands`)
  setQuery('?mine=yes')
  expect(currentAddress()).toMatchObject({ search: '?mine=yes', hash: '' })
})

test('another raid drops the team from the address', () => {
  openAddress(GARCHOMP + TEAM)
  goTo('/tera-raid-info/6/Paldea/Dondozo/Steel')
  expect(currentAddress()).toMatchObject({ pathname: '/tera-raid-info/6/Paldea/Dondozo/Steel/', hash: '' })
})

test('a team moves from an unknown raid to the raid that the link means', () => {
  openAddress(`/tera-raid-info/6/Paldea/Garchompp/Fairy/${TEAM}`)
  goTo(GARCHOMP)
  expect(currentAddress()).toMatchObject({ pathname: GARCHOMP, hash: TEAM })
})
