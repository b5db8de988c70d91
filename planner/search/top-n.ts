/** Returns a score from 0, higher is better. Below `least` any lower score will do, so that battles can stop. */
export type Scoring<T> = (one: T, least: number) => number

/** Scores that differ by less may differ by chance and deserve a closer look. */
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

/** Returns the first of equal ones, or `undefined` if there are none. `closer` decides among close candidates. */
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

/** @param leastOf the score that the next candidate needs, by the scores so far, best first */
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
