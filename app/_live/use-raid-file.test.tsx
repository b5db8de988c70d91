/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { render } from '@/app/_ui/language/render'
import { allRaids } from '@/lib/raid/raid'
import type { Selection } from '@/lib/raid/selection'
import { shippedRaidViews } from '@/lib/raid-view/live-raid-view'
import { sentences } from '@/lib/words/en/sentences'
import { expectConsoleError } from '@/testing/console/expect-console-error'
import { useRaidFile } from './use-raid-file'

const DRAGONITE: Selection = { tier: '6', region: 'Paldea', boss: 'Dragonite', teraType: 'Steel' }
const FILE = '/raids/6/paldea/dragonite.json'

const fetchFile = jest.spyOn(window, 'fetch')

beforeEach(() => {
  fetchFile.mockReset().mockResolvedValue(answer(fileOf('Dragonite')))
})

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(window, 'caches')
})

test('a chosen raid loads from its file with the chosen Tera type', async () => {
  const { rerender } = render(<Raid of={DRAGONITE} />)
  expect(screen.getByText('Expected')).toBeInTheDocument()
  expect(await screen.findByText('Steel Dragonite')).toBeInTheDocument()
  rerender(<Raid of={{ ...DRAGONITE, teraType: 'Water' }} />)
  expect(screen.getByText('Water Dragonite')).toBeInTheDocument()
  expect(fetchFile.mock.calls.map(([address]) => address)).toEqual([FILE])
})

test('a raid from another source requests no file', () => {
  render(<Raid of={undefined} />)
  expect(fetchFile).not.toHaveBeenCalled()
})

test('without a tier, no file is requested', async () => {
  render(<Raid of={{ ...DRAGONITE, tier: undefined }} />)
  expect(await screen.findByText('Not by a file')).toBeInTheDocument()
  expect(fetchFile).not.toHaveBeenCalled()
})

test('offline, no file is requested', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<Raid of={DRAGONITE} />)
  expect(await screen.findByText('Not by a file')).toBeInTheDocument()
  expect(fetchFile).not.toHaveBeenCalled()
  onLine.mockRestore()
})

test.each([
  ['if a service worker has saved all raids, no file is requested', true, 'Not by a file'],
  ['if a service worker has only saved pages, the file is requested', false, 'Steel Dragonite'],
])('%s', async (_, isSaved, name) => {
  const matchSaved = async (address: string) =>
    isSaved && address === '/index.html' ? answer('') : undefined
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true })
  Object.defineProperty(window, 'caches', { value: { match: matchSaved }, configurable: true })
  render(<Raid of={DRAGONITE} />)
  expect(await screen.findByText(name)).toBeInTheDocument()
  expect(fetchFile).toHaveBeenCalledTimes(isSaved ? 0 : 1)
})

test.each([
  ['a page instead', () => answer('<!doctype html>')],
  ['another raid', () => answer(fileOf('Garchomp'))],
  ['nothing', () => answer('', 404)],
])("after a host's answer with %s, the part that knows all raids shows the raid", async (_, respond) => {
  expectConsoleError(/^\/raids\/6\/paldea\/dragonite\.json could not be loaded: /)
  fetchFile.mockResolvedValue(respond())
  render(<Raid of={DRAGONITE} />)
  expect(await screen.findByText('Not by a file')).toBeInTheDocument()
})

function Raid({ of }: { of: Selection | undefined }) {
  const { view, isExpected } = useRaidFile(of)
  if (view) return `${view.teraType} ${view.id.boss}`
  return isExpected ? 'Expected' : 'Not by a file'
}

function fileOf(boss: string): string {
  const raid = allRaids().find(({ id }) => id.tier === '6' && id.boss === boss)
  if (!raid) throw new Error(`no 6★ ${boss}`)
  return JSON.stringify(shippedRaidViews(raid, sentences))
}

function answer(text: string, status = 200): Response {
  return Object.assign(Object.create(null), { ok: status === 200, status, text: async () => text })
}
