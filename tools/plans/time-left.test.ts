import { evenlyMixed, secondsLeft, timeLeftText } from './time-left'

test('the time left is unknown before the first raid is finished', () => {
  expect(secondsLeft({ took: [], left: 10, threads: 2 })).toBeUndefined()
})

test('two threads share the remaining raids, and one thread is half done with its raid', () => {
  expect(secondsLeft({ took: [20, 20, 20, 20], left: 11, threads: 2 })).toBe(105)
})

test('the first raid of each thread, which includes its start, is ignored if there are others', () => {
  expect(secondsLeft({ took: [40, 36], left: 4, threads: 2 })).toBe(66.5)
  expect(secondsLeft({ took: [40, 36, 20], left: 3, threads: 2 })).toBe(25)
})

test('at the end some threads have no work', () => {
  expect(secondsLeft({ took: [9, 9, 9, 9, 20], left: 1, threads: 4 })).toBe(10)
  expect(secondsLeft({ took: [9, 9, 9, 9, 20], left: 0, threads: 4 })).toBe(0)
})

const LONGEST_RAID = 40

const KINDS = {
  '5 of 18 types': { raids: 212, seconds: 20 },
  '5 of one type': { raids: 36, seconds: 2 },
  '6 of 18 types': { raids: 125, seconds: LONGEST_RAID },
  '7 of one type': { raids: 55, seconds: 12 },
}

function simulatedRun(threads: number) {
  const raids = Object.values(KINDS).flatMap(({ raids, seconds }) => Array<number>(raids).fill(seconds))
  const free: number[] = Array(threads).fill(0)
  const finished = evenlyMixed(raids, String).map((seconds, index) => {
    const thread = free.indexOf(Math.min(...free))
    const took = seconds + (index < threads ? 8 : 0)
    free[thread] = (free[thread] ?? 0) + took
    return { took, at: free[thread] }
  })
  const inOrder = finished.toSorted((a, b) => a.at - b.at)
  const end = Math.max(...free)
  return inOrder.map(({ at }, index) => {
    const took = inOrder.slice(0, index + 1).map((raid) => raid.took)
    return { told: secondsLeft({ took, left: raids.length - index - 1, threads }) ?? 0, takes: end - at }
  })
}

test.each([1, 2, 8])(
  'on %i threads, the prediction after twenty raids is right within 10% or one raid',
  (threads) => {
    const predictions = simulatedRun(threads).slice(20 + threads)
    for (const { told: seconds, takes } of predictions)
      expect(Math.abs(seconds - takes)).toBeLessThanOrEqual(Math.max(takes / 10, LONGEST_RAID))
  },
)

test.each([
  [undefined, 'time left is known after the first raid'],
  [20, 'less than a minute left'],
  [600, '10 min left'],
  [3600, '1 h 0 min left'],
  [4521, '1 h 15 min left'],
])('%s seconds: %s', (seconds, text) => {
  expect(timeLeftText(seconds)).toBe(text)
})

test('kinds are mixed evenly, and keep their order', () => {
  const members = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2']
  expect(evenlyMixed(members, (member) => member.charAt(0))).toEqual(['a1', 'b1', 'a2', 'a3', 'b2', 'a4'])
})
