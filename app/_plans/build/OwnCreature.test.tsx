/** @jest-environment jsdom */

import { act, fireEvent, screen } from '@testing-library/react'
import { changeBox } from '@/app/_kept/box/box-store'
import { MoreOnBuilds } from '@/app/_plans/MoreOnBuilds'
import { render } from '@/app/_ui/language/render'
import { type Box, EMPTY_BOX, withChange, without } from '@/lib/box/box'
import { readSets } from '@/lib/box/read-sets'
import { storageKey } from '@/lib/storage/stored-value'
import { REFUSALS, refuseStorage } from '@/testing/storage/refuse-storage'
import { OwnCreature } from './OwnCreature'

// jsdom has neither channels nor IndexedDB: the box holds for the page.
jest.mock('@/app/_kept/box/other-tabs', () => ({
  tellOtherTabs: () => undefined,
  hearOtherTabs: () => () => undefined,
}))

const NOT_KEPT = /^Not saved on this device: storage is full or blocked/
const own = () => fireEvent.click(screen.getByRole('checkbox'))
const showGengar = () =>
  render(
    <>
      <OwnCreature species="Gengar" name="Gengar" />
      <MoreOnBuilds />
    </>,
  )

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('what is owned is kept on the device, and nothing is said of it', () => {
  showGengar()
  own()
  expect(screen.getByRole('checkbox', { name: 'I have it: Gengar' })).toBeChecked()
  expect(JSON.parse(localStorage.getItem(storageKey('owned')) ?? '')).toEqual({ creatures: ['Gengar'] })
  expect(screen.queryByText(NOT_KEPT)).not.toBeInTheDocument()
})

test.each(REFUSALS)(
  'where storage is %s, what is owned holds, and is said not to be kept, until it is',
  (_, error) => {
    const refusing = refuseStorage(error)
    showGengar()
    expect(screen.queryByText(NOT_KEPT)).not.toBeInTheDocument()
    const before = screen.getByRole('checkbox').matches(':checked')
    own()
    expect(screen.getByRole('checkbox').matches(':checked')).toBe(!before)
    expect(screen.getByText(NOT_KEPT)).toBeInTheDocument()
    refusing.mockRestore()
    own()
    expect(screen.queryByText(NOT_KEPT)).not.toBeInTheDocument()
  },
)

describe('a Pokémon of the box', () => {
  const box = () => screen.getByRole('checkbox', { name: /^I have it: Gengar/ })
  const change = (changed: (box: Box) => Box) => act(() => changeBox(changed))
  const [gengar, other] = readSets(
    'Gengar\nAbility: Cursed Body\n- Hex\n\nHaunter\nAbility: Levitate\n- Hex',
  ).entries

  afterEach(() => change(() => EMPTY_BOX))

  test('is owned as long as it is in there, without a mark', async () => {
    if (!gengar) throw new Error('unreadable')
    showGengar()
    await change((before) => ({ ...before, entries: [gengar] }))
    expect(box()).toBeChecked()
    expect(box()).toBeDisabled()
    expect(localStorage.getItem(storageKey('owned'))).toBeNull()
    await change((before) => without(before, gengar))
    expect(box()).not.toBeChecked()
    expect(box()).toBeEnabled()
  })

  test('that is changed to another is owned no more, but for a mark of its own', async () => {
    if (!gengar || !other) throw new Error('unreadable')
    showGengar()
    await change((before) => ({ ...before, entries: [gengar] }))
    await change((before) => withChange(before, gengar, other))
    expect(box()).not.toBeChecked()
    own()
    await change((before) => ({ ...before, entries: [gengar] }))
    await change(() => EMPTY_BOX)
    expect(box()).toBeChecked()
  })
})
