/** @jest-environment node */
import 'fake-indexeddb/auto'
import { clear } from 'idb-keyval'
import { EMPTY_BOX, withSets } from '@/lib/box/box'
import { readSets } from '@/lib/box/read-sets'
import { GARCHOMP, IRON_HANDS, MAGIKARP } from '@/testing/box/sets'

type Store = typeof import('./box-store')

/** The store of a page that was opened just now. */
async function openPage(): Promise<Store> {
  jest.resetModules()
  return import('./box-store')
}

const add =
  (...sets: string[]) =>
  ({ changeBox }: Store) =>
    changeBox((box) => withSets(box, readSets(sets.join('\n\n'))))

const setsIn = async ({ changeBox }: Store) => (await changeBox((box) => box)).entries.map(({ set }) => set)

beforeEach(() => clear())
afterEach(() => jest.restoreAllMocks())

test('a box is there when the page is opened again', async () => {
  await add(IRON_HANDS, MAGIKARP)(await openPage())
  expect(await setsIn(await openPage())).toEqual([IRON_HANDS, MAGIKARP])
})

test('what another tab has added meanwhile is not lost', async () => {
  const [one, other] = [await openPage(), await openPage()]
  await add(IRON_HANDS)(one)
  await add(MAGIKARP)(other)
  await add(GARCHOMP)(one)
  expect(await setsIn(other)).toEqual([IRON_HANDS, MAGIKARP, GARCHOMP])
})

test('a box that is cleared is empty for good', async () => {
  const page = await openPage()
  await add(IRON_HANDS)(page)
  await page.changeBox(() => EMPTY_BOX)
  expect(await setsIn(await openPage())).toEqual([])
})

test('where nothing can be stored, the box holds for the page', async () => {
  const page = await openPage()
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await add(IRON_HANDS)(page)
  await add(MAGIKARP)(page)
  expect(page.currentBox()).toMatchObject({ isLost: true })
  expect(await setsIn(page)).toEqual([IRON_HANDS, MAGIKARP])
})

test('once it can be stored again, all of it is', async () => {
  const page = await openPage()
  const refusing = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await add(IRON_HANDS)(page)
  refusing.mockRestore()
  await add(MAGIKARP)(page)
  expect(page.currentBox()).toMatchObject({ isLost: false })
  expect(await setsIn(await openPage())).toEqual([IRON_HANDS, MAGIKARP])
})
