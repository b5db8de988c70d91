import { Stages } from './stages'

const work = (one: number) => one

test('progress grows to 100%, even if a stage has nothing to do', () => {
  const heard: number[] = []
  const stages = new Stages((share) => heard.push(share))
  expect(stages.each('writing', [], work)).toEqual([])
  stages.each('looks', [1, 2], work)
  stages.fold('halving', [1, 2, 3], 0, (sum, one) => sum + one)
  stages.each('exchanges', [1], work)
  expect(stages.each('settling', [1, 2], work)).toEqual([1, 2])
  expect(heard).toEqual(heard.toSorted((one, other) => one - other))
  expect(heard.at(-1)).toBeCloseTo(1)
})

test('a value is reduced step by step', () => {
  expect(new Stages(() => {}).fold('halving', [1, 2, 3], 10, (left, step) => left - step)).toBe(4)
})
