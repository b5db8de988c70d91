/** @jest-environment node */
import { hit, ironHands } from '@/testing/battle/example-hits'
import { Calculation, followsFormula } from './calculation'
import { GENERATION } from './calculator'
import type { Hit } from './damage-source'
import { hasOwnType, ownType } from './own-type'

const calculation = new Calculation()

function namesOf(entries: Iterable<{ readonly name: string }>): string[] {
  return Array.from(entries, ({ name }) => name)
}

/** The names whose hit is taken to have its move's own type, and has another. */
function misjudged(names: readonly string[], hitOf: (name: string) => Hit): string[] {
  return names.filter((name) => {
    const asked = hitOf(name)
    return hasOwnType(asked) && ownType(asked.move) !== calculation.settledType(asked)
  })
}

function boomsWith(ability: string): Hit {
  return hit('Boomburst', { attacker: { ...ironHands(), ability } })
}

test('every move that is taken to keep its type keeps it, Terastallized as well', () => {
  const attacker = { ...ironHands(), terastallized: true, item: 'Flame Plate' }
  const hitBy = (name: string) => hit(name, { attacker })
  const names = namesOf(GENERATION.moves).filter((name) => name !== '(No Move)')
  const attacks = names.filter((name) => followsFormula(hitBy(name).move))
  expect(attacks.length).toBeGreaterThan(300)
  expect(misjudged(attacks, hitBy)).toEqual([])
})

test('every ability that is taken to leave a normal, sounding move its type leaves it', () => {
  const abilities = namesOf(GENERATION.abilities)
  expect(abilities.length).toBeGreaterThan(250)
  expect(misjudged(abilities, boomsWith)).toEqual([])
})

test('Pixilate and Tera Blast are asked about, Boomburst without an ability is not', () => {
  expect(hasOwnType(boomsWith('Pixilate'))).toBe(false)
  expect(hasOwnType(hit('Tera Blast'))).toBe(false)
  expect(hasOwnType(hit('Boomburst'))).toBe(true)
})
