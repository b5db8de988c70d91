import { raiderFighter } from '@/battle/damage/fighters'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import type { Plan } from '@/battle/plan'
import { readSets } from '@/lib/box/read-sets'
import { GARCHOMP, IRON_HANDS, MAGIKARP } from '@/testing/box/sets'
import { bestPlan } from './best-plan'

function planOf(showdownSet: string, score: (plan: Plan) => number): Plan {
  const [entry] = readSets(showdownSet).entries
  if (!entry) throw new Error(`${showdownSet} cannot be read`)
  return bestPlan(raiderFighter(entry.build, moveNamed), score)
}

test('each value of the plan is searched', () => {
  const target: Plan = { boosts: 2, debuffs: 0, repeatAfterReset: false, healBelow: 0, healCheerBelow: 50 }
  const matches = (plan: Plan) =>
    Number(plan.boosts === target.boosts) +
    Number(plan.repeatAfterReset === target.repeatAfterReset) +
    Number(plan.healCheerBelow === target.healCheerBelow)
  expect(planOf(GARCHOMP, matches)).toEqual(target)
})

test('Belly Drum, which raises Attack to the maximum, is used at most once', () => {
  expect(planOf(IRON_HANDS, ({ boosts }) => boosts).boosts).toBe(1)
})

test('without a boosting or debuffing move, plans have neither', () => {
  expect(planOf(MAGIKARP, ({ boosts, debuffs }) => boosts + debuffs)).toMatchObject({ boosts: 0, debuffs: 0 })
})
