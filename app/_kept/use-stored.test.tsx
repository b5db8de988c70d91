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
  const StoredList = () => <p>{useStored(stored).join(' and ') || 'nothing'}</p>
  render(<StoredList />)
}

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('a change by another tab is known even if no component follows the value', () => {
  const { current } = openTab()
  expect(current()).toEqual([])
  changeInOtherTab('Garchomp')
  expect(current()).toEqual(['Garchomp'])
  changeInOtherTab('Garchomp,Dondozo')
  expect(current()).toEqual(['Garchomp', 'Dondozo'])
})

test('a value stays the same object until it changes', () => {
  changeInOtherTab('Garchomp')
  const { current, set } = openTab()
  expect(current()).toBe(current())
  const list = ['Dondozo']
  set(list)
  expect(current()).toBe(list)
})

test('a change by another tab shows immediately', () => {
  follow(openTab())
  changeInOtherTab('Garchomp')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
  expect(screen.getByText('Garchomp')).toBeVisible()
})

test('a change by another tab while the page was frozen shows when the page returns', () => {
  follow(openTab())
  changeInOtherTab('Garchomp')
  act(() => void window.dispatchEvent(new Event('pageshow')))
  expect(screen.getByText('Garchomp')).toBeVisible()
})

test('a cleared value is no longer stored', () => {
  changeInOtherTab('Garchomp')
  const { current, clear } = openTab()
  clear()
  expect(current()).toEqual([])
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('a change that cannot be stored lasts for the page', () => {
  changeInOtherTab('Garchomp')
  const { current, set } = openTab()
  refuseStorage()
  set(['Dondozo'])
  expect(current()).toEqual(['Dondozo'])
})

test('a change of the box drops the best Pokémon that another tab has stored', () => {
  storedBest.update(() => '')
  localStorage.setItem(storageKey('best-of-box'), '{"6/Paldea/Dondozo|Steel":["Iron Hands"]}')
  dropBest()
  expect(localStorage.getItem(storageKey('best-of-box'))).toBe('')
})
