/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { refuseStorage } from '@/testing/storage/refuse-storage'
import { BEST_KEY, changeKeptBest, dropKeptBest } from './box/kept-best'
import { keptOnDevice } from './kept-on-device'

const KEY = 'tera-raid-info-list'

const openTab = () =>
  keptOnDevice<readonly string[]>({
    key: KEY,
    nothing: [],
    parse: (text) => text.split(','),
    textOf: (list) => list.join(),
  })

const changeInOtherTab = (text: string) => localStorage.setItem(KEY, text)

function follow({ useValue }: ReturnType<typeof openTab>) {
  const List = () => <p>{useValue().join(' and ') || 'nothing'}</p>
  render(<List />)
}

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('what another tab changes is known where nobody follows the value', () => {
  const { current } = openTab()
  expect(current()).toEqual([])
  changeInOtherTab('Garchomp')
  expect(current()).toEqual(['Garchomp'])
  changeInOtherTab('Garchomp,Dondozo')
  expect(current()).toEqual(['Garchomp', 'Dondozo'])
})

test('a value stays the same object while nothing changes it', () => {
  changeInOtherTab('Garchomp')
  const { current, keep } = openTab()
  expect(current()).toBe(current())
  const list = ['Dondozo']
  keep(list)
  expect(current()).toBe(list)
})

test('what another tab changes shows at once', () => {
  follow(openTab())
  changeInOtherTab('Garchomp')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
  expect(screen.getByText('Garchomp')).toBeVisible()
})

test('what another tab changed while the page was frozen shows once the page does again', () => {
  follow(openTab())
  changeInOtherTab('Garchomp')
  act(() => void window.dispatchEvent(new Event('pageshow')))
  expect(screen.getByText('Garchomp')).toBeVisible()
})

test('a change that could not be stored holds for the page', () => {
  changeInOtherTab('Garchomp')
  const { current, keep } = openTab()
  refuseStorage()
  keep(['Dondozo'])
  expect(current()).toEqual(['Dondozo'])
})

test('the best of a box that another tab has kept is dropped with a change of the box in this one', () => {
  changeKeptBest(() => '')
  localStorage.setItem(BEST_KEY, '{"6/Paldea/Dondozo|Steel":["Iron Hands"]}')
  dropKeptBest()
  expect(localStorage.getItem(BEST_KEY)).toBe('')
})
