import { readCompany } from './company'

test.each(['alone', 'strangers', 'friends'])('%s is a company that is kept', (company) =>
  expect(readCompany(company)).toBe(company),
)

test.each(['', 'solo', '{"company":"friends"}'])('%j is none: then a lone player is meant', (text) =>
  expect(readCompany(text)).toBe('alone'),
)
