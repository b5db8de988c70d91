import type { TypeName } from '@/data/vocabulary'
import { isStatus } from '@/lib/creature/move-list'
import { effectiveness } from '@/lib/matchup/effectiveness'
import { sameTypeBonus } from '@/lib/matchup/same-type-bonus'
import type { MoveView, RaidView } from '@/lib/raid-view/raid-view'

/** What of a raid tells how hard its boss's moves hit. */
export type Threatening = Pick<RaidView, 'moves' | 'types' | 'teraType' | 'baseStats'>

/** More would be the list of moves once more. */
const MOST = 3

/** The assumed power of moves whose power varies by target or HP, such as Heavy Slam and Reversal. */
const VARIABLE_POWER = 80

/**
 * What threatens a Pokémon that has Terastallized: the boss's moves that are super effective on its Tera type, hardest
 * first, at most three; where there are none, the one that hits hardest. By power, attacking stat, same-type bonus and type
 * chart. `undefined` where no move hurts it.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Damage
 */
export function threatsTo(teraType: TypeName, boss: Threatening): string | undefined {
  const hits = boss.moves
    .filter((move) => !isStatus(move))
    .map((move) => ({ move, damage: damageOf(move, teraType, boss) }))
    .filter(({ damage }) => damage > 0)
    .toSorted((one, other) => other.damage - one.damage)
  const superEffective = hits.filter(({ move }) => move.beats.includes(teraType)).slice(0, MOST)
  if (superEffective.length > 0) return `${namesOf(superEffective)} (super effective)`
  return hits.length > 0 ? `${namesOf(hits.slice(0, 1))} (hits hardest)` : undefined
}

// In an arbitrary unit.
function damageOf(
  move: MoveView,
  teraType: TypeName,
  { baseStats, types, teraType: own }: Threatening,
): number {
  const power = Number(move.power) || VARIABLE_POWER
  const stat = move.category === 'Physical' ? baseStats.attack : baseStats.specialattack
  const factor = move.beats.includes(teraType) ? 2 : effectiveness(move.type, [teraType])
  return power * stat * factor * sameTypeBonus(move.type, types, own)
}

function namesOf(hits: readonly { readonly move: MoveView }[]): string {
  return hits.map(({ move }) => move.name).join(', ')
}
