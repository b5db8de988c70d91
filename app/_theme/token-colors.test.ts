import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOKEN_COLORS } from './token-colors'

const tokens = readFileSync(join(__dirname, 'tokens.css'), 'utf8')
const pairs = new Map(
  [...tokens.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)].map(([, name, light, dark]) => [
    name,
    { light, dark },
  ]),
)

test.each(
  Object.entries(TOKEN_COLORS).flatMap(([scheme, colors]) =>
    Object.entries(colors).map(([name, color]) => [scheme, name, color] as const),
  ),
)('%s %s is the color of the token', (scheme, name, color) => {
  expect(pairs.get(name)).toMatchObject({ [scheme]: color })
})
