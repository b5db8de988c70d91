import type { RaidAction } from '@/data/rosters/rosters'
import { isUnderShield } from '@/lib/advice/action-times'
import { actionKind } from '@/lib/raid-view/action-marks'
import { backfiring, ifItHas } from './abilities-in-the-way'
import type { LobbyRaid } from './lobby-raid'
import { afterEach, lastOfEachTrigger } from './moments'

/** Abilities against which Screech fails: Big Pecks keeps Defense up, and Screech is a sound. */
const SCREECH_PROOF = ['bigpecks', 'soundproof']

/** In percent of HP: from a reset closer to the shield than this, no turn is left for status moves. */
const ROOM = 9

/**
 * What to leave alone among strangers: attacks while somebody lowers the boss's stats, since damage brings the shield, on
 * which status moves fail; or lowering stats, where its ability turns that against you.
 * Source: https://pastebin.com/D2mYv7L7 and https://note.com/report_nekotaro/n/n5995d7b6f129 (in Japanese: a team cannot
 * prepare one hit and fight a long battle at once); the shield:
 * https://wikiwiki.jp/teraraid/%E3%83%86%E3%83%A9%E3%82%B9%E3%82%BF%E3%83%AB%E3%82%B7%E3%83%BC%E3%83%AB%E3%83%89
 */
export function restraint(raid: LobbyRaid): string {
  const ability = backfiring(raid)
  if (ability) {
    const reason =
      ability.certainty === 'always' ? `${ability.name} ${ability.effect}` : `it may have ${ability.name}`
    return `${ability.restraint}: ${reason}`
  }
  const start = lastOfEachTrigger(openResets(raid).filter(({ type }) => type === 'HP'))
  return ['hold attacks', afterEach(start, raid.tier), `while somebody uses ${debuffOf(raid)}`]
    .filter(Boolean)
    .join(' ')
}

/**
 * Who lowers the boss's stats among friends, and when: after it has cleared its own debuffs, before the shield. Its ability
 * is taken first where that would be in the way.
 * Source: supports of https://github.com/SharkSnack/pokemon-sv/blob/06f5ea3f34bbc2ddbb66d8fcd166af3002cad74a/content/builds/support.md
 */
export function debuffing(raid: LobbyRaid): string {
  const ability = inTheWay(raid)
  const from = afterEach(lastOfEachTrigger(openResets(raid)), raid.tier)
  const debuffs = [debuffOf(raid), from, 'until the shield'].filter(Boolean).join(' ')
  return ability ? `one uses Skill Swap${ability}, then ${debuffs}` : `one uses ${debuffs}`
}

function inTheWay(raid: LobbyRaid): string | undefined {
  const unaware = ifItHas('unaware', raid)
  const ability = unaware === 'never' ? backfiring(raid) : { name: 'Unaware', certainty: unaware }
  if (!ability) return undefined
  return ability.certainty === 'always' ? ` against ${ability.name}` : ` in case it has ${ability.name}`
}

/** Screech for physical attackers or Fake Tears for special ones, whichever the boss's lower defence invites. */
function debuffOf({ baseStats, abilities }: LobbyRaid): string {
  const isProof = SCREECH_PROOF.some((ability) => abilities.includes(ability))
  return baseStats.defense > baseStats.specialdefense || isProof ? 'Fake Tears' : 'Screech'
}

/** The boss's resets of its own stats that leave time for status moves before the shield. */
function openResets({ schedule, shield }: LobbyRaid): RaidAction[] {
  const closing = { hp: shield.hp + ROOM, time: shield.time }
  return schedule.filter(
    (action) => actionKind(action.action) === 'boss reset' && !isUnderShield(action, closing),
  )
}
