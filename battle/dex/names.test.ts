import { Dex } from '@pkmn/dex'
import { MOVES_WITH_RULES, rulesOf } from '@/battle/dex/moves/moves'
import { TYPE_NAMES } from '@/data/vocabulary'
import { ABILITY_NAMES, NO_TRAITS, traitsOf } from './abilities'
import { ITEM_NAMES, itemTraits } from './items'

test('Every name in the tables has the spelling of @pkmn/dex', () => {
  expect(MOVES_WITH_RULES.length).toBeGreaterThan(100)
  expect(MOVES_WITH_RULES.filter((name) => Dex.moves.get(name).name !== name)).toEqual([])
  expect(ABILITY_NAMES.filter((name) => Dex.abilities.get(name).name !== name)).toEqual([])
  expect(ITEM_NAMES.filter((name) => Dex.items.get(name).name !== name)).toEqual([])
})

test('A move has one record', () => {
  expect(MOVES_WITH_RULES.filter((name, index) => MOVES_WITH_RULES.indexOf(name) !== index)).toEqual([])
})

test('Exactly the two-turn attacks have the flag `charge`', () => {
  const charging = MOVES_WITH_RULES.filter((name) => rulesOf(name).charging)
  expect(charging.length).toBeGreaterThan(10)
  expect(charging.filter((name) => !Dex.moves.get(name).flags.charge)).toEqual([])
})

test.each([
  ['cantsuppress', 'cannotBeSuppressed', 15],
  ['failskillswap', 'failsSkillSwap', 28],
  ['failroleplay', 'failsRolePlay', 35],
  ['noentrain', 'failsEntrainment', 35],
  ['noreceiver', 'cannotBeReceived', 35],
  ['notrace', 'cannotBeTraced', 34],
  ['notransform', 'failsTransformed', 12],
] as const)('The same abilities have the flag `%s` and the trait `%s`', (flag, trait, atLeast) => {
  const withTrait = ABILITY_NAMES.filter((name) => traitsOf(name)[trait])
  const flagged = Dex.forGen(9)
    .abilities.all()
    .filter(({ flags, isNonstandard }) => flags[flag] && !isNonstandard)
    .map(({ name }) => name)
  expect(flagged.length).toBeGreaterThanOrEqual(atLeast)
  expect(withTrait.toSorted()).toEqual(flagged.toSorted())
})

test('Mold Breaker ignores abilities with the flag `breakable`, if it can meet them', () => {
  const met = [
    ...([
      'absorbs',
      'blocksFlag',
      'blocksStatusMoves',
      'blocksPriority',
      'bouncesStatusMoves',
      'noGuard',
    ] as const),
    ...([
      'statusesBlocked',
      'statusBlockedIn',
      'noStatusAbove',
      'volatilesBlocked',
      'veil',
      'blocksSecondary',
    ] as const),
    ...(['guards', 'mirrorsDrops', 'answersDrop', 'ignoresStages', 'blocksCrits', 'hidesIn'] as const),
    ...(['turnsDrainBack', 'survivesFromFull', 'disguise'] as const),
  ]
  const isMet = (name: string) => met.some((trait) => traitsOf(name)[trait] !== NO_TRAITS[trait])
  const unbreakable = ABILITY_NAMES.filter((name) => traitsOf(name).unbreakable)
  const meant = ABILITY_NAMES.filter((name) => isMet(name) && !Dex.abilities.get(name).flags.breakable)
  expect(unbreakable).toEqual(meant)
})

test('Each type has one item that raises its attacks by 20%, as in @pkmn/dex', () => {
  const strengthening = ITEM_NAMES.filter((name) => itemTraits(name).strengthens)
  expect(strengthening.map((name) => itemTraits(name).strengthens).toSorted()).toEqual([...TYPE_NAMES])
  expect(strengthening.map((name) => Dex.items.get(name).shortDesc)).toEqual(
    strengthening.map((name) => `Holder's ${itemTraits(name).strengthens}-type attacks have 1.2x power.`),
  )
})
