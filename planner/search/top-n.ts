/**
 * The score of one, from 0: the higher, the better. One below `least` is out: any score below it will do,
 * so that no battles are fought to learn by how much.
 */
export type Scoring<T> = (one: T, least: number) => number

/** Scores that differ by less may do so by chance: then they are looked at closer. */
const CLOSE = 0.15

interface Scored<T> {
  readonly one: T
  readonly score: number
}

/** Returns the `count` best, best first. Ties keep their order. */
export function topN<T>(candidates: readonly T[], count: number, scoreOf: Scoring<T>): T[] {
  return scoredBest(candidates, scoreOf, (best) => best[count - 1]?.score ?? 0)
    .slice(0, count)
    .map(({ one }) => one)
}

/** The best, of equal ones the first; with `closer`, those that come close to it are judged by that. `undefined` of none. */
export function pickBest<T>(
  candidates: readonly T[],
  scoreOf: Scoring<T>,
  closer?: Scoring<T>,
): T | undefined {
  if (!closer) return topN(candidates, 1, scoreOf)[0]
  const leastOf = ([best]: readonly Scored<T>[]) => (best?.score ?? 0) - CLOSE
  const scored = scoredBest(candidates, scoreOf, leastOf)
  const close = scored.filter(({ score }) => score >= leastOf(scored)).map(({ one }) => one)
  return close.length > 1 ? topN(close, 1, closer)[0] : close[0]
}

/** @param leastOf the score that the next one needs, by those so far, the best first */
function scoredBest<T>(
  candidates: readonly T[],
  scoreOf: Scoring<T>,
  leastOf: (best: readonly Scored<T>[]) => number,
): readonly Scored<T>[] {
  return candidates.reduce<readonly Scored<T>[]>((best, one) => {
    const score = scoreOf(one, leastOf(best))
    const place = best.findIndex((other) => other.score < score)
    return best.toSpliced(place < 0 ? best.length : place, 0, { one, score })
  }, [])
}
