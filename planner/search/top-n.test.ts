import { pickBest, topN } from './top-n'

interface Build {
  readonly name: string
  readonly score: number
}

const CHI_YU: Build = { name: 'Chi-Yu', score: 0.5 }
const IRON_HANDS: Build = { name: 'Iron Hands', score: 1.1 }
const KORAIDON: Build = { name: 'Koraidon', score: 1 }
const DITTO: Build = { name: 'Ditto', score: 0.5 }

/** Returns known scores, and records the score to reach. */
function scoring() {
  const asked: number[] = []
  const scoreOf = ({ score }: Build, least: number) => {
    asked.push(least)
    return score
  }
  return { asked, scoreOf }
}

const nameOf = ({ name }: Build) => name

test('the best come first, and of equal ones the first', () => {
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
  const givesUp = ({ score }: Build, least: number) => (score < least ? 0.01 : score)
  const best = topN([IRON_HANDS, DITTO, KORAIDON, CHI_YU], 3, givesUp)
  expect(best.map(nameOf)).toEqual(['Iron Hands', 'Koraidon', 'Ditto'])
})

test('candidates close to the best get a closer look, others never', () => {
  const { asked, scoreOf } = scoring()
  const looked: string[] = []
  const closer = ({ name }: Build) => looked.push(name)
  expect(pickBest([IRON_HANDS, CHI_YU, KORAIDON], scoreOf, closer)).toBe(KORAIDON)
  expect(looked).toEqual(['Iron Hands', 'Koraidon'])
  // As close as 0.15 is close.
  expect(asked[2]).toBeCloseTo(0.95)
})

test('nothing is the best of nothing', () => {
  expect(pickBest([], scoring().scoreOf)).toBeUndefined()
})
