import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { ASSUMPTIONS } from '@/battle/assumptions'
import { calculatorAbility, calculatorItem, calculatorNature } from '@/battle/damage/calculator'
import { raiderFighter } from '@/battle/damage/fighters'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { bossKey } from '@/battle/fight-raid'
import { creatureKey } from '@/data/rosters/boss'
import { gameNames } from '@/data/shipped/game-names'
import { handleRequest } from '@/lib/box/engine/handle-request'
import type { EngineRequest, EngineResponse, FindTeamRequest, SoloRequest } from '@/lib/box/engine/messages'
import { shippedNames } from '@/lib/box/game-names'
import { readSets } from '@/lib/box/read-sets'
import { attackerChances } from '@/lib/bring/result-summary'
import { handleFindTeam } from '@/planner/raid-night/handle-find-team'
import { ALL_RAIDS, arenasAgainst } from '@/planner/raids/all-raids'
import { IRON_HANDS, MAGIKARP } from '@/testing/box/sets'
import { ENGINE_LIMIT, engineData, writeEngine } from './write-engine'

jest.setTimeout(60_000)

const data = engineData()
const raid = { tier: '6', region: 'Paldea', boss: 'Dondozo', teraType: 'Steel' } as const
const builds = readSets([IRON_HANDS, MAGIKARP].join('\n\n')).entries.map(({ build }) => build)

function answersTo(order: SoloRequest): EngineResponse[] {
  const answers: EngineResponse[] = []
  handleRequest(order, data, (answer) => answers.push(answer))
  return answers
}

test('each boss has the abilities in its plans', () => {
  for (const raid of ALL_RAIDS) {
    const arenas = arenasAgainst({
      raid,
      teraType: 'Fire',
      damageOf: () => [],
      assumptions: ASSUMPTIONS,
    })
    const key = bossKey(creatureKey(raid.boss), raid.boss.ability)
    expect(data.abilities[key]).toEqual(arenas.map(({ boss }) => boss.ability))
  }
})

test('the engine responds for each build in turn, then ends', () => {
  const answers = answersTo({ task: 'fight', raid, builds })
  expect(answers.map(({ kind }) => kind)).toEqual(['fought', 'fought', 'done'])
  expect(answers[0]).toMatchObject({ place: 0, fought: { boost: 'Belly Drum' } })
  expect(answers[1]).toMatchObject({ place: 1, fought: { alone: 0 } })
})

test('the engine describes one battle; another seed gives another battle', () => {
  const [build] = builds
  if (!build) throw new Error('no build')
  const plan = { boosts: 1, debuffs: 0, repeatAfterReset: true, healBelow: 40, healCheerBelow: 25 } as const
  const logOf = (seed: number) => answersTo({ task: 'log', raid, build, plan, seed })[0]
  expect(logOf(1)).toMatchObject({ kind: 'log', battle: { end: { won: expect.any(Boolean) } } })
  expect(logOf(1)).toEqual(logOf(1))
  expect(logOf(2)).not.toEqual(logOf(1))
})

test('each of two boxes brings one Pokémon, the engine reports progress, and two NPCs fill the team', () => {
  const answers: EngineResponse[] = []
  const [ironHands, magikarp] = builds
  if (!ironHands || !magikarp) throw new Error('no builds')
  const boxes = [{ builds: [magikarp, ironHands] }, { builds: [magikarp] }]
  const order: FindTeamRequest = { task: 'find team', raid, boxes, seed: 1 }
  handleFindTeam(order, data, (answer) => answers.push(answer))
  const members = answers.flatMap((answer) => (answer.kind === 'team found' ? answer.team.members : []))
  expect(members.map(({ place }) => place)).toEqual([1, 0])
  expect(members[0]?.roles).toEqual(['attack', 'boost', 'boost'])
  const shares = answers.flatMap((answer) => (answer.kind === 'searched' ? answer.share : []))
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.at(-1)).toBeCloseTo(1)
  expect(answers.at(-1)).toEqual({ kind: 'done' })
})

test.each([raid, { tier: '7', region: 'Event', boss: 'Mewtwo', teraType: 'Psychic' } as const])(
  'a solo player gets the same results of a Pokémon in the box and in raid night: %j',
  (raid) => {
    const [fought] = answersTo({ task: 'fight', raid, builds })
    if (fought?.kind !== 'fought') throw new Error('not fought')
    const { plan, lowestHp } = fought.fought
    const answers: EngineResponse[] = []
    const boxes = [{ builds, locked: 0 }]
    handleFindTeam({ task: 'find team', raid, boxes, seed: 1 }, data, (answer) => answers.push(answer))
    const [[chance] = []] = attackerChances(fought.fought)
    const members = [expect.objectContaining({ place: 0, plan, role: 'attacker' })]
    const team = expect.objectContaining({ members, chance, lowestHp })
    expect(answers).toContainEqual({ kind: 'team found', team })
  },
)

test('a raid that does not exist is refused by name', () => {
  expect(() => answersTo({ task: 'fight', raid: { ...raid, boss: 'Mew' }, builds })).toThrow('6/Paldea/Mew')
})

test('every name that a box may have can battle', () => {
  const moves = new Set(data.moves.map(({ name }) => name))
  expect(gameNames.moves.filter((name) => !moves.has(name))).toEqual([])
  for (const name of gameNames.abilities) expect(calculatorAbility(name)).toBe(name)
  for (const name of gameNames.items) expect(calculatorItem(name)).toBe(name)
  for (const name of gameNames.natures) expect(calculatorNature(name)).toBe(name)
  const [build] = builds
  if (!build) throw new Error('no build')
  for (const { name } of gameNames.species)
    expect(raiderFighter({ ...build, species: name }, moveNamed).species).toBe(
      shippedNames.formEntering(name) ?? name,
    )
})

describe('the program for browsers', () => {
  let folder: string
  const file = () => join(folder, 'battle-engine.js')

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'engine-'))
    await writeEngine(file())
  })

  afterAll(() => rm(folder, { recursive: true }))

  test('gives the same results as in Node', async () => {
    const answers: unknown[] = []
    const listeners: ((event: { data: EngineRequest }) => void)[] = []
    const self = {
      addEventListener: (_: string, listener: (typeof listeners)[number]) => listeners.push(listener),
      postMessage: (answer: unknown) => answers.push(structuredClone(answer)),
    }
    runInNewContext(await readFile(file(), 'utf8'), { self })
    const order: SoloRequest = { task: 'fight', raid, builds }
    for (const listener of listeners) listener({ data: order })
    expect(answers).toEqual(answersTo(order))
  })

  test('is not written again without a change: its age tells whether a build is needed', async () => {
    const { mtimeMs } = await stat(file())
    await writeEngine(file())
    expect((await stat(file())).mtimeMs).toBe(mtimeMs)
  })

  test('takes nearly its whole limit, so that the limit is meaningful', async () => {
    const size = gzipSync(await readFile(file()), { level: 9 }).length
    expect(size).toBeLessThan(ENGINE_LIMIT)
    expect(size).toBeGreaterThan(0.85 * ENGINE_LIMIT)
  })

  test('needs nothing that a strict content policy forbids, and no module of Node', async () => {
    expect(await readFile(file(), 'utf8')).not.toMatch(/\beval\(|new Function|importScripts\("|process\.env/)
  })
})
