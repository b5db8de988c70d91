import { Dex } from '@pkmn/dex'
import { COSTS, SPECIALS } from '@/lib/battle/special/specials'
import { ABILITY_NAMES, traitsOf } from './abilities'
import { CHANGES_ABILITY } from './ability-changes'
import {
  BREAKS_SCREENS,
  CHARGING,
  CLEARS_STAGES,
  COSTS_WHEN_STRUCK,
  ENDS_TERRAIN,
  FIXED_DAMAGE,
  FREES_USER,
  ONE_OF_STATUSES,
  RAMPAGES,
  SIDE_VOLATILES,
  SPARES,
  TAKES_BERRY,
  TAKES_ITEM,
  TAKES_SHARE,
} from './attack-rules'
import { FAILS_IN_RAIDS } from './failing-moves'
import { ITEM_NAMES } from './items'
import { HEALS_ALLIES, RECOVERY } from './recoveries'

const MOVE_TABLES = {
  BREAKS_SCREENS,
  CHANGES_ABILITY,
  CHARGING,
  CLEARS_STAGES,
  COSTS,
  COSTS_WHEN_STRUCK,
  ENDS_TERRAIN,
  FAILS_IN_RAIDS,
  FIXED_DAMAGE,
  FREES_USER,
  HEALS_ALLIES,
  ONE_OF_STATUSES,
  RAMPAGES,
  RECOVERY,
  SIDE_VOLATILES,
  SPARES,
  SPECIALS,
  TAKES_BERRY,
  TAKES_ITEM,
  TAKES_SHARE,
}

test('Every name in the tables is spelled as in @pkmn/dex', () => {
  const moves = Object.values(MOVE_TABLES).flatMap((table) => [...table.keys()])
  expect(moves.length).toBeGreaterThan(100)
  expect(moves.filter((name) => Dex.moves.get(name).name !== name)).toEqual([])
  expect(ABILITY_NAMES.filter((name) => Dex.abilities.get(name).name !== name)).toEqual([])
  expect(ITEM_NAMES.filter((name) => Dex.items.get(name).name !== name)).toEqual([])
})

test('Attacks of two turns are those of the flag `charge`', () => {
  const known = [...CHARGING.keys()]
  expect(known.filter((name) => !Dex.moves.get(name).flags.charge)).toEqual([])
})

test('Abilities that nothing switches off are those of the flag `cantsuppress`, and Neutralizing Gas', () => {
  const fixed = ABILITY_NAMES.filter((name) => traitsOf(name).fixed && name !== 'Neutralizing Gas')
  const cannot = Dex.forGen(9)
    .abilities.all()
    .filter(({ flags, isNonstandard }) => flags.cantsuppress && !isNonstandard)
    .map(({ name }) => name)
  expect(fixed.toSorted()).toEqual(cannot.toSorted())
})
