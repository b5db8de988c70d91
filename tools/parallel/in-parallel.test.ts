import { inParallel } from './in-parallel'

test('gives the results in the order of the items, however long each takes', async () => {
  const slowest = (ms: number) => new Promise<number>((resolve) => setTimeout(() => resolve(ms), ms))
  await expect(inParallel([30, 10, 20], 2, slowest)).resolves.toEqual([30, 10, 20])
})

test('works on no more than the limit at a time', async () => {
  let [busy, most] = [0, 0]
  await inParallel([1, 2, 3, 4, 5, 6], 4, async () => {
    busy += 1
    most = Math.max(most, busy)
    await new Promise((resolve) => setTimeout(resolve, 1))
    busy -= 1
  })
  expect(most).toBe(4)
})

test('begins nothing more after a failure', async () => {
  const begun: number[] = []
  const work = async (item: number) => {
    begun.push(item)
    if (item === 2) throw new Error('two')
  }
  await expect(inParallel([1, 2, 3, 4, 5, 6, 7, 8], 2, work)).rejects.toThrow('two')
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(begun).toEqual([1, 2, 3])
})
