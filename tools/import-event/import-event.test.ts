import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EVENTS, readEventData, writeEventData } from './data-files'
import { importEvent } from './import-event'
import {
  changed,
  EASIER_TINKATON,
  FIXED,
  type MadeUpEvent,
  SNORLAX,
  TINKATON,
  writeMadeUpEvent,
} from './made-up-event'

let folder: string
let data: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-event-'))
  data = join(folder, 'data')
  await cp(EVENTS, data, { recursive: true })
})

afterEach(() => rm(folder, { recursive: true }))

const ROWS = [SNORLAX, TINKATON, EASIER_TINKATON]

async function importMadeUp(
  differing: Partial<Omit<MadeUpEvent, 'folder'>> = {},
  name = '949 Snorlax the Unrivaled',
) {
  const event = { id: 20961120, rows: ROWS, ...differing, folder: join(folder, name) }
  await writeMadeUpEvent(event)
  return importEvent(event.folder, data)
}

async function texts() {
  const files = (await readdir(data)).filter((file) => file.endsWith('.json'))
  return Promise.all(files.map((file) => readFile(join(data, file), 'utf8')))
}

const setsOf = async (name: string) => {
  const { raids } = await readEventData(data)
  return [...raids['5'], ...raids['7']].filter((set) => set.name === name)
}

const eventNumbered = async (number: string) =>
  (await readEventData(data)).schedule.find((event) => event.number === number)

test('data that is read and written again has the same bytes', async () => {
  const before = await texts()
  await writeEventData(data, await readEventData(data))
  expect(await texts()).toEqual(before)
})

describe('a new event', () => {
  test('adds its versions, with names instead of numbers', async () => {
    await importMadeUp()
    expect(await setsOf('Snorlax')).toEqual([
      {
        id: '7-snorlax-ice',
        name: 'Snorlax',
        level: 100,
        catch: 'once',
        hpMultiplier: 35,
        timeLimit: 500,
        teraType: 'Ice',
        nature: 'Adamant',
        ability: 'hidden',
        gender: 'male',
        shiny: 'never',
        flawlessIvs: 6,
        size: 128,
        version: 'both',
        shield: {
          hp: 90,
          time: 80,
          barPercentOfHp: 30,
          damageThroughPercent: { plain: 20, teraOtherType: 30, teraSameType: 70 },
        },
        secondMove: { hp: 40, time: 0, chance: 50 },
        moves: ['Body Slam', 'Earthquake', 'Ice Punch'],
        actionMoves: ['Curse'],
        actions: [
          { trigger: 'HP', percent: 80, kind: 'move', move: 'Curse' },
          { trigger: 'Time', percent: 50, kind: 'player reset' },
        ],
      },
    ])
    expect(await setsOf('Tinkaton')).toMatchObject([{ id: '5-tinkaton', version: 'Violet', flawlessIvs: 4 }])
  })

  test('is in the schedule, with its 4★ raids, which no other file has', async () => {
    await importMadeUp()
    expect(await eventNumbered('949')).toEqual({
      number: '949',
      name: 'Snorlax the Unrivaled',
      id: 20961120,
      start: '2096-11-20',
      periods: [],
      groups: [
        {
          group: 1,
          crystals: 1,
          raids: [{ id: '7-snorlax-ice', weight: 1, rewards: { '7-snorlax-ice': 1 } }],
        },
        {
          group: 2,
          crystals: 5,
          raids: [{ id: '5-tinkaton', weight: 1, rewards: { '7-snorlax-ice': 1 } }],
          easier: [{ stars: 4, name: 'Tinkaton', weight: 1 }],
        },
      ],
    })
  })

  test('adds its rewards, with those of the first win separate', async () => {
    await importMadeUp()
    expect((await readEventData(data)).rewards['7-snorlax-ice']).toEqual({
      totalWeight: 100,
      lottery: [
        { item: 'Tera Shard', count: 10, weight: 60 },
        { item: 'TM123 Surf', count: 1, weight: 40 },
      ],
      fixed: [{ item: 'Calcium', count: 5, to: 'everyone' }],
      firstWin: [{ item: 'Ability Patch', count: 1 }],
    })
  })

  test('leaves all other events unchanged, in their order', async () => {
    const before = await readEventData(data)
    await importMadeUp()
    const { raids, schedule, rewards } = await readEventData(data)
    expect(raids['5'].filter(({ name }) => name !== 'Tinkaton')).toEqual(before.raids['5'])
    expect(raids['7'].filter(({ name }) => name !== 'Snorlax')).toEqual(before.raids['7'])
    expect(schedule.filter(({ number }) => number !== '949')).toEqual(before.schedule)
    expect(Object.keys(rewards)).toEqual([...Object.keys(before.rewards), '7-snorlax-ice'])
  })

  test('is described in words', async () => {
    expect(await importMadeUp()).toEqual([
      '949 Snorlax the Unrivaled, from 2096-11-20 on',
      '- 7★ Snorlax, Tera type Ice (7-snorlax-ice): new, rewards 7-snorlax-ice (new)',
      '- 5★ Tinkaton, Tera type any (5-tinkaton): new, rewards 7-snorlax-ice',
    ])
  })

  test('gives the same bytes a second time, and keeps the days that people wrote down', async () => {
    await importMadeUp()
    const path = join(data, 'schedule.json')
    const periods = '"periods": [{ "from": "2096-11-20", "to": "2096-11-22", "source": "a page" }]'
    const text = await readFile(path, 'utf8')
    const index = text.lastIndexOf('"periods": []', text.indexOf('Tinkaton', text.indexOf('"949"')))
    await writeFile(path, `${text.slice(0, index)}${periods}${text.slice(index + '"periods": []'.length)}`)
    const before = await texts()
    await importMadeUp()
    expect(await texts()).toEqual(before)
  })
})

describe('a rerun', () => {
  test('adds neither version nor rewards, only an entry in the schedule, without a day if its number is old', async () => {
    await importMadeUp()
    const lines = await importMadeUp({}, '950 Snorlax the Unrivaled Round 2')
    expect(lines[1]).toContain('came before')
    expect(lines.at(-1)).toContain('add `start`')
    expect(await setsOf('Snorlax')).toHaveLength(1)
    expect((await eventNumbered('950'))?.start).toBeUndefined()
    expect((await eventNumbered('950'))?.groups).toEqual((await eventNumbered('949'))?.groups)
  })

  test('with another shield is a second version', async () => {
    await importMadeUp()
    await importMadeUp(
      { id: 20961127, rows: [changed(SNORLAX, { BossDesc: { PowerChargeTrigerHp: 60 } }), TINKATON] },
      '950 Snorlax the Unrivaled Round 2',
    )
    expect((await setsOf('Snorlax')).map(({ id, shield }) => [id, shield.hp])).toEqual([
      ['7-snorlax-ice', 90],
      ['7-snorlax-ice-v2', 60],
    ])
  })
})

test('the game’s own file replaces second-hand data, and an event with a guessed number', async () => {
  // Kingambit, whose number in the game is 1008, with Tera type Dark.
  const rows = [changed(SNORLAX, { BossPokePara: { DevId: 1008, GemType: 18 } }), TINKATON]
  const lines = await importMadeUp({ id: 20960904, rows }, '948 Kingambit the Unrivaled')
  expect(lines[1]).toContain('7-kingambit-dark): no longer second hand')
  const [set] = (await setsOf('Kingambit')).filter(({ level }) => level === 100)
  expect(set).toMatchObject({ timeLimit: 500, actions: [{ move: 'Curse' }, { kind: 'player reset' }] })
  expect(set?.source).toBeUndefined()
  expect(await eventNumbered('147?')).toBeUndefined()
  expect((await eventNumbered('948'))?.start).toBe('2096-09-04')
})

test('the newest files are used', async () => {
  const old = [changed(SNORLAX, { BossDesc: { HpCoef: 100 } }), TINKATON]
  await writeMadeUpEvent({
    folder: join(folder, '949 Snorlax the Unrivaled'),
    id: 20961120,
    rows: old,
    suffix: '_2_0_0',
  })
  await writeMadeUpEvent({
    folder: join(folder, '949 Snorlax the Unrivaled'),
    id: 20961120,
    rows: old,
    suffix: '',
  })
  await importMadeUp()
  expect((await setsOf('Snorlax')).map(({ hpMultiplier }) => hpMultiplier)).toEqual([35])
})

test('names of reward tables beyond 2^53 stay distinct', async () => {
  const path = join(folder, '949 Snorlax the Unrivaled', 'Json', 'fixed_reward_item_array_3_0_0.json')
  await importMadeUp({ fixed: [changed(FIXED, { TableName: 6, RewardItem00: { ItemID: 50 } }), FIXED] })
  const enemies = path.replace('fixed_reward_item', 'raid_enemy')
  for (const [file, pattern] of [
    [path, /"TableName":6/],
    [path, /"TableName":7/],
    [enemies, /"DropTableFix":7/g],
  ] as const) {
    const hash = String(pattern).includes('6') ? '8291529967285204873' : '8291529967285204874'
    const text = await readFile(file, 'utf8')
    await writeFile(
      file,
      text.replace(pattern, (match) => match.replace(/\d+$/, hash)),
    )
  }
  await importEvent(join(folder, '949 Snorlax the Unrivaled'), data)
  expect((await readEventData(data)).rewards['7-snorlax-ice']?.fixed).toEqual([
    { item: 'Calcium', count: 5, to: 'everyone' },
  ])
})

test('the six-digit number of event 028 gives its first day', async () => {
  await importMadeUp({ id: 961120 })
  expect(await eventNumbered('949')).toMatchObject({ id: 961120, start: '2096-11-20' })
})

test.each<[string, Partial<Omit<MadeUpEvent, 'folder'>>]>([
  ['a raid', { rows: [SNORLAX, changed(TINKATON, { BossDesc: { HpCoef: 0 } })] }],
  ['a reward', { fixed: [changed(FIXED, { RewardItem01: { ItemID: 60000 } })] }],
  ['the day', { id: 20961399 }],
])('if %s is wrong, nothing is written', async (_, differing) => {
  const before = await texts()
  await expect(importMadeUp(differing)).rejects.toThrow('_3_0_0.json: ')
  expect(await texts()).toEqual(before)
})
