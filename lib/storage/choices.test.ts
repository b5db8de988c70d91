import { storedCompany, storedTier } from './choices'

test.each(['5', '6', '7'])('%s stars are a tier that is stored', (stars) =>
  expect(storedTier.parse(stars)).toBe(stars),
)

test.each(['', '4', '8', '66', '{"tier":6}'])('%j is no tier: such storage is as good as empty', (text) =>
  expect(storedTier.parse(text)).toBeUndefined(),
)

test.each(['alone', 'strangers', 'friends'])('%s is a company that is stored', (company) =>
  expect(storedCompany.parse(company)).toBe(company),
)

test.each(['', 'solo', '{"company":"friends"}'])('%j is no company: then a lone player is meant', (text) =>
  expect(storedCompany.parse(text)).toBe('alone'),
)
