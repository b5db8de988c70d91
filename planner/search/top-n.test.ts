import { pickBest, topN } from './top-n'

interface Build {
  readonly name: string
  readonly score: number
}

const CHI_YU: Build = { name: 'Chi-Yu', score: 0.5 }
const IRON_HANDS: Build = { name: 'Iron Hands', score: 1.1 }
const KORAIDON: Build = { name: 'Koraidon', score: 1 }
const DITTO: Build = { name: 'Ditto', score: 0.5 }

function scoring() {
  const minScores: number[] = []
  const scoreOf = ({ score }: Build, minScore: number) => {
    minScores.push(minScore)
    return score
  }
  return { asked: minScores, scoreOf }
}

const nameOf = ({ name }: Build) => name

test('the best come first, and ties keep their order', () => {
  const { scoreOf } = scoring()
  const best = topN([CHI_YU, DITTO, IRON_HANDS, KORAIDON], 3, scoreOf)
  expect(best.map(nameOf)).toEqual(['Iron Hands', 'Koraidon', 'Chi-Yu'])
})

test('with enough candidates, the next has to reach the score of the last', () => {
  const { asked, scoreOf } = scoring()
  topN([CHI_YU, IRON_HANDS, KORAIDON, DITTO], 2, scoreOf)
  expect(asked).toEqual([0, 0, 0.5, 1])
})

test('a candidate that stops early may have any lower score', () => {
  const stopEarly = ({ score }: Build, minScore: number) => (score < minScore ? 0.01 : score)
  const best = topN([IRON_HANDS, DITTO, KORAIDON, CHI_YU], 3, stopEarly)
  expect(best.map(nameOf)).toEqual(['Iron Hands', 'Koraidon', 'Ditto'])
})

test('only candidates close to the best are scored again', () => {
  const { asked, scoreOf } = scoring()
  const rescored: string[] = []
  const closer = ({ name }: Build) => rescored.push(name)
  expect(pickBest([IRON_HANDS, CHI_YU, KORAIDON], scoreOf, closer)).toBe(KORAIDON)
  expect(rescored).toEqual(['Iron Hands', 'Koraidon'])
  expect(asked[2]).toBeCloseTo(0.95)
})

test('without candidates, there is no best one', () => {
  expect(pickBest([], scoring().scoreOf)).toBeUndefined()
})
