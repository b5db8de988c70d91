/**
 * Calls `work` on each item, at most `limit` at a time, and gives the results in the order of the items.
 * Rejects with the first failure; nothing is begun after it.
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = each(items)
  const worker = async () => {
    for (const [position, item] of queue) results[position] = await work(item)
  }
  await Promise.all(Array.from({ length: limit }, worker))
  return results
}

// A generator that all workers share: when one leaves its loop by throwing, the loop closes it for the others too.
function* each<Item>(items: readonly Item[]) {
  yield* items.entries()
}
