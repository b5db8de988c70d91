import { Dex } from '@pkmn/dex'
import { type RaidBoss, rosters } from '@/data/rosters/rosters'
import { gameNames } from '@/data/shipped/game-names'
import { moveNamed } from '@/lib/battle/moves/move-named'
import { bossKey, type EngineData } from '@/lib/box/engine/engine-data'
import { possibleAbilities } from '@/lib/creature/abilities'
import { creatureKey } from '@/lib/creature/keys'

/** What battles need of @pkmn/dex: the moves that a player or a boss may have, and the abilities of all bosses. */
export function engineData(): EngineData {
  const bosses = Object.values(rosters).flat()
  const names = new Set([...gameNames.moves, ...bosses.flatMap(({ info }) => info.moves.filter(Boolean))])
  return {
    moves: [...names].sort().map(moveNamed),
    abilities: Object.fromEntries(
      bosses.map((boss) => [bossKey(creatureKey(boss), boss.ability), abilitiesOf(boss)]),
    ),
  }
}

function abilitiesOf(boss: RaidBoss): readonly string[] {
  const { 0: first, 1: second, H: hidden } = Dex.species.get(creatureKey(boss)).abilities
  const slots = { first, second: second || undefined, hidden: hidden || undefined }
  return [...new Set(possibleAbilities(slots, boss.ability))]
}
