/** @jest-environment jsdom */
import { storageKey } from '@/lib/storage/stored-value'
import { RECENT_SCRIPT } from './inline-scripts'

const run = new Function(RECENT_SCRIPT)

afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.recent
})

test('the page is marked before the first paint only if raids were opened on this device', () => {
  run()
  expect(document.documentElement).not.toHaveAttribute('data-recent')
  localStorage.setItem(storageKey('recent'), '/tera-raid-info/6/Paldea/Garchomp')
  run()
  expect(document.documentElement).toHaveAttribute('data-recent')
})
