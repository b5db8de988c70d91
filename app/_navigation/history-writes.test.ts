/** @jest-environment jsdom */

import fc from 'fast-check'
import type { Address } from '@/lib/links/address'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import {
  currentAddress,
  forgetUnwritten,
  NOTHING_WRITTEN,
  paidAfterWrite,
  pushAddress,
  replaceAddress,
  waitBeforeWrite,
} from './history-writes'

const at = (boss: string): Address => ({
  pathname: `/tera-raid-info/6/Paldea/${boss}/`,
  search: '',
  hash: '',
})
const GARCHOMP = at('Garchomp')
const GARDEVOIR = at('Gardevoir')
const GLIMMORA = at('Glimmora')

/** Safari refuses too many writes. */
let refuses = false

function watch(method: 'pushState' | 'replaceState') {
  const write = History.prototype[method]
  return jest.spyOn(History.prototype, method).mockImplementation(function (this: History, ...args) {
    if (refuses) throw new DOMException(`history.${method}() more than 100 times`, 'SecurityError')
    write.apply(this, args)
  })
}

const push = watch('pushState')
const replace = watch('replaceState')

const addressesOf = ({ mock }: typeof push) =>
  mock.calls.filter((_, call) => mock.results[call]?.type === 'return').map(([, , address]) => address)

beforeAll(() => jest.useFakeTimers())

beforeEach(() => {
  window.history.replaceState(null, '', '/')
  jest.clearAllMocks()
})

afterEach(async () => {
  refuses = false
  forgetUnwritten()
  await jest.advanceTimersByTimeAsync(60_000)
})

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

test('a pushed address becomes a new entry immediately', () => {
  pushAddress(GARCHOMP)
  expect(addressesOf(push)).toEqual([GARCHOMP.pathname])
  expect(addressesOf(replace)).toEqual([])
})

test('a replaced address is known immediately, and written after the paint', async () => {
  replaceAddress(GARCHOMP)
  expect(currentAddress()).toEqual(GARCHOMP)
  expect(addressesOf(replace)).toEqual([])
  await pass(100)
  expect(addressesOf(replace)).toEqual([GARCHOMP.pathname])
  expect(addressesOf(push)).toEqual([])
})

test('a pending search is written before the raid that it found', () => {
  replaceAddress({ pathname: '/', search: '?q=garchomp', hash: '' })
  pushAddress(GARCHOMP)
  expect(window.location.pathname).toBe(GARCHOMP.pathname)
  expect(addressesOf(replace)).toEqual(['/?q=garchomp'])
  expect(replace.mock.invocationCallOrder[0]).toBeLessThan(push.mock.invocationCallOrder[0] ?? 0)
})

test('a key held for 10 s at 30 repeats a second writes at most 90 times, and the last address within 600 ms', async () => {
  for (let repeat = 0; repeat < 300; repeat++) {
    replaceAddress(at(`Boss${repeat}`))
    await pass(1000 / 30)
  }
  expect(currentAddress()).toEqual(at('Boss299'))
  expect(addressesOf(replace).length).toBeLessThanOrEqual(90)
  await pass(600)
  expect(addressesOf(replace).at(-1)).toBe(at('Boss299').pathname)
})

test('a refused write throws nothing, and is repeated later', async () => {
  refuses = true
  pushAddress(GARCHOMP)
  await pass(5000)
  expect(currentAddress()).toEqual(GARCHOMP)
  expect(window.location.pathname).toBe('/')
  refuses = false
  await pass(1000)
  expect(window.location.pathname).toBe(GARCHOMP.pathname)
})

test('several refused choices make one entry with the last choice', async () => {
  refuses = true
  pushAddress(GARCHOMP)
  pushAddress(GARDEVOIR)
  replaceAddress(GLIMMORA)
  await pass(500)
  expect(currentAddress()).toEqual(GLIMMORA)
  refuses = false
  await pass(1000)
  expect(addressesOf(push)).toEqual([GLIMMORA.pathname])
  expect(window.location.pathname).toBe(GLIMMORA.pathname)
  expect(addressesOf(replace)).toEqual([])
})

test('a refused search is later written before the raid that it found', async () => {
  refuses = true
  replaceAddress({ pathname: '/', search: '?q=garchomp', hash: '' })
  pushAddress(GARCHOMP)
  expect(currentAddress()).toEqual(GARCHOMP)
  expect(addressesOf(push)).toEqual([])
  refuses = false
  await pass(1000)
  expect(addressesOf(replace)).toEqual(['/?q=garchomp'])
  expect(window.location.pathname).toBe(GARCHOMP.pathname)
})

test('a refused write is dropped with its entry', async () => {
  refuses = true
  replaceAddress(GARCHOMP)
  await pass(100)
  forgetUnwritten()
  refuses = false
  await pass(2000)
  expect(currentAddress().pathname).toBe('/')
  expect(addressesOf(replace)).toEqual([])
})

describe('the pace of writes', () => {
  /**
   * Times of the writes in milliseconds if each happens as soon as allowed.
   *
   * @param requests when the writes are requested
   */
  function timesOfWrites(requests: readonly number[]): number[] {
    let paidUntil = NOTHING_WRITTEN
    let now = 0
    return requests.map((time) => {
      now = Math.max(now, time)
      now += waitBeforeWrite(paidUntil, now)
      paidUntil = paidAfterWrite(paidUntil, now)
      return now
    })
  }

  function mostInHalfAMinute(times: readonly number[]): number {
    return Math.max(
      ...times.map((start) => times.filter((time) => time >= start && time < start + 30_000).length),
    )
  }

  const keyHeldForAMinute = Array.from({ length: 1800 }, (_, repeat) => (repeat * 1000) / 30)

  test('a key held for a minute at 30 repeats a second makes at most 90 writes in 30 s', () => {
    expect(mostInHalfAMinute(timesOfWrites(keyHeldForAMinute))).toBeLessThanOrEqual(90)
  })

  test('whatever the pauses between writes, Safari never refuses a write', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 400 }), { minLength: 1, maxLength: 400 }), (pauses) => {
        let time = 0
        const requests = pauses.map((pause) => {
          time += pause
          return time
        })
        expect(mostInHalfAMinute(timesOfWrites(requests))).toBeLessThanOrEqual(90)
      }),
      fuzzing(100),
    )
  })

  test('a burst of forty letters is written immediately', () => {
    const requests = Array.from({ length: 40 }, (_, letter) => letter * 20)
    expect(timesOfWrites(requests)).toEqual(requests)
  })

  test('after a burst, a letter is written every 600 ms', () => {
    const times = timesOfWrites(keyHeldForAMinute).slice(60, 70)
    const gaps = times.slice(1).map((time, before) => Math.round(time - (times[before] ?? 0)))
    expect(new Set(gaps)).toEqual(new Set([600]))
  })

  test('after half a minute without a write, another full burst is allowed', () => {
    const requests = Array.from({ length: 40 }, () => 60_000)
    expect(timesOfWrites([...keyHeldForAMinute.slice(0, 40), ...requests]).slice(40)).toEqual(requests)
  })
})
