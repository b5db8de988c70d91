/** @jest-environment jsdom */

import { act, render, screen } from '@testing-library/react'
import { dropBest, storedBest } from '@/lib/storage/box-summary'
import { type StoredValue, storageKey, storedValue } from '@/lib/storage/stored-value'
import { refuseStorage } from '@/testing/storage/refuse-storage'
import { useStored } from './use-stored'

const KEY = storageKey('recent')

const openTab = () =>
  storedValue<readonly string[]>('recent', {
    nothing: [],
    parse: (text) => text.split(','),
    textOf: (list) => list.join(),
  })

const changeInOtherTab = (text: string) => localStorage.setItem(KEY, text)

function follow(stored: StoredValue<readonly string[]>) {
  const List = () => <p>{useStored(stored).join(' and ') || 'nothing'}</p>
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
  const { current, set } = openTab()
  expect(current()).toBe(current())
  const list = ['Dondozo']
  set(list)
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

test('a value that is cleared is stored no longer', () => {
  changeInOtherTab('Garchomp')
  const { current, clear } = openTab()
  clear()
  expect(current()).toEqual([])
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('a change that could not be stored holds for the page', () => {
  changeInOtherTab('Garchomp')
  const { current, set } = openTab()
  refuseStorage()
  set(['Dondozo'])
  expect(current()).toEqual(['Dondozo'])
})

test('the best of a box that another tab has kept is dropped with a change of the box in this one', () => {
  storedBest.update(() => '')
  localStorage.setItem(storageKey('best-of-box'), '{"6/Paldea/Dondozo|Steel":["Iron Hands"]}')
  dropBest()
  expect(localStorage.getItem(storageKey('best-of-box'))).toBe('')
})
