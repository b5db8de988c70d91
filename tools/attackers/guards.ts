import { Dex } from '@pkmn/dex'
import type { Move, Pokemon } from '@smogon/calc'
import { rosters } from '@/data/rosters/rosters'
import { typeChart } from '@/data/type-chart'
import { TIERS, TYPE_NAMES } from '@/data/vocabulary'
import { isInert } from '@/tools/plans/calculator/inert-abilities'
import { QuickPokemon } from '@/tools/plans/calculator/quick-copies'
import { bossMove, damagingMoves } from './boss-in-battle'
import { calculatorAbility } from './calculator-names'
import { highestRoll, strike } from './damage'
import { calculatorOfGeneration9 } from './generation'
import { HEAVY_TARGET, IDLE_ABILITY } from './reference-target'

const known = new Map<string, boolean>()

/** Whether an ability of an attacker changes the damage that any boss's move does to it. */
export function isGuard(ability: string): boolean {
  const guards = known.get(ability) ?? (!isInert(ability) && changesDamage(ability))
  known.set(ability, guards)
  return guards
}

function changesDamage(ability: string): boolean {
  const damages = damagesWith(ability)
  damagesOfIdle ??= damagesWith(IDLE_ABILITY)
  return damages.some((damage, position) => damage !== damagesOfIdle?.[position])
}

let damagesOfIdle: readonly number[] | undefined

/** What a target with an ability takes from each kind of move, in HP. */
function damagesWith(ability: string): number[] {
  const targets = new Map<string, Pokemon>()
  return kindsOfMoves().map((move) => {
    const target = targets.get(move.type) ?? weakTo(move, ability)
    targets.set(move.type, target)
    return highestRoll(strike(HEAVY_TARGET, target, move))
  })
}

let kinds: readonly Move[] | undefined

// One move of each kind that abilities tell apart, of all that the bosses use.
function kindsOfMoves(): readonly Move[] {
  kinds ??= [...new Map(TIERS.flatMap((tier) => rosters[tier].flatMap(damagingMoves)).map(byKind)).values()]
  return kinds
}

function byKind(name: string): [string, Move] {
  const { type, category, flags, priority } = Dex.moves.get(name)
  return [JSON.stringify([type, category, flags, priority > 0]), bossMove(name)]
}

function weakTo({ type }: Move, ability: string): Pokemon {
  const weak = TYPE_NAMES.find((name) => typeChart[name].defense.double.some((weakness) => weakness === type))
  return new QuickPokemon(calculatorOfGeneration9, 'Mew', {
    overrides: { types: [weak ?? '???'] },
    curHP: 1,
    ability: calculatorAbility(ability),
  })
}
