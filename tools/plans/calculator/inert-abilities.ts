import { readFileSync } from 'node:fs'
import { join } from 'node:path'

// Where the calculator asks for abilities.
const FILES = ['mechanics/gen789.js', 'mechanics/util.js', 'items.js', 'move.js', 'pokemon.js']

const code = FILES.map((file) => readFileSync(join('node_modules/@smogon/calc/dist', file), 'utf8')).join(
  '\n',
)

const known = new Map<string, boolean>()

/** Whether an ability changes no damage, of the attacker or of the target: the calculator's code never names it. */
export function isInert(ability: string): boolean {
  const inert = known.get(ability) ?? !code.includes(ability)
  known.set(ability, inert)
  return inert
}

/** One name for all abilities that are inert, which need not be computed apart; any other keeps its own. */
export function nameInDamage(ability: string): string {
  return isInert(ability) ? 'inert' : ability
}
