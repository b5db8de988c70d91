import { storedCompany, storedTier } from './choices'

test.each(['5', '6', '7'])('%s is a stored tier', (stars) => expect(storedTier.parse(stars)).toBe(stars))

test.each(['', '4', '8', '66', '{"tier":6}'])('%j is not a tier, so it counts as nothing stored', (text) =>
  expect(storedTier.parse(text)).toBeUndefined(),
)

test.each(['alone', 'strangers', 'friends'])('%s is a stored lobby type', (company) =>
  expect(storedCompany.parse(company)).toBe(company),
)

test.each(['', 'solo', '{"company":"friends"}'])('%j is not a lobby type, so solo is the default', (text) =>
  expect(storedCompany.parse(text)).toBe('alone'),
)
