import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOKEN_COLOURS } from './token-colours'

const tokens = readFileSync(join(__dirname, 'tokens.css'), 'utf8')
const pairs = new Map(
  [...tokens.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)].map(([, name, light, dark]) => [
    name,
    { light, dark },
  ]),
)

test.each(
  Object.entries(TOKEN_COLOURS).flatMap(([scheme, colours]) =>
    Object.entries(colours).map(([name, colour]) => [scheme, name, colour] as const),
  ),
)('%s %s is the colour of the token', (scheme, name, colour) => {
  expect(pairs.get(name)).toMatchObject({ [scheme]: colour })
})
