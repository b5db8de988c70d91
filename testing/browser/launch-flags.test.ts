import { readFileSync } from 'node:fs'
import { LAUNCH_FLAGS } from './launch-flags'

// Playwright has no API for its flags.
const PLAYWRIGHT = 'node_modules/playwright-core/lib/coreBundle.js'

test('features that Playwright turns off in Chromium are off here too, since the last flag of a name counts', () => {
  const [, list = ''] = /\bdisabledFeatures = \[([^\]]*)\]/.exec(readFileSync(PLAYWRIGHT, 'utf8')) ?? []
  const features = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, feature]) => feature)
  const [off = ''] = LAUNCH_FLAGS.filter((flag) => flag.startsWith('--disable-features='))
  expect(features).toContain('PaintHolding')
  expect(off.replace(/^.*=/, '').split(',')).toEqual(expect.arrayContaining(features))
})
