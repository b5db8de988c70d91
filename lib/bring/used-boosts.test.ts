import { ATTACK_ONLY, listedBuild } from '@/testing/plans/ranked'
import { usedBoosts } from './used-boosts'

function boostsOf(move: string, boosts: number, role: 'boost' | 'help' = 'boost') {
  const build = listedBuild({ moves: ['Liquidation', move], roles: ['attack', role] })
  return usedBoosts({ build, plan: { ...ATTACK_ONLY, boosts } })
}

test('Belly Drum raises all that there is at once, Tail Glow by two uses: more are not told', () => {
  expect(boostsOf('Belly Drum', 3)).toEqual({ move: 'Belly Drum', times: 1 })
  expect(boostsOf('Tail Glow', 3)).toEqual({ move: 'Tail Glow', times: 2 })
  expect(boostsOf('Swords Dance', 3)).toEqual({ move: 'Swords Dance', times: 3 })
})

test('Howl raises its user too; Coaching does not', () => {
  expect(boostsOf('Howl', 2, 'help')).toEqual({ move: 'Howl', times: 2 })
  expect(boostsOf('Coaching', 2, 'help')).toBeUndefined()
})

test('who boosts nothing, or has no move for it, uses none', () => {
  expect(boostsOf('Howl', 0, 'help')).toBeUndefined()
  expect(boostsOf('Screech', 2, 'help')).toBeUndefined()
})
