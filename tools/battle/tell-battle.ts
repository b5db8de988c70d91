import { createDamageSource } from '@/lib/battle/damage/create-damage-source'
import { raiderFighter } from '@/lib/battle/damage/fighters'
import { moveNamed } from '@/lib/battle/moves/move-named'
import { toldBattle } from '@/lib/box/battles/told-battle'
import { listedArenas } from '@/tools/plans/arena/listed-arenas'
import { assumptionsOf, type BattleOrder } from './battle-order'

/** A battle told turn by turn: a line for each thing that happens. The same order tells the same battle. */
export function tellBattle(order: BattleOrder): string[] {
  const { raid, teraType, build, leftOut, ...how } = order
  const assumptions = assumptionsOf(order)
  const [arena] = listedArenas({ raid, teraType, damageOf: createDamageSource().rolls, assumptions })
  const { turns, end } = toldBattle({ arena, fighter: raiderFighter(build, moveNamed), ...how })
  return [
    ...(leftOut ? [leftOut] : []),
    ...turns.flatMap(({ title, lines, state }) => [
      '',
      title,
      ...[...lines, state].map((line) => `  ${line}`),
    ]),
    '',
    end,
  ]
}
