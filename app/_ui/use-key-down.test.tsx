/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { useKeyDown } from './use-key-down'

function Pressed({ onKey }: { onKey: (key: string) => void }) {
  useKeyDown(({ key }) => onKey(key))
  useLayoutEffect(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  }, [])
  return null
}

test('a key is handled if it is pressed right after a field gets the focus, before the paint', () => {
  const onKey = jest.fn()
  render(<Pressed onKey={onKey} />)
  expect(onKey).toHaveBeenCalledWith('Escape')
})
