/** @jest-environment jsdom */
import { goTo, setQuery } from './address-bar'
import { currentAddress, forgetUnwritten } from './history-writes'

const GARCHOMP = '/tera-raid-info/6/Paldea/Garchomp/Fairy/'
const TEAM = '#team=1.abc.AAAA'

function at(address: string) {
  forgetUnwritten()
  window.history.replaceState(null, '', address)
}

test('a team that the address holds stays there while builds are searched; a place within the page does not', () => {
  at(GARCHOMP + TEAM)
  setQuery('?mine=yes')
  expect(currentAddress()).toMatchObject({ search: '?mine=yes', hash: TEAM })
  at(`${GARCHOMP}#iron-hands`)
  setQuery('?mine=yes')
  expect(currentAddress()).toMatchObject({ search: '?mine=yes', hash: '' })
})

test('a team does not go along to another raid', () => {
  at(GARCHOMP + TEAM)
  goTo('/tera-raid-info/6/Paldea/Dondozo/Steel')
  expect(currentAddress()).toMatchObject({ pathname: '/tera-raid-info/6/Paldea/Dondozo/Steel/', hash: '' })
})

test('from an address that names no raid it goes along to the one that is meant', () => {
  at(`/tera-raid-info/6/Paldea/Garchompp/Fairy/${TEAM}`)
  goTo(GARCHOMP)
  expect(currentAddress()).toMatchObject({ pathname: GARCHOMP, hash: TEAM })
})
