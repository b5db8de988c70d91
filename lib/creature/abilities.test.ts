import type { Creature } from '@/data/shipped/schema'
import { shippedCreatures } from '@/data/shipped/shipped'
import { creature as words } from '@/lib/words/en/creature'
import { possibleAbilities, searchedAbilities, shownAbilities } from './abilities'

function creature(key: string): Creature {
  const shipped = shippedCreatures[key]
  if (!shipped) throw new Error(`no creature ${key}`)
  return shipped
}

type Rule = Parameters<typeof shownAbilities>

function labels(key: string, tier: Rule[1], slot: Rule[2]) {
  return shownAbilities(creature(key), tier, slot).map(words.ability)
}

describe('the hidden ability', () => {
  test('shows for tier 6, marked (H)', () => {
    expect(labels('garchomp', '6', 'hidden')).toEqual(['Sand Veil', 'Rough Skin (H)'])
  })

  test('does not show for tier 5, nor without a tier', () => {
    expect(labels('garchomp', '5', 'any')).toEqual(['Sand Veil'])
    expect(labels('garchomp', undefined, 'any')).toEqual(['Sand Veil'])
  })

  test('shows for Ditto in tier 5', () => {
    expect(labels('ditto', '5', 'any')).toEqual(['Limber', 'Imposter (H)'])
  })

  test('shows in tier 5 for a boss that always has it, as in some event raids', () => {
    expect(labels('garchomp', '5', 'hidden')).toEqual(['Sand Veil', 'Rough Skin (H)'])
  })
})

describe('abilities', () => {
  test('are listed once each, and a hidden ability that is also the first is not marked', () => {
    const { first } = creature('garchomp').abilities
    const twice = { ...creature('garchomp'), abilities: { first, second: first, hidden: { ...first } } }
    expect(shownAbilities(twice, '6', 'any').map(words.ability)).toEqual(['Sand Veil'])
  })

  test('include the ability that the boss always has', () => {
    const always = (key: string, slot: 'first' | 'second' | 'hidden' | 'any') =>
      shownAbilities(creature(key), '6', slot).flatMap((ability) =>
        ability.isCertain ? words.ability(ability) : [],
      )
    expect(always('garchomp', 'hidden')).toEqual(['Rough Skin (H)'])
    expect(always('pelipper', 'second')).toEqual(['Drizzle'])
    expect(always('garchomp', 'any')).toEqual([])
  })

  test('of a form without a hidden ability: always the first', () => {
    const { first } = creature('garchomp').abilities
    const plain = { ...creature('garchomp'), abilities: { first } }
    expect(shownAbilities(plain, '6', 'hidden')).toEqual([{ ...first, isHidden: false, isCertain: true }])
  })
})

describe('the abilities that a boss may have by the game’s tables', () => {
  const garchomp = { first: 'Sand Veil', second: undefined, hidden: 'Rough Skin' }

  test('are all abilities, including the hidden ability, if the tables leave it open', () => {
    expect(possibleAbilities(garchomp, 'any')).toEqual(['Sand Veil', 'Rough Skin'])
  })

  test('are the first two for the Eevee of the first event', () => {
    expect(
      possibleAbilities(
        { first: 'Run Away', second: 'Adaptability', hidden: 'Anticipation' },
        'first or second',
      ),
    ).toEqual(['Run Away', 'Adaptability'])
  })

  test('are otherwise the ability of the slot, or the first ability if the slot is empty', () => {
    expect(possibleAbilities(garchomp, 'hidden')).toEqual(['Rough Skin'])
    expect(possibleAbilities(garchomp, 'second')).toEqual(['Sand Veil'])
  })

  test('include the hidden ability, which a 5★ raid does not list, by the specification', () => {
    const searched = (tier: Rule[1], slot: Rule[2]) =>
      searchedAbilities(creature('garchomp'), tier, slot).map(({ name }) => name)
    expect(searched('5', 'any')).toEqual(['Sand Veil'])
    expect(searched('6', 'any')).toEqual(['Sand Veil', 'Rough Skin'])
    expect(searched('6', 'hidden')).toEqual(['Rough Skin'])
  })
})
