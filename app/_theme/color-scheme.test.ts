import { nextScheme } from './color-scheme'

describe('the switch of color schemes', () => {
  test('on a light device, cycles through dark, light and no choice', () => {
    expect(nextScheme(undefined, 'light')).toBe('dark')
    expect(nextScheme('dark', 'light')).toBe('light')
    expect(nextScheme('light', 'light')).toBeUndefined()
  })

  test('on a dark device, cycles through light, dark and no choice', () => {
    expect(nextScheme(undefined, 'dark')).toBe('light')
    expect(nextScheme('light', 'dark')).toBe('dark')
    expect(nextScheme('dark', 'dark')).toBeUndefined()
  })
})
