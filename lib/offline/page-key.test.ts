import { pageKey } from './page-key'

const KEPT = 'https://raids.example/sub/tera-raid-info/6/Paldea/Indeedee%20(Male)/'

it.each([
  KEPT,
  'https://raids.example/sub/tera-raid-info/6/Paldea/Indeedee%20(Male)',
  `${KEPT}?utm_source=forum`,
  `${KEPT}#moves`,
])('%s opens the same page', (address) => {
  expect(pageKey(address)).toBe(KEPT)
})

it('the root is kept under its own address', () => {
  expect(pageKey('https://raids.example')).toBe('https://raids.example/')
})
