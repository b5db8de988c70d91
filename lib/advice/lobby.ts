import type { TypeName } from '@/data/vocabulary'
import { bulk, orbRace, ownAnswer, screen, sharedAnswer } from './lobby-answers'
import { boostsAlone, boostsWithFriends, boostsWithStrangers } from './lobby-boosts'
import type { Company, LobbyClause, LobbyRaid } from './lobby-clauses'
import { debuffing, restraint } from './lobby-debuffs'

/**
 * What the schedule, the abilities and the moves of a raid say about what to do in the lobby and from the start, by with
 * whom one enters, the weightiest first. See `lobbyLines`.
 */
export interface LobbyClauses {
  /** When to raise your stats, alone and among strangers. */
  readonly boosts: Readonly<Record<'alone' | 'strangers', LobbyClause>>
  /** The others for a lone player. */
  readonly alone: readonly LobbyClause[]
  /** What to leave alone among strangers, which comes first. */
  readonly restraint: LobbyClause
  /** The others among strangers. */
  readonly strangers: readonly LobbyClause[]
  /** What attackers do among friends. */
  readonly attackers: readonly LobbyClause[]
  /** What one of several friends does for the others, the weightiest of which comes first. */
  readonly supports: readonly LobbyClause[]
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
      raid.isLong ? { kind: 'draining move' } : undefined,
      bulk(raid),
      { kind: 'own faints' },
    ]),
    restraint: restraint(raid),
    strangers: present([ownAnswer(raid)]),
    attackers: present([boostsWithFriends(raid), sharedAnswer(raid)]),
    supports: present([debuffing(raid), screen(raid)]),
  }
}

/** What the battles of builds that every player can get say, as far as a lobby asks. Species are named as in @pkmn/dex. */
export interface KnownBuilds {
  /** The best attacker, and its chance to win alone in percent. */
  readonly best?: { readonly species: string; readonly percent: number } | undefined
  /** The best support, and the name of the move that it is brought for. */
  readonly support?: { readonly species: string; readonly move: string } | undefined
  /** The species that `winsUnboosted` finds. */
  readonly unboosted?: string | undefined
  readonly nobodyWinsAlone?: boolean
  /** Whether no support is of use to the best attackers. */
  readonly needsNoSupport?: boolean
}

/**
 * What to do in the lobby and from the start, in one line for each company: the weightiest clause first, of which a language
 * says as many as fit. What the battles of builds show goes before what follows from the schedule, which it may make
 * needless. Without a Tera type it counts only where it holds for all 18.
 *
 * Source of what is the same in all raids: that recoil knocks out its user,
 * https://wikiwiki.jp/teraraid/%E7%94%A8%E8%AA%9E%E9%9B%86; Helping Hand on one attacker, https://pastebin.com/D2mYv7L7.
 * Source of how builds fare: `data/plans`, battles by the rules of `lib/battle`
 *
 * @param known nothing while no builds are known
 */
export function lobbyLines(
  lobby: LobbyClauses,
  { teraType, ...known }: KnownBuilds & { readonly teraType?: TypeName | undefined } = {},
): Record<Company, LobbyClause[]> {
  const { best, support, unboosted } = teraType ? known : {}
  const isUnboosted = best !== undefined && best.species === unboosted
  return {
    alone: present([
      winsAlone(best && { ...best, isUnboosted }, known),
      isUnboosted ? undefined : lobby.boosts.alone,
      ...lobby.alone,
    ]),
    strangers: present([
      lobby.restraint,
      lobby.boosts.strangers,
      ...lobby.strangers,
      unboosted === undefined ? undefined : { kind: 'needs no boost', species: unboosted },
      { kind: 'no recoil' },
    ]),
    friends: known.needsNoSupport
      ? [{ kind: 'four attackers' }, ...lobby.attackers]
      : forFriends(lobby, support),
  }
}

function winsAlone(
  best: { readonly species: string; readonly percent: number; readonly isUnboosted: boolean } | undefined,
  { nobodyWinsAlone }: KnownBuilds,
): LobbyClause | undefined {
  if (nobodyWinsAlone) return { kind: 'nobody wins alone' }
  return best && { kind: 'bring', ...best }
}

// What the support is brought for is said once.
function forFriends({ attackers, supports }: LobbyClauses, support: KnownBuilds['support']): LobbyClause[] {
  const [first, ...others] = supports.filter((clause) => !support || !uses(clause, support.move))
  const led = [...present([first]), ...attackers, ...others]
  return support ? [{ kind: 'support', ...support }, ...led] : [...led, { kind: 'helping hand' }]
}

function uses(clause: LobbyClause, move: string): boolean {
  switch (clause.kind) {
    case 'debuff':
      return clause.move === move || clause.takes?.by === move
    case 'screen':
      return clause.move === move
    default:
      return false
  }
}

function present(clauses: readonly (LobbyClause | undefined)[]): LobbyClause[] {
  return clauses.filter((clause) => clause !== undefined)
}
