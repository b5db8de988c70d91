import type { ClausesByBuilds } from './by-builds'
import type { LobbyClauses } from './lobby-clauses'

/** With whom one enters a raid: nobody, strangers of an online lobby, or friends who agree on roles. */
export const COMPANIES = ['Alone', 'With strangers', 'With friends'] as const

/** With whom one enters a raid. */
export type Company = (typeof COMPANIES)[number]

/** The most characters of a line with its label: two lines on a phone. */
export const MAX_LINE = 120

/**
 * What to do in the lobby and from the start, in one line for each company: as many clauses as fit, the weightiest first.
 * What the battles of builds came to goes before what follows from the schedule, which it may make needless.
 *
 * Source of what is the same in all raids: that recoil knocks out its user,
 * https://wikiwiki.jp/teraraid/%E7%94%A8%E8%AA%9E%E9%9B%86; Helping Hand on one attacker, https://pastebin.com/D2mYv7L7
 *
 * @param byBuilds what the battles came to; nothing while that is not known
 */
export function lobbyLines(lobby: LobbyClauses, byBuilds: ClausesByBuilds = {}): Record<Company, string> {
  const { alone, isUnboosted, strangers, ...team } = byBuilds
  return {
    Alone: line('Alone', [alone, isUnboosted ? undefined : lobby.boosts.alone, ...lobby.alone]),
    'With strangers': line('With strangers', [
      lobby.restraint,
      lobby.boosts.strangers,
      ...lobby.strangers,
      strangers,
      'use no recoil moves',
    ]),
    'With friends': line('With friends', forFriends(lobby, team)),
  }
}

// What the support is brought for is said once.
function forFriends(
  { attackers, supports }: LobbyClauses,
  { support, needsNoSupport }: Pick<ClausesByBuilds, 'support' | 'needsNoSupport'>,
): (string | undefined)[] {
  if (needsNoSupport) return ['bring four attackers: no support makes them faster', ...attackers]
  if (!support) return [supports[0], ...attackers, ...supports.slice(1), 'use Helping Hand on one attacker']
  const [first, ...others] = supports.filter((clause) => !clause.includes(support.move))
  return [support.clause, first, ...attackers, ...others]
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
