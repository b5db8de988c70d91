import { Dex } from '@pkmn/dex'
import { TYPE_NAMES } from '@/data/vocabulary'
import { MOVES_WITH_RULES, rulesOf } from '@/lib/battle/dex/moves/moves'
import { ABILITY_NAMES, traitsOf } from './abilities'
import { ITEM_NAMES, itemTraits } from './items'

test('Every name in the tables is spelled as in @pkmn/dex', () => {
  expect(MOVES_WITH_RULES.length).toBeGreaterThan(100)
  expect(MOVES_WITH_RULES.filter((name) => Dex.moves.get(name).name !== name)).toEqual([])
  expect(ABILITY_NAMES.filter((name) => Dex.abilities.get(name).name !== name)).toEqual([])
  expect(ITEM_NAMES.filter((name) => Dex.items.get(name).name !== name)).toEqual([])
})

test('A move has one record', () => {
  expect(MOVES_WITH_RULES.filter((name, place) => MOVES_WITH_RULES.indexOf(name) !== place)).toEqual([])
})

test('Attacks of two turns are those of the flag `charge`', () => {
  const charging = MOVES_WITH_RULES.filter((name) => rulesOf(name).charging)
  expect(charging.length).toBeGreaterThan(10)
  expect(charging.filter((name) => !Dex.moves.get(name).flags.charge)).toEqual([])
})

test('Abilities that nothing switches off are those of the flag `cantsuppress`, and Neutralizing Gas', () => {
  const fixed = ABILITY_NAMES.filter((name) => traitsOf(name).fixed && name !== 'Neutralizing Gas')
  const cannot = Dex.forGen(9)
    .abilities.all()
    .filter(({ flags, isNonstandard }) => flags.cantsuppress && !isNonstandard)
    .map(({ name }) => name)
  expect(fixed.toSorted()).toEqual(cannot.toSorted())
})

test('Each type has one item that strengthens its attacks by a fifth, as @pkmn/dex says', () => {
  const strengthening = ITEM_NAMES.filter((name) => itemTraits(name).strengthens)
  expect(strengthening.map((name) => itemTraits(name).strengthens).toSorted()).toEqual([...TYPE_NAMES])
  expect(strengthening.map((name) => Dex.items.get(name).shortDesc)).toEqual(
    strengthening.map((name) => `Holder's ${itemTraits(name).strengthens}-type attacks have 1.2x power.`),
  )
})
