/** @jest-environment node */
import { namedService } from './named-service'

test('a service is named by its address', () => {
  expect(namedService(['--url', 'https://service.example/v8'])).toBe('https://service.example/v8')
  expect(namedService(['--url=http://localhost:4000/v8'])).toBe('http://localhost:4000/v8')
})

test('without an address no service is named', () => {
  expect(namedService([])).toBeUndefined()
})

test.each(['', 'service.example', 'localhost:4000', 'file:///v8'])('%j is no address of a service', (url) => {
  expect(() => namedService(['--url', url])).toThrow(`--url ${url}: not an address`)
})

test('an option that does not exist is an error', () => {
  expect(() => namedService(['--uri', 'https://service.example/v8'])).toThrow('--uri')
})
