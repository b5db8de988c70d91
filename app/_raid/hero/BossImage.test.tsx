/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { BossImage } from './BossImage'

test('is delivered as a WebP where the browser takes it, else as the PNG', () => {
  const { container } = render(<BossImage file="shiny/445.png" name="Shiny Garchomp" />)
  expect(container.querySelector('source')).toHaveAttribute('srcset', '/assets/pokemon/shiny/445.webp')
  expect(screen.getByRole('img')).toHaveAttribute('src', '/assets/pokemon/shiny/445.png')
})

test('has a text and a size of its own', () => {
  render(<BossImage file="445.png" name="Garchomp" fetchPriority="high" />)
  const image = screen.getByRole('img', { name: 'Garchomp' })
  expect(image).toHaveAttribute('width')
  expect(image).toHaveAttribute('height')
  expect(image).toHaveAttribute('fetchpriority', 'high')
})

test('is the name in the box when the file is missing', () => {
  render(<BossImage file="445.png" name="Garchomp" />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img', { name: 'Garchomp: no image' })).toHaveTextContent('Garchomp')
})

test('is the name in the box when the file was found missing before the script came', () => {
  const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  render(<BossImage file="445.png" name="Garchomp" />)
  expect(screen.getByRole('img', { name: 'Garchomp: no image' })).toBeInTheDocument()
  complete.mockRestore()
})
