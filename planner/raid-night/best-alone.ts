import { moveRole } from '@/battle/dex/moves/move-role'
import type { Fighter } from '@/battle/model/fighter'
import { type Fought, leastAlone } from '@/battle/win-rates'
import { byWins } from '@/lib/box/by-wins'
import type { FoundTeam } from '@/lib/box/engine/messages'
import type { Candidate } from './player-candidates'
import type { ProgressListener } from './stages'

/** Returns what the box shows for a Pokémon. Throws without candidates. `judge` fights with a candidate for the box. */
export function bestAlone(
  candidates: readonly Candidate[],
  judge: (fighter: Fighter) => Fought,
  onProgress: ProgressListener,
): FoundTeam {
  const judged = candidates.map(({ place, fighter }, index) => {
    const fought = judge(fighter)
    onProgress((index + 1) / candidates.length)
    return { place, fighter, fought }
  })
  const [best] = judged.toSorted((one, other) => byWins(one.fought, other.fought))
  if (!best) throw new Error('A lone player has nobody to bring')
  const { place, fighter, fought } = best
  const { plan, alone, turns, faints, lowestHp } = fought
  return {
    members: [{ place, role: 'attacker', plan, roles: fighter.moves.map(moveRole) }],
    opening: [],
    chance: Math.round(leastAlone(fought)),
    // Without solo wins, `turns` would be those of four such Pokémon.
    turns: alone > 0 ? turns : 0,
    ...{ faints, lowestHp },
  }
}
