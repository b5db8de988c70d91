import { ABILITIES_ON_TARGET, type Attack, DEPENDS_ON_TARGET, hasOwnAdvantage } from './attacks'

/** Attacks of one category that a boss meets alike, the hardest first. */
interface AttackGroup {
  readonly kind: Attack
  readonly attacks: readonly Attack[]
}

/** The attacks of all candidates, grouped so that those against one boss come the hardest first without sorting. */
export class AttackGroups {
  private readonly groups: readonly AttackGroup[]

  /** @param attacks the hardest first */
  constructor(attacks: readonly Attack[]) {
    const byKind = groupBy(attacks, kindOf)
    this.groups = [...byKind.values()].flatMap((group) =>
      group.slice(0, 1).map((kind) => ({ kind, attacks: group })),
    )
  }

  /**
   * The attacks of a category, by the damage that none of them exceeds.
   *
   * @param share what a group's bounds are multiplied by
   */
  *hardestFirst(
    category: Attack['category'],
    share: (kind: Attack) => number,
  ): Generator<{ attack: Attack; bound: number }> {
    const queues = this.groups
      .filter(({ kind }) => kind.category === category)
      .map(({ kind, attacks }) => ({ share: share(kind), attacks, next: 0 }))
    const bounds = queues.map(({ share, attacks, next }) => share * (attacks[next]?.bound ?? 0))
    for (;;) {
      const bound = Math.max(...bounds)
      const position = bounds.indexOf(bound)
      const queue = queues[position]
      const attack = queue?.attacks[queue.next]
      if (!queue || !attack || bound === 0) return
      queue.next += 1
      bounds[position] = queue.share * (queue.attacks[queue.next]?.bound ?? 0)
      yield { attack, bound }
    }
  }
}

function kindOf({ type, category, hitsDefense, move, ability }: Attack): string {
  return JSON.stringify([
    [type, category, hitsDefense, hasOwnAdvantage({ move, ability })],
    DEPENDS_ON_TARGET.has(move) && move,
    ABILITIES_ON_TARGET.has(ability) && ability,
  ])
}

// `Map.groupBy` needs Node 21.
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? []
    group.push(item)
    groups.set(keyOf(item), group)
  }
  return groups
}
