/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { changeBox, currentBox } from '@/app/_kept/box/box-store'
import { render } from '@/app/_ui/language/render'
import { EMPTY_BOX } from '@/lib/box/box'
import { GARCHOMP, IRON_HANDS } from '@/testing/box/sets'
import { BoxContent } from './BoxContent'

jest.mock('idb-keyval', () => ({ get: async () => undefined, update: async () => undefined }))

const RAIDER = { id: 1, name: 'Iron Hands', ability: 'Quark Drive', moves: ['Drain Punch'] }
const CHEERER = { id: 2, name: 'Magikarp', ability: '(No Ability)', moves: [] }

async function add(text: string) {
  render(<BoxContent raid={undefined} />)
  await userEvent.click(await screen.findByRole('textbox'))
  await userEvent.paste(text)
  await userEvent.click(screen.getByRole('button', { name: 'Add to box' }))
}

const card = (name: string) => screen.getByRole('article', { name })

afterEach(() => act(() => changeBox(() => EMPTY_BOX)))

test("a strategy's raider that only cheers is added, and the page says that substitutes are left out", async () => {
  const substitutes = [[{ raider: RAIDER }], [], []]
  await add(
    JSON.stringify({ pokemon: [{ id: 0, name: 'Dondozo' }, RAIDER, CHEERER], turns: [], substitutes }),
  )
  expect(
    await screen.findByText('Added 2 Pokémon. Left out 1 substitute: paste their sets to add them.'),
  ).toBeVisible()
  expect(card('Magikarp')).toHaveTextContent('No moves: it does nothing in these battles')
  expect(card('Magikarp')).toHaveTextContent('No ability given: it fights with Swift Swim.')
  expect(currentBox().box.field).toBe('')
})

test('a card says how the build differs from the pasted set', async () => {
  await add('Ogerpon-Wellspring @ PP Max\nAbility: Water Absorb\nTera Type: Fire\n- Ivy Cudgel')
  const ogerpon = await screen.findByRole('article', { name: 'Ogerpon (Wellspring Mask)' })
  expect(ogerpon).toHaveTextContent('Tera type is always Water for Ogerpon (Wellspring Mask).')
  expect(ogerpon).toHaveTextContent('PP Max does nothing in battle, so it’s left out.')
  await userEvent.click(screen.getByRole('button', { name: /^Change Ogerpon/ }))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toContain('Water')
  expect(screen.queryByRole('option', { name: 'Fire' })).toBeNull()
})

test('a link stays in the field with a hint, and the sets around it are added', async () => {
  await add(`https://pokepast.es/0123456789abcdef\n\n${IRON_HANDS}`)
  expect(await screen.findByRole('article', { name: 'Iron Hands' })).toBeVisible()
  expect(screen.getByText('Line 1: this is a link: open it and paste its text')).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveValue('https://pokepast.es/0123456789abcdef')
})

test('a text that changes while it is read is not added, and the page says to press again', async () => {
  render(<BoxContent raid={undefined} />)
  const field = await screen.findByRole('textbox')
  const button = screen.getByRole('button', { name: 'Add to box' })
  fireEvent.change(field, { target: { value: GARCHOMP } })
  fireEvent.click(button)
  fireEvent.change(field, { target: { value: IRON_HANDS } })
  expect(await screen.findByText('The text changed while it was read: press Add to box again.')).toBeVisible()
  expect(currentBox().box).toEqual({ entries: [], field: IRON_HANDS })
  fireEvent.click(button)
  fireEvent.click(button)
  expect(await screen.findByText('Added 1 Pokémon.')).toBeVisible()
  expect(currentBox().box.field).toBe('')
})
