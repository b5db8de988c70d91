/** Red, green and blue of a color as linear light, each from 0 to 1. Throws if the color isn't `#rrggbb`. */
function lightOf(color: string): [number, number, number] {
  const [, red = '', green = '', blue = ''] = /^#(\w\w)(\w\w)(\w\w)$/.exec(color) ?? []
  if (!red) throw new Error(`${color} is no #rrggbb`)
  return [channel(red), channel(green), channel(blue)]
}

function channel(hex: string): number {
  const value = Number.parseInt(hex, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/**
 * Contrast of two colors from 1 to 21, each as `#rrggbb` or light.
 * Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrast(text: string | readonly number[], background: string | readonly number[]): number {
  const [lighter = 0, darker = 0] = [luminance(text), luminance(background)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string | readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = typeof color === 'string' ? lightOf(color) : color
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

type Triple = readonly [number, number, number]

const TO_CONES = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
] as const

const FROM_CONES = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
] as const

/**
 * The result of `color-mix(in oklab, one share, other)`, as light. Oklab is linear in the cube roots of cone responses,
 * so this mixes those roots.
 * Source: https://bottosson.github.io/posts/oklab
 *
 * @param share of the first color, 0 to 1
 */
export function mixInOklab(firstColor: string, share: number, secondColor: string): Triple {
  const [first, second] = [firstColor, secondColor].map((color) =>
    times(TO_CONES, lightOf(color)).map(Math.cbrt),
  )
  const [long = 0, medium = 0, short = 0] = (first ?? []).map(
    (root, index) => (root * share + (second?.[index] ?? 0) * (1 - share)) ** 3,
  )
  return times(FROM_CONES, [long, medium, short])
}

function times([a, b, c]: readonly [Triple, Triple, Triple], triple: Triple): Triple {
  const product = (row: Triple) => row[0] * triple[0] + row[1] * triple[1] + row[2] * triple[2]
  return [product(a), product(b), product(c)]
}
