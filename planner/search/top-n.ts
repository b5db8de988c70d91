/** Scores are 0 or more; higher is better. Below `minScore`, any lower score will do, so battles can stop. */
export type ScoreFunction<T> = (candidate: T, minScore: number) => number

/** Smaller differences may be chance and deserve a closer look. */
const CLOSE_SCORES = 0.15

interface Scored<T> {
  readonly candidate: T
  readonly score: number
}

/** Returns the `count` best, best first. Ties keep their order. */
export function topN<T>(candidates: readonly T[], count: number, scoreOf: ScoreFunction<T>): T[] {
  return scoredBest(candidates, scoreOf, (best) => best[count - 1]?.score ?? 0)
    .slice(0, count)
    .map(({ candidate }) => candidate)
}

/**
 * Returns the best candidate; of ties, the first; `undefined` without candidates. `closer` decides among close
 * candidates.
 */
export function pickBest<T>(
  candidates: readonly T[],
  scoreOf: ScoreFunction<T>,
  closer?: ScoreFunction<T>,
): T | undefined {
  if (!closer) return topN(candidates, 1, scoreOf)[0]
  const minScoreOf = ([best]: readonly Scored<T>[]) => (best?.score ?? 0) - CLOSE_SCORES
  const scored = scoredBest(candidates, scoreOf, minScoreOf)
  const close = scored.filter(({ score }) => score >= minScoreOf(scored)).map(({ candidate }) => candidate)
  return close.length > 1 ? topN(close, 1, closer)[0] : close[0]
}

/** @param minScoreOf returns the score that the next candidate needs, from the scores so far, best first */
function scoredBest<T>(
  candidates: readonly T[],
  scoreOf: ScoreFunction<T>,
  minScoreOf: (best: readonly Scored<T>[]) => number,
): readonly Scored<T>[] {
  return candidates.reduce<readonly Scored<T>[]>((best, candidate) => {
    const score = scoreOf(candidate, minScoreOf(best))
    const index = best.findIndex((rival) => rival.score < score)
    return best.toSpliced(index < 0 ? best.length : index, 0, { candidate: candidate, score })
  }, [])
}
