/** @jest-environment node */
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { rosters } from '@/data/rosters/rosters'
import { shippedCreatures, shippedMoves } from '@/data/shipped/shipped'
import { type CreatureService, startCreatureService } from '@/tools/creature-service/server'
import { listen, type RunningServer } from '@/tools/serve/listen'
import { movesByCreature } from '@/tools/ship-data/listed'
import { pick } from '@/tools/ship-data/pick'
import { runCheck } from './run-check'

const SHIPPED = {
  creatures: pick(shippedCreatures, ['excadrill', 'garchomp', 'dragonite']),
  moves: pick(shippedMoves, ['dragonclaw', 'earthquake', 'swordsdance']),
  listed: movesByCreature(rosters),
}
const SUMMARY = /^Answers: \d+ valid, 1 broken\. Drifted fields: 0\.$/

let sound: CreatureService
let altered: RunningServer
/** What the altered service makes of a sound answer. */
let alter: (answer: string, asked: string) => string

beforeAll(async () => {
  sound = await startCreatureService({ port: 0 })
  altered = await listen(
    createServer(async (request, response) => {
      const body = await text(request)
      const { pokemon, move } = JSON.parse(body).variables
      const headers = { 'Content-Type': 'application/json' }
      const answer = await fetch(sound.url, { method: 'POST', headers, body })
      response.writeHead(200, headers).end(alter(await answer.text(), pokemon ?? move))
    }),
    0,
  )
})
afterAll(() => Promise.all([sound.close(), altered.close()]))

async function check(address: string) {
  const lines: string[] = []
  const exitCode = await runCheck(address, SHIPPED, (line) => lines.push(line))
  return { exitCode, screen: lines.join('\n').split('\n') }
}

async function checkAltered(key: string, change: (answer: string) => string) {
  alter = (answer, asked) => (asked === key ? change(answer) : answer)
  return check(altered.url)
}

test('a service that says what ships passes', async () => {
  const { exitCode, screen } = await check(sound.url)
  expect(exitCode).toBe(0)
  expect(screen).toEqual([
    `Asking ${sound.url} for 3 creatures and 3 moves`,
    'Answers: 6 valid, 0 broken. Drifted fields: 0.',
  ])
})

test('another base stat is drift: it is told, and breaks nothing', async () => {
  const { exitCode, screen } = await checkAltered('garchomp', (answer) =>
    answer.replace('"attack":130', '"attack":135'),
  )
  expect(exitCode).toBe(0)
  expect(screen.slice(1)).toEqual([
    '| key      | field            | shipped | service |',
    '| -------- | ---------------- | ------- | ------- |',
    '| garchomp | baseStats.attack | 130     | 135     |',
    'Answers: 6 valid, 0 broken. Drifted fields: 1.',
  ])
})

test('a listed move that the creature learns in another way is drift, one that no boss has is not', async () => {
  const { screen } = await checkAltered('garchomp', (answer) =>
    answer.replaceAll('"earthquake"', '"tackle"').replaceAll('"sandattack"', '"growl"'),
  )
  expect(screen.filter((line) => line.includes('learned.')).length).toBeGreaterThan(0)
  expect(screen.filter((line) => /learned\.(?!earthquake)/.test(line))).toEqual([])
})

test.each([
  [
    'an answer without a field',
    'dragonite',
    (answer: string) => answer.replace(/"speed":\d+/, '"pace":80'),
    'broken: GetPokemon dragonite: getPokemon: baseStats.speed: Invalid input',
  ],
  [
    'a GraphQL error',
    'excadrill',
    () => '{"errors":[{"message":"Enum \\"AbilitiesEnum\\" cannot represent value"}],"data":null}',
    'broken: GetPokemon excadrill: refused: Enum "AbilitiesEnum" cannot represent value',
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
    'broken: getMove earthquake: getMove: Invalid input',
  ],
  [
    'a page of a proxy',
    'earthquake',
    () => '<html>Welcome</html>',
    'broken: getMove earthquake: not a GraphQL answer',
  ],
])('%s is a breakage, and the others are still checked', async (_what, key, change, message) => {
  const { exitCode, screen } = await checkAltered(key, change)
  expect(exitCode).toBe(1)
  expect(screen[1]).toContain(message)
  expect(screen.at(-1)).toBe('Answers: 5 valid, 1 broken. Drifted fields: 0.')
})

test('a service that cannot be reached is told of once', async () => {
  const gone = await startCreatureService({ port: 0 })
  await gone.close()
  const { exitCode, screen } = await check(gone.url)
  expect(exitCode).toBe(1)
  expect(screen.slice(1)).toEqual([
    expect.stringContaining('not reached'),
    'The service was given up: 5 creatures and moves are not checked.',
    expect.stringMatching(SUMMARY),
  ])
}, 20_000)
