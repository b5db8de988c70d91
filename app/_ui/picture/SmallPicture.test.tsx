/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react'
import { render } from '@/app/_ui/language/render'
import { SmallPicture } from './SmallPicture'

const picture = () => <SmallPicture file="bosses/6/paldea/garchomp" name="Garchomp" type="Dragon" />

test('loads near the screen, in a box of fixed size', () => {
  const { container } = render(picture())
  const image = container.querySelector('img')
  expect(image).toHaveAttribute('src', '/assets/pokemon/bosses/6/paldea/garchomp.webp')
  expect(image).toHaveAttribute('loading', 'lazy')
  expect(image).toHaveAttribute('width')
  expect(image).toHaveAttribute('height')
})

test("is the initial on the type's color if the file is missing", () => {
  const { container } = render(picture())
  fireEvent.error(container.querySelector('img') ?? container)
  expect(container.querySelector('img')).toBeNull()
  expect(container).toHaveTextContent('G')
  expect(container.firstChild).toHaveAttribute('data-type', 'Dragon')
})
