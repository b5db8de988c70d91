/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react'
import { render } from '@/app/_ui/language/render'
import { parsePath } from '@/lib/links/deep-link'
import { NOTHING_CHOSEN } from '@/lib/raid/selection'
import { RaidNavigation } from './RaidNavigation'

const GARCHOMP = '/tera-raid-info/6/Paldea/Garchomp/Fairy/'

function open(path: string) {
  window.history.replaceState(null, '', path)
  return render(<RaidNavigation selection={parsePath(path) ?? NOTHING_CHOSEN} />)
}

const hold = (times: number) => {
  for (let repeat = 0; repeat < times; repeat++) {
    fireEvent.keyDown(document.body, { key: 'ArrowRight', repeat: true })
  }
}

test('neighbors show with their pictures', () => {
  const { container } = open(GARCHOMP)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Gallade',
    '5★ Garchomp',
    'Gardevoir',
  ])
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/assets/pokemon/bosses/6/paldea/gallade.webp',
    '/assets/pokemon/bosses/6/paldea/gardevoir.webp',
  ])
})

test('while an arrow key is held, the page names the reached raid, and the address waits', () => {
  open(GARCHOMP)
  hold(3)
  expect(screen.getByText('6★ Fairy Gengar · Paldea')).toBeInTheDocument()
  expect(window.location.pathname).toBe(GARCHOMP)
})

test.each([
  ['is let go', () => fireEvent.keyUp(document.body, { key: 'ArrowRight' })],
  ['is let go in another window', () => fireEvent.blur(window)],
])("once the key %s, the address is the raid's", async (_, release) => {
  open(GARCHOMP)
  hold(3)
  release()
  expect(screen.queryByText('6★ Fairy Gengar · Paldea')).toBeNull()
  await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  expect(window.location.pathname).toBe('/tera-raid-info/6/Paldea/Gengar/Fairy/')
})

test('a held key stops at the end of the list', () => {
  open('/tera-raid-info/6/Paldea/Vaporeon/Fairy/')
  hold(5)
  expect(screen.getByText('6★ Fairy Volcarona · Paldea')).toBeInTheDocument()
})
