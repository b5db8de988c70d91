import { ABILITIES, calculate, Move, Pokemon } from '@smogon/calc'
import { GENERATION } from '@/battle/damage/calculator'
import { ABILITY_NAMES, traitsOf } from '@/battle/dex/abilities'
import { CONDITIONS } from '@/data/moves/terms'
import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { halves, prevents } from './protecting-abilities'

const IDS = {
  sleep: ['slp'],
  drowsiness: ['yawn'],
  paralysis: ['par'],
  burn: ['brn'],
  poison: ['psn', 'tox'],
  confusion: ['confusion'],
} as const

test.each(CONDITIONS)('%s is prevented by the same abilities as in battles', (condition) => {
  const inBattles = ABILITY_NAMES.filter((ability) => {
    const { statusesBlocked, volatilesBlocked } = traitsOf(ability)
    const blocked: readonly string[] = [...statusesBlocked, ...volatilesBlocked]
    return IDS[condition].every((id) => blocked.includes(id))
  })
  expect(inBattles.length).toBeGreaterThan(0)
  expect(ABILITY_NAMES.filter((ability) => prevents(ability, condition))).toEqual(inBattles)
})

const ALL = ABILITIES[9] ?? []

const ATTACKS = ['Earthquake', 'Surf']

function shares(ability: string, type: TypeName): number[] {
  return ATTACKS.map((attack) => damage(attack, ability, type) / damage(attack, 'Honey Gather', type))
}

function damage(attack: string, ability: string, type: TypeName): number {
  const attacker = new Pokemon(GENERATION, 'Mew', { level: 100 })
  const defender = new Pokemon(GENERATION, 'Mew', { level: 100, ability, curHP: 150 })
  const move = new Move(GENERATION, attack, { overrides: { type } })
  return Math.max(...[calculate(GENERATION, attacker, defender, move).damage].flat(2))
}

test.each(TYPE_NAMES)('attacks of type %s are halved by the same abilities as in the calculator', (type) => {
  const halving = ALL.filter((ability) =>
    shares(ability, type).every((share) => share > 0.45 && share < 0.55),
  )
  expect(ALL.length).toBeGreaterThan(200)
  expect(ALL.filter((ability) => halves(ability, type))).toEqual(halving)
})
