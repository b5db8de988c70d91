/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Fragment } from 'react'
import { addBuild } from '@/app/_kept/box/add-to-box'
import { changeBox } from '@/app/_kept/box/box-store'
import { MoreOnBuilds } from '@/app/_plans/WhatToBring'
import { render } from '@/app/_ui/language/render'
import type { TypeName } from '@/data/vocabulary'
import { type Box, EMPTY_BOX, withChange, without } from '@/lib/box/box'
import { readSets } from '@/lib/box/read-sets'
import type { ShownBuild } from '@/lib/bring/to-bring'
import { storageKey } from '@/lib/storage/stored-value'
import { REFUSALS, refuseStorage } from '@/testing/storage/refuse-storage'
import { AddToBox, OwnCreature, WorkedForMe } from './BuildControls'
import { WorkedMark } from './WorkedMark'

jest.mock('@/app/_kept/box/add-to-box', () => ({ addBuild: jest.fn() }))

describe('adding to the box', () => {
  const adding = jest.mocked(addBuild)
  const SET = 'Gengar\n- Hex\n'

  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

  beforeEach(() => {
    jest.useFakeTimers()
    adding.mockReset()
    render(<AddToBox set={SET} name="Gengar" />)
  })

  afterEach(() => jest.useRealTimers())

  test('one tap adds a build and says so, the next removes it, and the button keeps the focus', async () => {
    const takeBack = jest.fn()
    adding.mockResolvedValue({ kind: 'added', isKept: true, takeBack })
    await user.click(screen.getByRole('button', { name: 'Add to my box: Gengar' }))
    expect(adding).toHaveBeenCalledWith(SET)
    expect(await screen.findByText('Added to your box')).toHaveRole('status')
    const undo = screen.getByRole('button', { name: 'Undo: remove Gengar from my box' })
    expect(undo).toHaveFocus()
    act(() => jest.advanceTimersByTime(500))
    await user.keyboard('{Enter}')
    expect(takeBack).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('status')).toHaveTextContent('Removed from your box')
    expect(screen.getByRole('button', { name: 'Add to my box: Gengar' })).toHaveFocus()
  })

  test('a double click only adds, however long adding takes', async () => {
    const takeBack = jest.fn()
    adding.mockImplementation(async () => {
      jest.advanceTimersByTime(2000)
      return { kind: 'added', isKept: true, takeBack }
    })
    await user.dblClick(screen.getByRole('button'))
    expect(await screen.findByText('Added to your box')).toBeVisible()
    act(() => jest.advanceTimersByTime(300))
    await user.click(screen.getByRole('button'))
    expect(adding).toHaveBeenCalledTimes(1)
    expect(takeBack).not.toHaveBeenCalled()
  })

  test.each([
    [{ kind: 'known' } as const, 'Already in your box'],
    [{ kind: 'full' } as const, 'Your box is full'],
  ])('%j is reported, and nothing can be removed', async (outcome, message) => {
    adding.mockResolvedValue(outcome)
    await user.click(screen.getByRole('button'))
    expect(await screen.findByText(message)).toHaveRole('status')
    expect(screen.getByRole('button', { name: 'Add to my box: Gengar' })).toBeInTheDocument()
  })

  test('a build that is not stored says so', async () => {
    adding.mockResolvedValue({ kind: 'added', isKept: false, takeBack: () => undefined })
    await user.click(screen.getByRole('button'))
    expect(await screen.findByText(/^Added to your box\. Not saved on this device/)).toHaveRole('status')
  })
})

describe('owning', () => {
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

  test('owned Pokémon are stored on the device without a message', () => {
    showGengar()
    own()
    expect(screen.getByRole('checkbox', { name: 'I have it: Gengar' })).toBeChecked()
    expect(JSON.parse(localStorage.getItem(storageKey('owned')) ?? '')).toEqual({ creatures: ['Gengar'] })
    expect(screen.queryByText(NOT_KEPT)).not.toBeInTheDocument()
  })

  test.each(REFUSALS)(
    'with %s storage, an owned Pokémon lasts for the page, which says so until it is stored',
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
    const change = (updateBox: (box: Box) => Box) => act(() => changeBox(updateBox))
    const [gengar, secondEntry] = readSets(
      'Gengar\nAbility: Cursed Body\n- Hex\n\nHaunter\nAbility: Levitate\n- Hex',
    ).entries

    afterEach(() => change(() => EMPTY_BOX))

    test('is owned while it is in the box, without a mark', async () => {
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

    test('that changes species is no longer owned, unless it is marked', async () => {
      if (!gengar || !secondEntry) throw new Error('unreadable')
      showGengar()
      await change((before) => ({ ...before, entries: [gengar] }))
      await change((before) => withChange(before, gengar, secondEntry))
      expect(box()).not.toBeChecked()
      own()
      await change((before) => ({ ...before, entries: [gengar] }))
      await change(() => EMPTY_BOX)
      expect(box()).toBeChecked()
    })
  })
})

describe('what worked', () => {
  const GENGAR: ShownBuild = {
    anchor: 'gengar',
    species: 'Gengar',
    teraType: 'Ghost',
    name: 'Gengar',
    about: 'Special attacker',
    move: 'Hex',
    glance: '',
    chances: [],
    figures: '',
    turns: '',
    conditions: [],
    item: 'Shell Bell',
    ability: 'Cursed Body',
    training: 'Modest · 252 HP',
    threats: 'none',
    moves: [['Hex', 'TM 029']],
    set: '',
  }

  const GARCHOMP = { id: { tier: '6', region: 'Paldea', boss: 'Garchomp' } } as const

  const show = (teraType: TypeName, ...builds: readonly ShownBuild[]) =>
    render(
      <div>
        {[GENGAR, ...builds].map((build) => (
          <Fragment key={build.species}>
            <WorkedMark raid={{ ...GARCHOMP, teraType }} build={build} />
            <WorkedForMe raid={{ ...GARCHOMP, teraType }} build={build} />
          </Fragment>
        ))}
      </div>,
    )
  const workedButton = () => screen.getByRole('button', { name: 'Worked for me: Gengar' })
  const failedButton = () => screen.getByRole('button', { name: 'Didn’t work for me: Gengar' })

  afterEach(() => {
    jest.restoreAllMocks()
    localStorage.clear()
  })

  test('a rating is stored for its raid, shown next to the build, and removed by the same button', () => {
    show('Fairy')
    fireEvent.click(workedButton())
    expect(workedButton()).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText('worked for you')).toBeInTheDocument()
    expect(localStorage.getItem(storageKey('worked'))).toBe('worked 6/Paldea/Garchomp|Fairy|Gengar|Ghost|Hex')
    fireEvent.click(failedButton())
    expect(screen.getByText('didn’t work for you')).toBeInTheDocument()
    expect(workedButton()).toHaveAttribute('aria-pressed', 'false')
    fireEvent.click(failedButton())
    expect(screen.queryByText(/for you$/)).not.toBeInTheDocument()
    expect(localStorage.getItem(storageKey('worked'))).toBe('')
  })

  test('a rating does not apply to another Tera type of the boss', () => {
    const { unmount } = show('Fairy')
    fireEvent.click(workedButton())
    unmount()
    show('Water')
    expect(workedButton()).toHaveAttribute('aria-pressed', 'false')
  })

  test('if storage is full, a rating lasts for the page, which says so', () => {
    refuseStorage()
    show('Fire')
    fireEvent.click(workedButton())
    expect(workedButton()).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('alert')).toHaveTextContent(/^Not saved on this device/)
  })

  test('if storage is full, the page also says so for a removed rating', () => {
    show('Grass')
    fireEvent.click(workedButton())
    refuseStorage()
    fireEvent.click(workedButton())
    expect(screen.getByRole('alert')).toHaveTextContent(/^Not saved on this device/)
  })

  test('if storage is full, only the rated build says so', () => {
    refuseStorage()
    show('Bug', { ...GENGAR, species: 'Slowbro', name: 'Slowbro' })
    fireEvent.click(workedButton())
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })
})
