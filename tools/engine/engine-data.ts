import { rosters } from '@/data/rosters/rosters'
import { gameNames } from '@/data/shipped/game-names'
import { moveNamed } from '@/lib/battle/moves/move-named'
import { bossKey, type EngineData } from '@/lib/box/engine/engine-data'
import { creatureKey } from '@/lib/creature/keys'
import { abilitiesOf } from '@/tools/plans/arena/listed-arenas'

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
