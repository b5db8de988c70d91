import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calculate, Field } from '@smogon/calc'
import { calculatorAbility, GENERATION } from '@/battle/damage/calculator'
import { typeChart } from '@/data/types/type-chart'
import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { getOrAdd, memoize } from '@/lib/memo'
import { IDLE_ABILITY, meanDamage, QuickMove, QuickPokemon } from './measure'

const FIELD = new Field({ gameType: 'Singles' })

const factors = new Map<string, number>()

/**
 * Returns 1 without effect, 0 for immunity. Includes Filter, not Multiscale, which needs full HP. `type` is current.
 */
export function abilityFactor(ability: string, move: string, type: TypeName): number {
  if (isInert(ability)) return 1
  // Keyed by the move's name: Stamina reacts within multi-hit moves, Comatose to Hex.
  return getOrAdd(factors, [ability, move, type].join(), () => factorOf(ability, move, type))
}

function factorOf(ability: string, name: string, type: TypeName): number {
  const move = new QuickMove(GENERATION, name, { overrides: { type, basePower: 80 } })
  const without = damageTo(IDLE_ABILITY, move, type)
  return without === 0 ? 1 : damageTo(ability, move, type) / without
}

function damageTo(ability: string, move: QuickMove, type: TypeName): number {
  const weakType = TYPE_NAMES.find((name) => typeChart[name].defense.double.includes(type))
  const target = new QuickPokemon(GENERATION, 'Mew', {
    overrides: { types: [weakType ?? '???'] },
    level: 100,
    curHP: 1,
    ability: calculatorAbility(ability),
  })
  return meanDamage(calculate(GENERATION, attacker, target, move, FIELD))
}

const attacker = new QuickPokemon(GENERATION, 'Mew', {
  level: 100,
  evs: { atk: 252, spa: 252 },
  ability: calculatorAbility(IDLE_ABILITY),
})

const FILES = ['mechanics/gen789.js', 'mechanics/util.js', 'items.js', 'move.js', 'pokemon.js']

const code = FILES.map((file) => readFileSync(join('node_modules/@smogon/calc/dist', file), 'utf8')).join(
  '\n',
)

export const isInert = memoize((ability: string) => !code.includes(ability))

export function nameInDamage(ability: string): string {
  return isInert(ability) ? 'inert' : ability
}
