import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { rosters } from '@/data/rosters/rosters'
import { shippedCreatures, shippedMoves } from '@/data/shipped/shipped'
import { knownErrors } from '@/servers/creature-service/known-errors'
import { createCreatureSchema } from '@/servers/creature-service/schema'
import { startCreatureService } from '@/servers/creature-service/server'
import { listen, type RunningServer } from '@/servers/site/listen'
import { pick } from '@/tools/ship-data/listed'
import { localSource } from '@/tools/ship-data/sources'
import { reportLines, runCheck } from './report'
import { raidsByCreature } from './shown'

const NOTHING = { valid: 502, drift: [], breakages: [], answeredAgain: [], leftOut: 0 }

test('without differences there is no table', () => {
  expect(reportLines(NOTHING)).toEqual([
    'Responses: 502 valid, 0 broken. Differences from the bundled data: 0.',
  ])
})

test('the report shows the part in which long texts differ', () => {
  const text = 'Raises Attack, Defense and Speed by one stage each. '.repeat(3)
  const drift = [
    { key: 'victorydance', field: 'description', shipped: `${text}once`, service: `${text}twice` },
  ]
  const [table = ''] = reportLines({ ...NOTHING, drift })
  expect(table).toContain('by one stage each. once |')
  expect(table).toContain('by one stage each. twice |')
})

test('a field that one record lacks is marked', () => {
  const drift = [{ key: 'seviper', field: 'types.1', shipped: undefined, service: 'Dark' }]
  expect(reportLines({ ...NOTHING, drift })[0]).toContain('| seviper | types.1 | (none)  | Dark    |')
})

test('a response cannot control the terminal', () => {
  const screen = reportLines({
    ...NOTHING,
    breakages: ['GetPokemon mew: refused: \u001b[2J\u0007'],
    drift: [{ key: 'surf', field: 'name', shipped: 'Surf', service: '\u001b]0;owned\u0007\n' }],
  }).join('')
  expect(screen).toContain('refused: ?[2J?')
  expect(screen).not.toContain('\u001b')
})

const SHIPPED = {
  creatures: pick(shippedCreatures, ['excadrill', 'garchomp', 'dragonite', 'altaria', 'alcremie', 'weavile']),
  moves: pick(shippedMoves, ['dragonclaw', 'earthquake', 'swordsdance', 'grassyglide']),
  raids: raidsByCreature(rosters),
}
jest.setTimeout(30_000)

const SUMMARY = /^Responses: \d+ valid, 1 broken\. Differences from the bundled data: 0\.$/

let correctServer: RunningServer
let alteredServer: RunningServer
let alter: (answer: string, key: string) => string

beforeAll(async () => {
  const schema = createCreatureSchema(knownErrors)
  // On a busy machine, the first response takes longer than a visitor would wait.
  await localSource(schema).creature('weavile')
  correctServer = await startCreatureService({ port: 0, schema })
  alteredServer = await listen(
    createServer(async (request, response) => {
      const body = await text(request)
      const { pokemon, move } = JSON.parse(body).variables
      const headers = { 'Content-Type': 'application/json' }
      const answer = await fetch(correctServer.url, { method: 'POST', headers, body })
      response.writeHead(200, headers).end(alter(await answer.text(), pokemon ?? move))
    }),
    0,
  )
})
afterAll(() => Promise.all([correctServer.close(), alteredServer.close()]))

async function check(address: string) {
  const lines: string[] = []
  const exitCode = await runCheck(address, SHIPPED, (line) => lines.push(line))
  return { exitCode, screen: lines.join('\n').split('\n') }
}

async function checkAltered(key: string, change: (answer: string) => string) {
  alter = (answer, requestedKey) => (requestedKey === key ? change(answer) : answer)
  return check(alteredServer.url)
}

test('the API passes as it is: its known errors are corrected, and Pokemon is Pokémon', async () => {
  const { exitCode, screen } = await check(correctServer.url)
  expect(screen).toEqual([
    `Asking ${correctServer.url} for 6 species and 4 moves`,
    'Responses: 10 valid, 0 broken. Differences from the bundled data: 0.',
  ])
  expect(exitCode).toBe(0)
})

test('another base stat would change the page, so it is reported and the check fails', async () => {
  const { exitCode, screen } = await checkAltered('garchomp', (answer) =>
    answer.replace('"attack":130', '"attack":135'),
  )
  expect(exitCode).toBe(1)
  expect(screen.slice(1)).toEqual([
    '| key      | field            | shipped | service |',
    '| -------- | ---------------- | ------- | ------- |',
    '| garchomp | baseStats.attack | 130     | 135     |',
    '| field            | differs |',
    '| ---------------- | ------- |',
    '| baseStats.attack | 1       |',
    'Responses: 10 valid, 0 broken. Differences from the bundled data: 1.',
  ])
})

test.each([
  ['the accuracy of a move that never misses', 'swordsdance', '"accuracy":100', '"accuracy":90'],
  ['what a move may be aimed at', 'earthquake', '"target":"allAdjacent"', '"target":"any"'],
  ['the hidden ability of a boss of 5★ only', 'altaria', '"Cloud Nine"', '"Drizzle"'],
  ['how a move was learned before generation 9', 'garchomp', '"earthquake"', '"tackle"'],
])('%s is on no page, so it is not reported', async (_what, key, from, to) => {
  let isAltered = false
  const { exitCode, screen } = await checkAltered(key, (answer) => {
    isAltered = answer.includes(from)
    return answer.replaceAll(from, to)
  })
  expect(isAltered).toBe(true)
  expect(screen.slice(1)).toEqual([expect.stringContaining(': 0.')])
  expect(exitCode).toBe(0)
})

test('a species that the API has again is reported, since the site does not ask for it', async () => {
  const fixedServer = await startCreatureService({ port: 0 })
  const { exitCode, screen } = await check(fixedServer.url)
  await fixedServer.close()
  expect(screen[1]).toBe('excadrill has an answer again: remove it from data/pokemon/corrections.json.')
  expect(exitCode).toBe(0)
})

test.each([
  [
    'an answer without a field',
    'dragonite',
    (answer: string) => answer.replace(/"speed":\d+/, '"pace":80'),
    'broken: GetPokemon dragonite: getPokemon: baseStats.speed: Invalid input: expected number, received undefined',
  ],
  [
    'a GraphQL error',
    'garchomp',
    () => '{"errors":[{"message":"Enum \\"AbilitiesEnum\\" cannot represent value"}],"data":null}',
    'broken: GetPokemon garchomp: refused: Enum "AbilitiesEnum" cannot represent value',
  ],
  [
    'an answer for another creature',
    'dragonite',
    (answer: string) => answer.replace('"key":"dragonite"', '"key":"dratini"'),
    'broken: GetPokemon dragonite: getPokemon: key: expected dragonite, received dratini',
  ],
  [
    'a move that is not there',
    'earthquake',
    () => '{"data":{"getMove":null}}',
    'broken: getMove earthquake: getMove: Invalid input: expected object, received null',
  ],
  [
    'a page of a proxy',
    'earthquake',
    () => '<html>Welcome</html>',
    'broken: getMove earthquake: not a GraphQL answer',
  ],
])('%s is a breakage, and the check continues', async (_what, key, change, message) => {
  const { exitCode, screen } = await checkAltered(key, change)
  expect(exitCode).toBe(1)
  expect(screen[1]).toContain(message)
  expect(screen.at(-1)).toBe('Responses: 9 valid, 1 broken. Differences from the bundled data: 0.')
})

test('an unreachable API is reported once', async () => {
  const closedServer = await startCreatureService({ port: 0 })
  await closedServer.close()
  const { exitCode, screen } = await check(closedServer.url)
  expect(exitCode).toBe(1)
  expect(screen.slice(1)).toEqual([
    expect.stringContaining('not reached'),
    'The check stopped early: 9 species and moves are not checked.',
    expect.stringMatching(SUMMARY),
  ])
})
