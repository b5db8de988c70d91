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

test('a key is heard that is pressed as soon as a field has the focus, before the browser paints', () => {
  const onKey = jest.fn()
  render(<Pressed onKey={onKey} />)
  expect(onKey).toHaveBeenCalledWith('Escape')
})
