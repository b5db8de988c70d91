import { namedService } from './named-service'

test('a service is named by its address', () => {
  expect(namedService('https://service.example/v8')).toBe('https://service.example/v8')
  expect(namedService('http://localhost:4000/v8')).toBe('http://localhost:4000/v8')
})

test('without an address no service is named', () => {
  expect(namedService(undefined)).toBeUndefined()
})

test.each(['', 'service.example', 'localhost:4000', 'file:///v8'])('%j is no address of a service', (url) => {
  expect(() => namedService(url)).toThrow(`--url ${url}: not an address`)
})
