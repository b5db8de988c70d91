import { bulk, orbRace, ownAnswer, screen, sharedAnswer } from './answers'
import { boostsAlone, boostsWithFriends, boostsWithStrangers } from './boost-timing'
import { debuffing, restraint } from './debuffs'
import type { LobbyRaid } from './lobby-raid'

/**
 * What the schedule, the abilities and the moves of a raid say about what to do in the lobby and from the start, by with
 * whom one enters: clauses without their capital, the weightiest first. See `lobbyLines`.
 */
export interface LobbyClauses {
  /** When to raise your stats, alone and among strangers. */
  readonly boosts: Readonly<Record<'alone' | 'strangers', string>>
  /** The others for a lone player. */
  readonly alone: readonly string[]
  /** What to leave alone among strangers, which comes first. */
  readonly restraint: string
  /** The others among strangers. */
  readonly strangers: readonly string[]
  /** What attackers do among friends. */
  readonly attackers: readonly string[]
  /** What one of several friends does for the others, the weightiest of which comes first. */
  readonly supports: readonly string[]
}

/**
 * The clauses of a raid for its lobby.
 *
 * Source of what is the same in all raids: that only faints of players cost time,
 * https://wikiwiki.jp/teraraid/%E7%94%A8%E8%AA%9E%E9%9B%86; that raids of 6 stars take ten turns and more, and draining
 * moves outlast them, https://wikiwiki.jp/teraraid/%E5%9F%BA%E6%9C%AC%E7%9A%84%E3%81%AA%E7%AB%8B%E3%81%A1%E5%9B%9E%E3%82%8A
 */
export function lobbyClauses(raid: LobbyRaid): LobbyClauses {
  return {
    boosts: { alone: boostsAlone(raid), strangers: boostsWithStrangers(raid) },
    alone: present([
      ownAnswer(raid),
      orbRace(raid),
      raid.tier === '6' && 'heal with a draining move',
      bulk(raid),
      'only your own faints cost time',
    ]),
    restraint: restraint(raid),
    strangers: present([ownAnswer(raid)]),
    attackers: present([boostsWithFriends(raid), sharedAnswer(raid)]),
    supports: present([debuffing(raid), screen(raid)]),
  }
}

function present(clauses: readonly (string | false | undefined)[]): string[] {
  return clauses.filter((clause) => typeof clause === 'string')
}
