/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import { render } from '@/app/_ui/language/render'
import { shippedRaidView } from '@/lib/raid-view/live-raid-view'
import { sentences } from '@/lib/words/en/sentences'
import { BossImage, Hero } from './Hero'

jest.mock('@/data/shipped/shiny-cards', () => ({ shinyCards: new Set(['983']) }))

function show(boss: string) {
  const raid = shippedRaidView({ tier: '6', region: 'Paldea', boss }, sentences)
  if (!raid) throw new Error(`no ${boss}`)
  render(<Hero raid={raid} advice={{ forEveryone: undefined }} />)
}

const labelsOf = (role: string) => screen.getAllByRole(role).map((element) => element.getAttribute('alt'))

test('Garchomp has two pictures, normal and shiny', () => {
  show('Garchomp')
  expect(labelsOf('img')).toEqual(['Garchomp', 'Shiny Garchomp', null])
})

test('Kingambit has one picture', () => {
  show('Kingambit')
  expect(labelsOf('img')).toEqual(['Kingambit', null])
})

test('links lead to script, moves, drops, builds, box and raid night', () => {
  show('Garchomp')
  const names = ['Script', 'Moves', 'Drops', 'Builds', 'Your box', 'Raid night']
  const links = names.map((name) => screen.getByRole('link', { name }))
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#actions',
    '#moves',
    '#rewards',
    '#what-to-bring',
    '#your-box',
    '#raid-night',
  ])
})

test('an image of a boss is a WebP, or a PNG if the browser lacks WebP', () => {
  const { container } = render(<BossImage file="shiny/445.png" name="Shiny Garchomp" />)
  expect(container.querySelector('source')).toHaveAttribute('srcset', '/assets/pokemon/shiny/445.webp')
  expect(screen.getByRole('img')).toHaveAttribute('src', '/assets/pokemon/shiny/445.png')
})

test('an image of a boss has an alternative text and a size', () => {
  render(<BossImage file="445.png" name="Garchomp" fetchPriority="high" />)
  const image = screen.getByRole('img', { name: 'Garchomp' })
  expect(image).toHaveAttribute('width')
  expect(image).toHaveAttribute('height')
  expect(image).toHaveAttribute('fetchpriority', 'high')
})

test("a missing image of a boss is replaced by the boss's name", () => {
  render(<BossImage file="445.png" name="Garchomp" />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img', { name: 'Garchomp: no image' })).toHaveTextContent('Garchomp')
})

test("an image that failed before hydration is replaced by the boss's name", () => {
  const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  render(<BossImage file="445.png" name="Garchomp" />)
  expect(screen.getByRole('img', { name: 'Garchomp: no image' })).toBeInTheDocument()
  complete.mockRestore()
})
