/** @jest-environment jsdom */

import { fireEvent, screen } from '@testing-library/react'
import { Fragment } from 'react'
import { render } from '@/app/_ui/language/render'
import type { TypeName } from '@/data/vocabulary'
import type { ShownBuild } from '@/lib/bring/to-bring'
import { storageKey } from '@/lib/storage/stored-value'
import { refuseStorage } from '@/testing/storage/refuse-storage'
import { WorkedForMe } from './WorkedForMe'
import { WorkedMark } from './WorkedMark'

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
const worked = () => screen.getByRole('button', { name: 'Worked for me: Gengar' })
const failed = () => screen.getByRole('button', { name: "Didn't work for me: Gengar" })

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('what is said of a build is kept for its raid, shown beside it, and taken back by the same button', () => {
  show('Fairy')
  fireEvent.click(worked())
  expect(worked()).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText('worked for you')).toBeInTheDocument()
  expect(localStorage.getItem(storageKey('worked'))).toBe('worked 6/Paldea/Garchomp|Fairy|Gengar|Ghost|Hex')
  fireEvent.click(failed())
  expect(screen.getByText("didn't work for you")).toBeInTheDocument()
  expect(worked()).toHaveAttribute('aria-pressed', 'false')
  fireEvent.click(failed())
  expect(screen.queryByText(/for you$/)).not.toBeInTheDocument()
  expect(localStorage.getItem(storageKey('worked'))).toBe('')
})

test('against another Tera type of the boss nothing is said of it', () => {
  const { unmount } = show('Fairy')
  fireEvent.click(worked())
  unmount()
  show('Water')
  expect(worked()).toHaveAttribute('aria-pressed', 'false')
})

test('where storage is full, it holds for the page, and is said not to be kept', () => {
  refuseStorage()
  show('Fire')
  fireEvent.click(worked())
  expect(worked()).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('alert')).toHaveTextContent(/^Not saved on this device/)
})

test('where storage is full, what is taken back is said not to be kept either', () => {
  show('Grass')
  fireEvent.click(worked())
  refuseStorage()
  fireEvent.click(worked())
  expect(screen.getByRole('alert')).toHaveTextContent(/^Not saved on this device/)
})

test('where storage is full, only the build of which something was said tells it', () => {
  refuseStorage()
  show('Bug', { ...GENGAR, species: 'Slowbro', name: 'Slowbro' })
  fireEvent.click(worked())
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})
