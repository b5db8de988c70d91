/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import { render } from '@/app/_ui/language/render'
import type { ShownBuild } from '@/lib/bring/to-bring'
import { WORKED_KEY } from '@/lib/kept/worked'
import { WorkedForMe, WorkedMark } from './WorkedForMe'

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
  steps: [],
  item: 'Shell Bell',
  ability: 'Cursed Body',
  nature: 'Modest',
  effortValues: '252 HP',
  threats: 'none',
  moves: [['Hex', 'TM 029']],
  set: '',
}

const show = (path: string) => {
  window.history.replaceState({}, '', path)
  return render(
    <>
      <WorkedMark build={GENGAR} />
      <WorkedForMe build={GENGAR} />
    </>,
  )
}
const worked = () => screen.getByRole('button', { name: 'Worked for me: Gengar' })
const failed = () => screen.getByRole('button', { name: 'Did not work for me: Gengar' })

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('what is said of a build is kept for its raid, shown beside it, and taken back by the same button', () => {
  show('/tera-raid-info/6/Paldea/Garchomp/Fairy/')
  fireEvent.click(worked())
  expect(worked()).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText('worked for you')).toBeInTheDocument()
  expect(localStorage.getItem(WORKED_KEY)).toBe('worked 6/Paldea/Garchomp|Fairy|Gengar|Ghost|Hex')
  fireEvent.click(failed())
  expect(screen.getByText('did not work for you')).toBeInTheDocument()
  expect(worked()).toHaveAttribute('aria-pressed', 'false')
  fireEvent.click(failed())
  expect(screen.queryByText(/for you$/)).not.toBeInTheDocument()
  expect(localStorage.getItem(WORKED_KEY)).toBe('')
})

test('against another Tera type of the boss nothing is said of it', () => {
  const { unmount } = show('/tera-raid-info/6/Paldea/Garchomp/Fairy/')
  fireEvent.click(worked())
  unmount()
  show('/tera-raid-info/6/Paldea/Garchomp/Water/')
  expect(worked()).toHaveAttribute('aria-pressed', 'false')
})

test('where storage is full, it holds for the page, and is said not to be kept', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  show('/tera-raid-info/5/Paldea/Blissey/Fire/')
  fireEvent.click(worked())
  expect(worked()).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('alert')).toHaveTextContent(/^Not saved on this device/)
})
