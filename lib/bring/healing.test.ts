import { Dex } from '@pkmn/dex'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { moveRole } from '@/battle/dex/moves/move-role'
import { rolesOf } from '@/battle/policy/roles'
import { supportPolicy } from '@/battle/policy/support'
import { makeRaider, withRaider } from '@/testing/battle/battles'
import { choiceOf, makePlan } from '@/testing/battle/decisions'
import { ATTACK_ONLY, listedBuild } from '@/testing/plans/ranked'
import { healingMove, healingOf, teamHealingOf } from './healing'

const MOVES = Dex.moves
  .all()
  .filter(({ isNonstandard, isZ, isMax }) => !isNonstandard && !isZ && !isMax)
  .map(({ name }) => name)

test('a support heals in battles at the HP on its card', () => {
  const plan = makePlan({ healBelow: 65 })
  const below = teamHealingOf({ build: listedBuild(), plan })?.below ?? 0
  const { hp: maxHp } = makeRaider().stats
  const atPercent = (percent: number) =>
    choiceOf({
      decide: supportPolicy(plan),
      given: withRaider({ hp: Math.floor((maxHp * percent) / 100) }),
    })
  expect(atPercent(below - 1)).toEqual({ kind: 'cheer', cheer: 'heal' })
  expect(atPercent(below + 1)).not.toEqual({ kind: 'cheer', cheer: 'heal' })
})

test('the card of a support names each move that heals allies in battles, and no other', () => {
  const plan = makePlan({ healBelow: 65 })
  const isOther = (name: string) => {
    const move = moveNamed(name)
    const build = { ...listedBuild(), moves: [name], roles: [moveRole(move)] }
    const namedMoves = teamHealingOf({ build, plan })?.moves ?? []
    return namedMoves.length !== rolesOf(makeRaider({ moves: [move] })).healsAllies.length
  }
  expect(MOVES.length).toBeGreaterThan(500)
  expect(MOVES.filter(isOther)).toEqual([])
})

test('the card names a healing move exactly if battles heal with it', () => {
  const isOther = (name: string) => {
    const move = moveNamed(name)
    const namedMove = healingMove({ ...listedBuild(), moves: [name], roles: [moveRole(move)] })
    return namedMove !== rolesOf(makeRaider({ moves: [move] })).healing?.move.name
  }
  expect(MOVES.length).toBeGreaterThan(500)
  expect(MOVES.filter(isOther)).toEqual([])
})

test('a build that only uses Drain Punch has no healing step; a build that boosts first has one', () => {
  const plan = { ...ATTACK_ONLY, healBelow: 45, boosts: 1 }
  const only = listedBuild({ moves: ['Drain Punch'], roles: ['attack'] })
  expect(healingOf({ build: only, plan })).toBeUndefined()
  const boosting = listedBuild({ moves: ['Drain Punch', 'Bulk Up'], roles: ['attack', 'boost'] })
  expect(healingOf({ build: boosting, plan })?.move).toEqual({ name: 'Drain Punch', below: 45 })
})
