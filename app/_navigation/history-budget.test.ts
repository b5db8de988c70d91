import fc from 'fast-check'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import { NOTHING_WRITTEN, paidAfterWrite, waitBeforeWrite } from './history-budget'

/** The times at which writes are made, each as soon as it may be, by the times at which they are asked for; in milliseconds. */
function timesOfWrites(asked: readonly number[]): number[] {
  let paid = NOTHING_WRITTEN
  let now = 0
  return asked.map((time) => {
    now = Math.max(now, time)
    now += waitBeforeWrite(paid, now)
    paid = paidAfterWrite(paid, now)
    return now
  })
}

/** The most writes in any 30 seconds. */
function mostInHalfAMinute(times: readonly number[]): number {
  return Math.max(
    ...times.map((start) => times.filter((time) => time >= start && time < start + 30_000).length),
  )
}

const keyHeldForAMinute = Array.from({ length: 1800 }, (_, repeat) => (repeat * 1000) / 30)

test('a key that is held for a minute, at 30 repeats a second, makes at most 90 writes in 30 s: Safari refuses the 101st', () => {
  expect(mostInHalfAMinute(timesOfWrites(keyHeldForAMinute))).toBeLessThanOrEqual(90)
})

test('however somebody pauses between writes, Safari never refuses one', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 400 }), { minLength: 1, maxLength: 400 }), (pauses) => {
      let time = 0
      const asked = pauses.map((pause) => {
        time += pause
        return time
      })
      expect(mostInHalfAMinute(timesOfWrites(asked))).toBeLessThanOrEqual(90)
    }),
    fuzzing(100),
  )
})

test('forty letters that are typed at once are each written at once', () => {
  const typed = Array.from({ length: 40 }, (_, letter) => letter * 20)
  expect(timesOfWrites(typed)).toEqual(typed)
})

test('after that, one is written every 600 ms', () => {
  const times = timesOfWrites(keyHeldForAMinute).slice(60, 70)
  const gaps = times.slice(1).map((time, before) => Math.round(time - (times[before] ?? 0)))
  expect(new Set(gaps)).toEqual(new Set([600]))
})

test('after half a minute without a write there is a full burst again', () => {
  const typed = Array.from({ length: 40 }, () => 60_000)
  expect(timesOfWrites([...keyHeldForAMinute.slice(0, 40), ...typed]).slice(40)).toEqual(typed)
})
