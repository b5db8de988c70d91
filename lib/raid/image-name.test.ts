import { imageName } from './image-name'

test('has at least three digits', () => {
  expect([1, 59, 445, 1013].map((number) => imageName(number, {}))).toEqual(['001', '059', '445', '1013'])
})

test('ends with the suffix of the form', () => {
  expect(imageName(876, { imageAlt: '-f' })).toBe('876-f')
})
