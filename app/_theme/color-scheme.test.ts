import { nextScheme } from './color-scheme'

describe('the switch of color schemes', () => {
  test('on a light device goes to dark, to light that stays, and back to the device', () => {
    expect(nextScheme(undefined, 'light')).toBe('dark')
    expect(nextScheme('dark', 'light')).toBe('light')
    expect(nextScheme('light', 'light')).toBeUndefined()
  })

  test('on a dark device goes to light, to dark that stays, and back to the device', () => {
    expect(nextScheme(undefined, 'dark')).toBe('light')
    expect(nextScheme('light', 'dark')).toBe('dark')
    expect(nextScheme('dark', 'dark')).toBeUndefined()
  })
})
