import { Dex } from '@pkmn/dex'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { moveRole } from '@/battle/dex/moves/move-role'
import { rolesOf } from '@/battle/policy/roles'
import type { ListedBuild } from '@/lib/plans/raid-plans'
import { makeRaider } from '@/testing/battle/battles'
import { ATTACK_ONLY, listedBuild } from '@/testing/plans/ranked'
import { usedBoosts } from './used-stat-moves'

const SPECIAL = { nature: 'Modest', effortValues: { hp: 252, spa: 252 } } as const

function boostsOf(move: string, boosts: number, change: Partial<ListedBuild> = {}) {
  const build = listedBuild({ moves: ['Liquidation', move], roles: ['attack', 'boost'], ...change })
  return usedBoosts({ build, plan: { ...ATTACK_ONLY, boosts } })
}

function inOrder(
  moves: readonly string[],
  boosts: number,
  secondBoosts: number,
  change: Partial<ListedBuild> = {},
) {
  const roles = moves.map((move) => moveRole(moveNamed(move)))
  const build = listedBuild({ moves, roles, ...change })
  return usedBoosts({ build, plan: { ...ATTACK_ONLY, boosts, secondBoosts } }).map(({ move }) => move)
}

test('one use of Belly Drum and two of Tail Glow reach the maximum, so more are not listed', () => {
  expect(boostsOf('Belly Drum', 3)).toEqual([{ move: 'Belly Drum', times: 1 }])
  expect(boostsOf('Tail Glow', 3, SPECIAL)).toEqual([{ move: 'Tail Glow', times: 2 }])
  expect(boostsOf('Swords Dance', 3)).toEqual([{ move: 'Swords Dance', times: 3 }])
})

test('Howl raises its user too; Coaching does not', () => {
  expect(boostsOf('Howl', 2, { roles: ['attack', 'help'] })).toEqual([{ move: 'Howl', times: 2 }])
  expect(boostsOf('Coaching', 2, { roles: ['attack', 'help'] })).toEqual([])
})

test('a plan without boosts, or a build without a boost move, uses none', () => {
  expect(boostsOf('Howl', 0)).toEqual([])
  expect(boostsOf('Screech', 2, { roles: ['attack', 'debuff'] })).toEqual([])
})

test('Howl comes before Iron Defense, and Iron Defense comes first for a build that attacks with Defense', () => {
  expect(inOrder(['Liquidation', 'Iron Defense', 'Howl'], 2, 1)).toEqual(['Howl', 'Iron Defense'])
  expect(inOrder(['Body Press', 'Howl', 'Iron Defense'], 2, 0)).toEqual(['Iron Defense'])
})

test('the boost that raises the attack most comes first, and a plan may use only the second', () => {
  expect(inOrder(['Liquidation', 'Bulk Up', 'Swords Dance'], 1, 1)).toEqual(['Swords Dance', 'Bulk Up'])
  expect(inOrder(['Liquidation', 'Amnesia', 'Swords Dance'], 0, 1)).toEqual(['Amnesia'])
})

test.each([
  ['physical', 'Liquidation', {}],
  ['special', 'Surf', SPECIAL],
  ['Body Press', 'Body Press', {}],
  ['Stored Power', 'Stored Power', SPECIAL],
] as const)(
  'the card names a move of the game as a boost exactly where battles use it so: %s',
  (_, attack, change) => {
    const names = Dex.moves
      .all()
      .filter(
        ({ isNonstandard, isZ, isMax, category }) =>
          !isNonstandard && !isZ && !isMax && category === 'Status',
      )
      .map(({ name }) => name)
    const isOther = (name: string) => {
      const { boost, secondBoost } = rolesOf(makeRaider({ moves: [attack, name].map(moveNamed) }))
      const usedMoves = [boost, secondBoost].flatMap((use) => (use ? [use.move.name] : []))
      return JSON.stringify(inOrder([attack, name], 1, 1, change)) !== JSON.stringify(usedMoves)
    }
    expect(names.length).toBeGreaterThan(150)
    expect(names.filter(isOther)).toEqual([])
  },
)
