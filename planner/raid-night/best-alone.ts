import { moveRole } from '@/battle/dex/moves/move-role'
import type { Fighter } from '@/battle/model/fighter'
import { type BuildResults, leastAlone } from '@/battle/win-rates'
import { byWins } from '@/lib/box/by-wins'
import type { FoundTeam } from '@/lib/box/engine/messages'
import type { Candidate } from './player-candidates'
import type { ProgressListener } from './stages'

/** Rates the lone player's Pokémon as the box does, using `judge`. Throws without candidates. */
export function bestAlone(
  candidates: readonly Candidate[],
  judge: (fighter: Fighter) => BuildResults,
  onProgress: ProgressListener,
): FoundTeam {
  const results = candidates.map(({ place, fighter }, index) => {
    const result = judge(fighter)
    onProgress((index + 1) / candidates.length)
    return { place, fighter, fought: result }
  })
  const [best] = results.toSorted((a, b) => byWins(a.fought, b.fought))
  if (!best) throw new Error('The lone player has no Pokémon')
  const { place, fighter, fought } = best
  const { plan, alone, turns, faints, lowestHp } = fought
  return {
    members: [{ place, role: 'attacker', plan, roles: fighter.moves.map(moveRole) }],
    opening: [],
    chance: Math.round(leastAlone(fought)),
    // Without solo wins, `turns` would count battles of four such Pokémon.
    turns: alone > 0 ? turns : 0,
    ...{ faints, lowestHp },
  }
}
