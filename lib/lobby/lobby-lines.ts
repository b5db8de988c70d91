import { bulk, orbRace, ownAnswer, screen, sharedAnswer } from './answers'
import { boostsAlone, boostsWithFriends, boostsWithStrangers } from './boost-timing'
import { debuffing, restraint } from './debuffs'
import type { LobbyRaid } from './lobby-raid'

/** With whom one enters a raid: nobody, strangers of an online lobby, or friends who agree on roles. */
export const COMPANIES = ['Alone', 'With strangers', 'With friends'] as const

/** With whom one enters a raid. */
export type Company = (typeof COMPANIES)[number]

/** The most characters of a line with its label: two lines on a phone. */
export const MAX_LINE = 120

/**
 * What to do in the lobby and from the start, in one line for each company: as many clauses as fit, the weightiest first.
 *
 * Source of what is the same in all raids: that only faints of players cost time, and recoil knocks out its user,
 * https://wikiwiki.jp/teraraid/%E7%94%A8%E8%AA%9E%E9%9B%86; that raids of 6 stars take ten turns and more, and draining
 * moves outlast them, https://wikiwiki.jp/teraraid/%E5%9F%BA%E6%9C%AC%E7%9A%84%E3%81%AA%E7%AB%8B%E3%81%A1%E5%9B%9E%E3%82%8A;
 * Helping Hand on one attacker, https://pastebin.com/D2mYv7L7
 */
export function lobbyLines(raid: LobbyRaid): Record<Company, string> {
  return {
    Alone: line('Alone', [
      boostsAlone(raid),
      ownAnswer(raid),
      orbRace(raid),
      raid.tier === '6' ? 'heal with a draining move' : undefined,
      bulk(raid),
      'only your own faints cost time',
    ]),
    'With strangers': line('With strangers', [
      restraint(raid),
      boostsWithStrangers(raid),
      ownAnswer(raid),
      'use no recoil moves',
    ]),
    'With friends': line('With friends', [
      debuffing(raid),
      boostsWithFriends(raid),
      sharedAnswer(raid),
      screen(raid),
      'use Helping Hand on one attacker',
    ]),
  }
}

/** The clauses that fit into a line, in order; the first one always. */
function line(company: Company, clauses: readonly (string | undefined)[]): string {
  const room = MAX_LINE - `${company}: `.length
  const [first = '', ...others] = clauses.filter((clause) => clause !== undefined)
  const text = others.reduce(
    (said, clause) => (`${said}; ${clause}`.length < room ? `${said}; ${clause}` : said),
    first,
  )
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
