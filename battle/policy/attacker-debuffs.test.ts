import { NO_STAGES } from '@/battle/dex/effects/stages'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { makeArena, makeBoss, makeMove, makeRaider, withBoss } from '@/testing/battle/battles'
import { decisions, makePlan } from '@/testing/battle/decisions'
import { attackerPolicy } from './attacker'

const STRONG = makeMove('Strong')

test('It lowers the boss as often as its plan says, with a status move only before the shield', () => {
  const raiders = [makeRaider({ moves: [STRONG, { ...moveNamed('Screech'), accuracy: true }] })]
  const decide = attackerPolicy(makePlan({ debuffs: 2 }))
  expect(decisions(3, { decide, raiders })).toEqual(['Screech', 'Screech', 'Strong'])
  const given = withBoss({ shield: { phase: 'up', barLeft: 3000 } })
  expect(decisions(1, { decide, raiders, given })).toEqual(['Strong'])
})

test('Acid Spray lowers the boss through its shield', () => {
  const raiders = [makeRaider({ moves: [STRONG, { ...moveNamed('Acid Spray'), accuracy: true }] })]
  const given = withBoss({ shield: { phase: 'up', barLeft: 3000 } })
  const decide = attackerPolicy(makePlan({ debuffs: 1 }))
  expect(decisions(2, { decide, raiders, given })).toEqual(['Acid Spray', 'Strong'])
})

test.each(['Clear Body', 'Mirror Armor', 'Contrary', 'Magic Bounce', 'Good as Gold', 'Soundproof'])(
  'It doesn’t use Screech against %s',
  (ability) => {
    const raiders = [makeRaider({ moves: [STRONG, moveNamed('Screech')] })]
    const arena = makeArena({ boss: makeBoss({ ability }) })
    const decide = attackerPolicy(makePlan({ debuffs: 2 }))
    expect(decisions(1, { decide, arena, raiders })).toEqual(['Strong'])
  },
)

test('It lowers the boss again after its reset, unless its plan forbids it', () => {
  const battle = {
    arena: makeArena({
      actions: [{ kind: 'boss reset', trigger: 'HP', percent: 90, move: -1 }],
    }),
    raiders: [makeRaider({ moves: [STRONG, moveNamed('Acid Spray')] })],
    given: withBoss({ hp: 9000, actionsDone: 1, stages: NO_STAGES }),
  }
  const plan = makePlan({ debuffs: 1 })
  expect(decisions(1, { ...battle, decide: attackerPolicy(plan) })).toEqual(['Acid Spray'])
  expect(decisions(1, { ...battle, decide: attackerPolicy({ ...plan, repeatAfterReset: false }) })).toEqual([
    'Strong',
  ])
})
