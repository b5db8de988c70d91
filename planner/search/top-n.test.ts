import { pickBest, topN } from './top-n'

interface Build {
  readonly name: string
  readonly score: number
}

const CHI_YU: Build = { name: 'Chi-Yu', score: 0.5 }
const IRON_HANDS: Build = { name: 'Iron Hands', score: 1.1 }
const KORAIDON: Build = { name: 'Koraidon', score: 1 }
const DITTO: Build = { name: 'Ditto', score: 0.5 }

/** Knows each score, and which score it was told to reach. */
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

test('once there are as many as asked for, the next one has to reach the score of the last', () => {
  const { asked, scoreOf } = scoring()
  topN([CHI_YU, IRON_HANDS, KORAIDON, DITTO], 2, scoreOf)
  expect(asked).toEqual([0, 0, 0.5, 1])
})

test('who is given up early may score anything that is too low', () => {
  const givesUp = ({ score }: Build, least: number) => (score < least ? 0.01 : score)
  const best = topN([IRON_HANDS, DITTO, KORAIDON, CHI_YU], 3, givesUp)
  expect(best.map(nameOf)).toEqual(['Iron Hands', 'Koraidon', 'Ditto'])
})

test('those close to the best are judged by a closer look, the others never', () => {
  const { asked, scoreOf } = scoring()
  const looked: string[] = []
  const closer = ({ name }: Build) => looked.push(name)
  expect(pickBest([IRON_HANDS, CHI_YU, KORAIDON], scoreOf, closer)).toBe(KORAIDON)
  expect(looked).toEqual(['Iron Hands', 'Koraidon'])
  // As close as 0.15 is close.
  expect(asked[2]).toBeCloseTo(0.95)
})

test('of none, none is the best', () => {
  expect(pickBest([], scoring().scoreOf)).toBeUndefined()
})
