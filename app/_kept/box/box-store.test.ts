import 'fake-indexeddb/auto'
import { clear } from 'idb-keyval'
import { addSets, EMPTY_BOX } from '@/lib/box/box'
import { readSets } from '@/lib/box/read-sets'
import { GARCHOMP, IRON_HANDS, MAGIKARP } from '@/testing/box/sets'
import { refuseDatabase } from '@/testing/storage/refuse-storage'

type Store = typeof import('./box-store')

async function openPage(): Promise<Store> {
  jest.resetModules()
  return import('./box-store')
}

const add =
  (...sets: string[]) =>
  ({ changeBox }: Store) =>
    changeBox((box) => addSets(box, readSets(sets.join('\n\n'))).box)

async function setsIn({ changeBox, currentBox }: Store) {
  await changeBox((box) => box)
  return currentBox().box.entries.map(({ set }) => set)
}

function silenceStorage(): () => void {
  const { open } = IDBFactory.prototype
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...args) {
    const request = open.apply(this, args)
    Object.defineProperty(request, 'onsuccess', {
      set: (hear: () => void) => request.addEventListener('success', () => released.then(hear)),
    })
    return request
  })
  return () => release()
}

beforeEach(() => clear())
afterEach(() => jest.restoreAllMocks())

test('a box survives reopening the page', async () => {
  await add(IRON_HANDS, MAGIKARP)(await openPage())
  expect(await setsIn(await openPage())).toEqual([IRON_HANDS, MAGIKARP])
})

test('Pokémon that another tab has added meanwhile stay', async () => {
  const [first, second] = [await openPage(), await openPage()]
  await add(IRON_HANDS)(first)
  await add(MAGIKARP)(second)
  await add(GARCHOMP)(first)
  expect(await setsIn(second)).toEqual([IRON_HANDS, MAGIKARP, GARCHOMP])
})

test('a cleared box stays empty', async () => {
  const page = await openPage()
  await add(IRON_HANDS)(page)
  await page.changeBox(() => EMPTY_BOX)
  expect(await setsIn(await openPage())).toEqual([])
})

test('without storage, the box lasts for the page', async () => {
  const page = await openPage()
  refuseDatabase()
  await add(IRON_HANDS)(page)
  await add(MAGIKARP)(page)
  expect(page.currentBox()).toMatchObject({ trouble: 'refused' })
  expect(await setsIn(page)).toEqual([IRON_HANDS, MAGIKARP])
})

test('once storage works again, the whole box is stored', async () => {
  const page = await openPage()
  const refusing = refuseDatabase()
  await add(IRON_HANDS)(page)
  refusing.mockRestore()
  await add(MAGIKARP)(page)
  expect(page.currentBox()).toMatchObject({ trouble: undefined })
  expect(await setsIn(await openPage())).toEqual([IRON_HANDS, MAGIKARP])
})

test('typed text survives reopening the page', async () => {
  await (await openPage()).changeBox((box) => ({ ...box, field: 'Garchomp @' }))
  const page = await openPage()
  await setsIn(page)
  expect(page.currentBox().box.field).toBe('Garchomp @')
})

test('a box that one tab clears keeps Pokémon that another tab adds meanwhile', async () => {
  const [first, second] = [await openPage(), await openPage()]
  await add(IRON_HANDS)(first)
  await setsIn(second)
  const clearing = first.changeBox(() => EMPTY_BOX)
  await add(MAGIKARP)(second)
  await clearing
  expect(await setsIn(first)).toEqual([MAGIKARP])
  expect(second.currentBox().elsewhere).toEqual({ added: [], removed: ['Iron Hands'], changed: [] })
})

test('a change while storage is busy is stored afterwards', async () => {
  const page = await openPage()
  const first = add(IRON_HANDS)(page)
  add(MAGIKARP)(page)
  add(GARCHOMP)(page)
  expect(page.currentBox().box.entries).toHaveLength(3)
  await first
  expect(await setsIn(await openPage())).toEqual([IRON_HANDS, MAGIKARP, GARCHOMP])
})

describe('storage that does not answer', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] }))
  afterEach(() => jest.useRealTimers())

  test('is reported after 3 s, and the box lasts for the page', async () => {
    silenceStorage()
    const page = await openPage()
    add(IRON_HANDS)(page)
    jest.advanceTimersByTime(2999)
    expect(page.currentBox()).toMatchObject({ isRead: false, trouble: undefined })
    jest.advanceTimersByTime(1)
    expect(page.currentBox()).toMatchObject({ isRead: true, trouble: 'silent' })
    expect(page.currentBox().box.entries).toHaveLength(1)
  })

  test('but answers later loses neither stored nor added Pokémon', async () => {
    await add(IRON_HANDS)(await openPage())
    const answer = silenceStorage()
    const page = await openPage()
    const adding = add(MAGIKARP)(page)
    jest.advanceTimersByTime(3000)
    answer()
    await adding
    expect(page.currentBox()).toMatchObject({ isRead: true, trouble: undefined, elsewhere: undefined })
    jest.restoreAllMocks()
    expect(await setsIn(await openPage())).toEqual([IRON_HANDS, MAGIKARP])
  })
})
