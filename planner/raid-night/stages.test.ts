import { Stages } from './stages'

const work = (value: number) => value

test('progress grows to 100%, even if a stage has nothing to do', () => {
  const shares: number[] = []
  const stages = new Stages((share) => shares.push(share))
  expect(stages.each('writing', [], work)).toEqual([])
  stages.each('looks', [1, 2], work)
  stages.fold('halving', [1, 2, 3], 0, (sum, step) => sum + step)
  stages.each('exchanges', [1], work)
  expect(stages.each('settling', [1, 2], work)).toEqual([1, 2])
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.at(-1)).toBeCloseTo(1)
})

test('a value is reduced step by step', () => {
  expect(new Stages(() => {}).fold('halving', [1, 2, 3], 10, (remaining, step) => remaining - step)).toBe(4)
})
