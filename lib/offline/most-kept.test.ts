import { readFileSync } from 'node:fs'
import { MOST_IMAGES, MOST_PAGES } from './most-kept'

test.each([
  `the last ${MOST_IMAGES} seen`,
  `the last ${MOST_PAGES} pages visited`,
  `the last ${MOST_PAGES} are kept`,
])('the README says what is kept: %s', (said) => expect(readFileSync('README.md', 'utf8')).toContain(said))

test.each([`last ${MOST_IMAGES} pictures`, `last ${MOST_PAGES} pages`])(
  'SECURITY.md says so too: %s',
  (said) => expect(readFileSync('SECURITY.md', 'utf8')).toContain(said),
)
