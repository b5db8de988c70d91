import { moveRole } from '@/battle/dex/moves/move-role'
import { type BattleData, raidParts } from '@/battle/fight-raid'
import { simulateBuild } from '@/battle/odds/fought-build'
import { partnerFighters } from '@/battle/odds/partners'
import { raidBehaviors } from '@/battle/odds/raid-arenas'
import { resolveRaid } from '@/lib/box/engine/handle-request'
import type { EngineResponse, FindTeamRequest, FoundTeam } from '@/lib/box/engine/messages'
import { bestAlone } from './best-alone'
import { type ChosenTeam, chooseTeam } from './choose-team'
import { PartyBattles } from './party-battles'
import { candidatesFromBoxes } from './player-candidates'

/** Floating point: 100 * 0.29 is slightly less than 29. */
const ROUNDING = 1e-9

const FULL_TEAM = 4

/**
 * Chooses a team and reports progress. Empty slots have NPCs. A lone player's Pokémon are rated as in
 * the box, so that both show the same. Throws if a raid or a name in a build doesn't exist, or a
 * player has no Pokémon.
 */
export function handleFindTeam(
  { raid, boxes, seed }: FindTeamRequest,
  data: BattleData,
  send: (answer: EngineResponse) => void,
): void {
  const requested = resolveRaid(raid)
  const parts = { ...raidParts(requested, data), raid: requested.raid }
  const players = candidatesFromBoxes(boxes, parts.moveOf)
  const partners = partnerFighters(parts.moveOf)
  const onProgress = (share: number) => send({ kind: 'searched', share })
  const [firstPlayer = [], ...otherPlayers] = players
  const arenas = raidBehaviors(parts)
  const free = FULL_TEAM - boxes.length
  const team =
    otherPlayers.length === 0
      ? bestAlone(firstPlayer, (fighter) => simulateBuild(arenas, fighter, partners), onProgress)
      : foundTeam(chooseTeam(players, new PartyBattles({ parts, partners, free, seed }), onProgress))
  send({ kind: 'team found', team })
  send({ kind: 'done' })
}

function foundTeam({ team, chance, usual }: ChosenTeam): FoundTeam {
  const { turns, faints, lowestHp } = usual
  return {
    members: team.members.map(({ candidate, role, plan }) => ({
      ...{ place: candidate.place, role, plan },
      roles: candidate.fighter.moves.map(moveRole),
    })),
    opening: team.opening.map((round) =>
      round.flatMap(({ raider, choice }) => (choice.kind === 'wait' ? [] : [{ raider, choice }])),
    ),
    // Rounded down, as in team files and links.
    ...{ chance: Math.floor(100 * chance + ROUNDING), turns, faints, lowestHp: 100 * lowestHp },
  }
}
