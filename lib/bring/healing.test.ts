import { Dex } from '@pkmn/dex'
import type { Caution } from '@/lib/battle/policy/plan'
import { supportPlaying } from '@/lib/battle/policy/support'
import { makeRaider, withRaider } from '@/testing/battle/battles'
import { choiceOf, makePlan } from '@/testing/battle/decisions'
import { ATTACK_ONLY, listedBuild } from '@/testing/plans/ranked'
import { healingOf, teamHealingOf } from './healing'

test.each<Exclude<Caution, 'never'>>(['mean hit', 'hardest hit'])(
  'a support that fears the %s heals in battles where its card says',
  (caution) => {
    const below = teamHealingOf({ build: listedBuild(), plan: { ...ATTACK_ONLY, caution } })?.below ?? 0
    const { hp: maxHp } = makeRaider().stats
    const atPercent = (percent: number) =>
      choiceOf({
        decide: supportPlaying(makePlan({ caution })),
        given: withRaider({ hp: Math.floor((maxHp * percent) / 100) }),
      })
    expect(atPercent(below - 1)).toEqual({ kind: 'cheer', cheer: 'heal' })
    expect(atPercent(below + 1)).not.toEqual({ kind: 'cheer', cheer: 'heal' })
  },
)

test('every attack of the game that drains, and no other, heals', () => {
  const attacks = Dex.moves
    .all()
    .filter(({ category, isNonstandard }) => category !== 'Status' && !isNonstandard)
  const heals = (move: string) => {
    const build = listedBuild({ moves: [move], roles: ['attack'] })
    return healingOf({ build, plan: { ...ATTACK_ONLY, caution: 'mean hit' } }, undefined)?.drains.includes(
      move,
    )
  }
  expect(attacks.length).toBeGreaterThan(300)
  expect(
    attacks.filter(({ name, drain }) => heals(name) !== (drain !== undefined)).map(({ name }) => name),
  ).toEqual([])
})
