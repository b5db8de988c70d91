import { setImmediate as nextTurn } from 'node:timers/promises'
import { shippedCreatures, shippedMoves } from '@/data/shipped/shipped'
import { ServiceError } from '@/lib/service/failure'
import { checkService, differingFields } from './check-service'

const SHIPPED = { creatures: shippedCreatures, moves: shippedMoves, raids: new Map() }
const TOTAL = Object.keys(shippedCreatures).length + Object.keys(shippedMoves).length

async function failWith502(key: string): Promise<never> {
  throw new ServiceError(`${key}: status 502`, { kind: 'status', status: 502 })
}

async function shippedMove(key: string) {
  const move = shippedMoves[key]
  return move ?? failWith502(key)
}

test('the check gives up after ten failed calls', async () => {
  const requests: string[] = []
  const fail = (key: string) => {
    requests.push(key)
    return failWith502(key)
  }
  const findings = await checkService({ creature: fail, move: fail }, SHIPPED)
  expect(findings).toMatchObject({ valid: 0, drift: [], leftOut: TOTAL - 10 })
  expect(findings.breakages).toHaveLength(10)
  expect(requests.length).toBeLessThan(15)
})

test('failures with successes in between do not end the check', async () => {
  const keys = Object.keys(shippedMoves)
  const everyOther = (key: string) => (keys.indexOf(key) % 2 ? failWith502(key) : shippedMove(key))
  const findings = await checkService(
    { creature: failWith502, move: everyOther },
    { ...SHIPPED, creatures: {} },
  )
  expect(findings).toMatchObject({ valid: Math.ceil(keys.length / 2), leftOut: 0 })
  expect(findings.breakages).toHaveLength(Math.floor(keys.length / 2))
})

test('at most four calls run at a time', async () => {
  let [busy, max] = [0, 0]
  const slow = async (key: string) => {
    busy += 1
    max = Math.max(max, busy)
    await nextTurn()
    busy -= 1
    return shippedMove(key)
  }
  await checkService({ creature: failWith502, move: slow }, { ...SHIPPED, creatures: {} })
  expect(max).toBe(4)
})

const garchomp = shippedCreatures.garchomp ?? {}

test('a record equals itself, whatever the order of its fields', () => {
  const reversed = Object.fromEntries(Object.entries(garchomp).toReversed())
  expect(differingFields(garchomp, reversed)).toEqual([])
})

test('a nested field is named by its path', () => {
  expect(
    differingFields({ baseStats: { hp: 108, attack: 130 } }, { baseStats: { hp: 108, attack: 135 } }),
  ).toEqual([{ field: 'baseStats.attack', shipped: '130', service: '135' }])
})

test('a second type that one record lacks is a difference', () => {
  expect(differingFields({ types: ['Dragon', 'Ground'] }, { types: ['Dragon'] })).toEqual([
    { field: 'types.1', shipped: 'Ground', service: undefined },
  ])
  expect(differingFields({ types: ['Dragon'] }, { types: ['Dragon', 'Ground'] })).toEqual([
    { field: 'types.1', shipped: undefined, service: 'Ground' },
  ])
})

test('a field without a value counts as missing', () => {
  expect(differingFields({ method: 'TM', level: undefined }, { method: 'TM' })).toEqual([])
})
