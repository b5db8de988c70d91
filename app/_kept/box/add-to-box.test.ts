import 'fake-indexeddb/auto'
import { clear } from 'idb-keyval'
import { MAX_ENTRIES } from '@/lib/box/box'
import { GARCHOMP, IRON_HANDS, manySets } from '@/testing/box/sets'
import { refuseDatabase } from '@/testing/storage/refuse-storage'

// Node has no `pagehide`.
jest.mock('./other-tabs', () => ({ notifyTabs: () => undefined, onTabChange: () => () => undefined }))

async function openPage() {
  jest.resetModules()
  return { ...(await import('./box-store')), ...(await import('./add-to-box')) }
}

type Page = Awaited<ReturnType<typeof openPage>>

async function fill({ addText, currentBox, changeBox, whenLoaded }: Page, text: string) {
  await whenLoaded()
  addText(currentBox().box, text)
  await changeBox((box) => box)
}

const setsOf = ({ currentBox }: Page) => currentBox().box.entries.map(({ set }) => set)

beforeEach(() => clear())

test('a build is added to the stored box, even if the box was not read before', async () => {
  await fill(await openPage(), GARCHOMP)
  const page = await openPage()
  expect(await page.addBuild(`${IRON_HANDS}\n`)).toMatchObject({ kind: 'added', isKept: true })
  expect(setsOf(page)).toEqual([GARCHOMP, IRON_HANDS])
  const later = await openPage()
  await later.whenLoaded()
  expect(setsOf(later)).toEqual([GARCHOMP, IRON_HANDS])
})

test('removing a build leaves the other builds', async () => {
  const page = await openPage()
  await fill(page, GARCHOMP)
  const outcome = await page.addBuild(IRON_HANDS)
  if (outcome.kind !== 'added') throw new Error(outcome.kind)
  outcome.takeBack()
  expect(setsOf(page)).toEqual([GARCHOMP])
})

test('a build that the stored box already has stays, even if the box was not read before', async () => {
  await fill(await openPage(), GARCHOMP)
  const page = await openPage()
  expect(await page.addBuild(GARCHOMP)).toEqual({ kind: 'known' })
  expect(setsOf(page)).toEqual([GARCHOMP])
})

test('a full box refuses a build, and its text field stays empty', async () => {
  const page = await openPage()
  await fill(page, manySets(MAX_ENTRIES).join('\n\n'))
  expect(await page.addBuild(GARCHOMP)).toEqual({ kind: 'full' })
  expect(page.currentBox().box.field).toBe('')
})

test('if storage refuses, a build lasts for the page', async () => {
  const page = await openPage()
  const refusing = refuseDatabase()
  expect(await page.addBuild(GARCHOMP)).toMatchObject({ kind: 'added', isKept: false })
  expect(setsOf(page)).toEqual([GARCHOMP])
  refusing.mockRestore()
})
