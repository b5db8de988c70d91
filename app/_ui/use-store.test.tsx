/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import type { ChangeEvent } from 'react'
import { createListeners } from '@/lib/listeners'
import { startPage } from '@/testing/start/start-page'
import { useStore } from './use-store'

function controlsOverStore() {
  let state = ''
  let isFollowed = false
  const { subscribe, notify } = createListeners(() => {
    isFollowed = true
    return () => {
      isFollowed = false
    }
  })
  const choose = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    state = target.value
    notify()
  }
  function Controls() {
    const value = useStore(
      subscribe,
      () => state,
      () => '',
    )
    return (
      <>
        <input aria-label="Boss" value={value} onChange={choose} />
        <select aria-label="Tier" value={value} onChange={choose}>
          <option value="">All</option>
          <option>6</option>
        </select>
        <input aria-label="Only mine" type="checkbox" value="mine" checked={value !== ''} onChange={choose} />
      </>
    )
  }
  return { controls: <Controls />, isFollowed: () => isFollowed }
}

test.each([
  ['letters typed', () => fireEvent.input(screen.getByLabelText('Boss'), { target: { value: 'br' } }), 'br'],
  [
    'an option chosen',
    () => fireEvent.change(screen.getByLabelText('Tier'), { target: { value: '6' } }),
    '6',
  ],
  ['a box ticked', () => fireEvent.click(screen.getByLabelText('Only mine')), 'mine'],
])('%s while the page starts, before its effects run, is not lost', async (_, enter, value) => {
  const { controls } = controlsOverStore()
  const { whenStarted } = await startPage(controls)
  enter()
  expect(screen.getByLabelText('Boss')).toHaveValue(value)
  await whenStarted()
  expect(screen.getByLabelText('Boss')).toHaveValue(value)
  expect(screen.getByLabelText('Only mine')).toBeChecked()
})

test('a store is followed from the first render until unmounting', async () => {
  const { controls, isFollowed } = controlsOverStore()
  const { whenStarted, leave } = await startPage(controls)
  expect(isFollowed()).toBe(true)
  await whenStarted()
  expect(isFollowed()).toBe(true)
  await leave()
  expect(isFollowed()).toBe(false)
})

test('each subscription ends once, and another store replaces it', () => {
  const endedStores: string[] = []
  const begun: string[] = []
  const storeNamed = (name: string) => () => {
    begun.push(name)
    return () => void endedStores.push(name)
  }
  const [first, second] = [storeNamed('first'), storeNamed('second')]
  function Part({ subscribe }: { subscribe: () => () => void }) {
    return <p>{useStore(subscribe, () => 'value')}</p>
  }
  const { rerender, unmount } = render(<Part subscribe={first} />)
  for (let times = 0; times < 3; times++) rerender(<Part subscribe={first} />)
  expect([begun, endedStores]).toEqual([['first', 'first'], ['first']])
  rerender(<Part subscribe={second} />)
  expect(endedStores).toEqual(['first', 'first', 'second'])
  unmount()
  expect(endedStores.toSorted()).toEqual(begun.toSorted())
})
