import { readTier } from './tier'

test.each(['5', '6', '7'])('%s stars are a tier that is kept', (stars) => expect(readTier(stars)).toBe(stars))

test.each(['', '4', '8', '66', '{"tier":6}'])('%j is none: such storage is as good as empty', (text) =>
  expect(readTier(text)).toBeUndefined(),
)
