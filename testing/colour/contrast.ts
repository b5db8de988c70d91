/** Red, green and blue of a colour as light, each from 0 to 1. Throws for anything but `#rrggbb`. */
export function lightOf(colour: string): [number, number, number] {
  const [, red = '', green = '', blue = ''] = /^#(\w\w)(\w\w)(\w\w)$/.exec(colour) ?? []
  if (!red) throw new Error(`${colour} is no #rrggbb`)
  return [channel(red), channel(green), channel(blue)]
}

function channel(hex: string): number {
  const value = Number.parseInt(hex, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/**
 * The contrast of two colours, `#rrggbb` or as light: from 1 to 21.
 * Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrast(one: string | readonly number[], other: string | readonly number[]): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string | readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = typeof colour === 'string' ? lightOf(colour) : colour
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
