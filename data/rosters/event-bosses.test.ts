import { type EventRaid, eventRaids } from '@/data/events/raids'
import { moveKey } from '@/data/move-key'
import { rewardTableOf } from './reward-table'
import { type RaidBoss, rosters } from './rosters'

const ofEvents = (tier: '5' | '7') => rosters[tier].filter(({ region }) => region === 'Event')

function boss(tier: '5' | '7', name: string): RaidBoss {
  const found = ofEvents(tier).find((each) => each.name === name)
  if (!found) throw new Error(`no ${name} by event`)
  return found
}

test('every 7★ raid came by event: 55 sets, beside 103 of 5★', () => {
  expect(rosters['7']).toHaveLength(55)
  expect([ofEvents('7').length, ofEvents('5').length]).toEqual([55, 103])
})

test('each set has a name of its own in its tier', () => {
  for (const tier of ['5', '7'] as const)
    expect(new Set(ofEvents(tier).map(({ name }) => name)).size).toBe(ofEvents(tier).length)
})

test('Charizard of 2024 has the bare name; it moves a second time by HP alone, its first set by time too', () => {
  expect(boss('7', 'Charizard').secondMove).toEqual({ hp: 40, time: 0, chance: 50 })
  expect(boss('7', 'Charizard (2022-12)').secondMove).toEqual({ hp: 40, time: 40, chance: 50 })
})

test('Great Tusk came in May, June and October', () => {
  const names = ofEvents('5').map(({ name }) => name)
  expect(names.filter((name) => name.startsWith('Great Tusk'))).toEqual([
    'Great Tusk',
    'Great Tusk (2023-05)',
    'Great Tusk (2023-05b)',
    'Great Tusk (2023-06)',
  ])
  expect(boss('5', 'Great Tusk (2023-05)').teraType).toBe('Steel')
})

test.each([...eventRaids['5'], ...eventRaids['7']].map((set) => [set.id, set] as const))(
  'the set %s says the same as the raid of its page',
  (_, set) => {
    const [tier] = set.id
    const found = rosters[tier === '5' ? '5' : '7'].find(({ event }) => event?.id === set.id)
    expect(found && setOf(found)).toEqual(setOf(set))
  },
)

/** What is in a set and in the boss of its page, in one form. */
function setOf(from: EventRaid | RaidBoss) {
  const info = 'info' in from ? from.info : from
  const { event = from, effortValues } = 'event' in from ? from : { effortValues: from.effortValues }
  const { catch: caught, gender, shiny, individualValues, size, source } = event as EventRaid
  const scripted = new Set(from.actionMoves)
  const { level, hpMultiplier, timeLimit, teraType, nature, heldItem, ability, flawlessIvs, version } = from
  return {
    ...{ level, hpMultiplier, timeLimit, teraType, nature, heldItem, ability, flawlessIvs, version },
    ...{ caught, gender, shiny, individualValues, size, source },
    shield: from.shield,
    secondMove: from.secondMove,
    moves: info.moves.filter((name) => !scripted.has(name)),
    scripted: [...scripted],
    effortValues: Object.entries(effortValues ?? {}).filter(([, value]) => value > 0),
    actions:
      info.actions === 'unknown'
        ? 'unknown'
        : info.actions?.map((action) =>
            action.kind === 'move' ? { ...action, move: moveKey(action.move) } : action,
          ),
  }
}

test('the herbs of a raid are those of its last rewards: Charizard had none in 2022', () => {
  expect(boss('7', 'Charizard').info.herbs).toHaveLength(5)
  expect(new Set(boss('7', 'Charizard').info.herbs.map(({ chance }) => chance))).toEqual(new Set([3]))
  expect(boss('7', 'Charizard (2022-12)').info.herbs).toEqual([])
})

test('the rewards of Annihilape and Kingambit are unknown, and Blissey had one of eight tables, six of which were the likeliest', () => {
  expect(rewardTableOf(boss('7', 'Annihilape'))).toBe('unknown')
  expect(rewardTableOf(boss('7', 'Kingambit'))).toBe('unknown')
  expect(boss('5', 'Blissey').event?.rewardTables).toEqual({ count: 8, likeliest: 6 })
})

test('every other raid by event names a table that there is', () => {
  const unknown = [...ofEvents('5'), ...ofEvents('7')].filter((each) => rewardTableOf(each) === 'unknown')
  expect(unknown.map(({ name }) => name)).toEqual(['Annihilape', 'Kingambit'])
})
