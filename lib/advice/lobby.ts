import { CHANCE_WITHIN, isLikelyWin } from '@/battle/win-rates'
import type { TypeName } from '@/data/vocabulary'
import { prevents } from '@/lib/creature/protecting-abilities'
import { isNearCertain } from '@/lib/plans/shown-win-rates'
import { boostsInVain, ownAnswer, screen, sharedAnswer } from './lobby-answers'
import type { Company, LobbyClause, LobbyRaid } from './lobby-clauses'
import { debuffing, debuffsOf, restraint, type WeakenedStat } from './lobby-debuffs'

/** Advice from the script, abilities and moves of a raid; `lobbyAdvice` combines it with the results of battles. */
export interface LobbyClauses {
  /** Why boosts are useless, if they are. */
  readonly boosts: LobbyClause | undefined
  /** Answer of each player to a scripted move. */
  readonly answer: LobbyClause | undefined
  /** What to avoid with randoms. */
  readonly restraint: LobbyClause | undefined
  /** Answer of one of several friends to a scripted move. */
  readonly shared: LobbyClause | undefined
  /** Help from one of several friends, most important first. */
  readonly supports: readonly LobbyClause[]
  /** The strongest move that lowers each stat of the boss, if any works. */
  readonly debuffs: Readonly<Record<WeakenedStat, string | undefined>>
}

export function lobbyClauses(raid: LobbyRaid): LobbyClauses {
  return {
    boosts: boostsInVain(raid),
    answer: ownAnswer(raid),
    restraint: restraint(raid),
    shared: sharedAnswer(raid),
    supports: present([debuffing(raid), screen(raid)]),
    debuffs: debuffsOf(raid),
  }
}

/** An attacker to bring. */
export interface KnownAttacker {
  readonly species: string
  /** Win rate in percent, if known: solo for `best`, with three randoms for `strangers`. */
  readonly percent: number | undefined
  readonly ability: string
  /** The boss's stat that reduces the attacker's damage. */
  readonly strikes: WeakenedStat
  /** Whether the attacker raises its stats: solo, and as one of four. */
  readonly boosts: Readonly<Record<'alone' | 'group', boolean>>
}

/** Results of battles of builds that every player can get. */
export interface KnownBuilds {
  /** The attacker with the best solo results. */
  readonly best?: KnownAttacker | undefined
  /** The attacker to bring with three randoms. */
  readonly strangers?: KnownAttacker | undefined
  /** How these attackers or the best support lower the boss's stats: with a status move, or only with attacks. */
  readonly weakenedBy?: 'status' | 'attack' | undefined
  /** The main move of the best support. */
  readonly supportMove?: string | undefined
  /** Whether a team of four is known. Its slots then contain all advice for friends. */
  readonly hasTeam?: boolean
  readonly nobodyWinsAlone?: boolean
  /** Whether no support helps the best attackers. */
  readonly needsNoSupport?: boolean
}

/**
 * Returns advice that is special to a raid for each company, most important first. The plan shows it next to the builds; the
 * root page has the advice for every raid. Results of battles overrule advice from the script. Without a Tera type, only
 * results that are the same for all 18 count.
 * Source of the results: `data/plans`, simulated with `battle`
 *
 * @param known empty while no builds are known
 */
export function lobbyAdvice(
  lobby: LobbyClauses,
  { teraType, ...known }: KnownBuilds & { readonly teraType?: TypeName | undefined } = {},
): Record<Company, LobbyClause[]> {
  const fought: KnownBuilds = teraType ? known : {}
  const { best, strangers = best } = fought
  const { answer } = lobby
  return {
    alone: present([
      known.nobodyWinsAlone && { kind: 'nobody wins alone' },
      boostsFor(best, lobby),
      answer && best && (isOfBuild(answer) || isKeptOff(answer, best)) ? undefined : answer,
    ]),
    strangers: present([
      betterThanStrangers(fought),
      restraintFor(lobby, fought),
      boostsFor(strangers, lobby),
      answer && strangers && isOfBuild(answer) ? undefined : answer,
    ]),
    friends: fought.hasTeam
      ? []
      : present([
          known.needsNoSupport && { kind: 'four attackers' },
          ...(known.needsNoSupport ? [] : supportsFor(lobby, fought)),
          lobby.shared,
        ]),
  }
}

// If the attacker boosts anyway, it has won its battles with boosts.
function boostsFor(attacker: KnownAttacker | undefined, { boosts }: LobbyClauses): LobbyClause | undefined {
  return attacker?.boosts.alone ? undefined : boosts
}

// The build of an attacker shows what it holds.
function isOfBuild(clause: LobbyClause): boolean {
  return clause.kind === 'answer' && clause.answer === 'Mental Herb'
}

/** Returns whether an answer is for a condition that the attacker's ability prevents. With randoms, the cheer cures others. */
function isKeptOff(clause: LobbyClause, { ability }: KnownAttacker): boolean {
  return clause.kind === 'answer' && clause.inflicts !== undefined && prevents(ability, clause.inflicts)
}

/** Returns what to avoid with randoms, unless the builds of the page do it anyway. */
function restraintFor(lobby: LobbyClauses, { best, strangers = best, weakenedBy }: KnownBuilds) {
  const clause = aimed(lobby.restraint, lobby.debuffs, strangers?.strikes)
  return clause && forbids(clause, weakenedBy) ? undefined : clause
}

/** Returns whether a clause forbids a way to lower the boss's stats. Magic Bounce returns status moves, not attacks. */
function forbids(clause: LobbyClause, weakenedBy: KnownBuilds['weakenedBy']): boolean {
  if (clause.kind !== 'do not weaken' || weakenedBy === undefined) return false
  return clause.ability.key !== 'magicbounce' || weakenedBy === 'status'
}

// The build of the support already shows its main move.
function supportsFor(lobby: LobbyClauses, { best, supportMove }: KnownBuilds): LobbyClause[] {
  const clauses = lobby.supports.map((clause) =>
    aimed(leavingUnaware(clause, best), lobby.debuffs, best?.strikes),
  )
  return present(clauses).filter((clause) => supportMove === undefined || !uses(clause, supportMove))
}

/** Removes the advice to take Unaware from the boss if the friends don't boost: Unaware only ignores boosts. */
function leavingUnaware(clause: LobbyClause, best: KnownAttacker | undefined): LobbyClause {
  if (!best || best.boosts.group || clause.kind !== 'debuff' || clause.takes?.key !== 'unaware') return clause
  return { ...clause, takes: undefined }
}

/** Replaces the debuff in a clause with the debuff of the struck stat. Returns `undefined` if that fails on the boss. */
function aimed(
  clause: LobbyClause | undefined,
  debuffs: LobbyClauses['debuffs'],
  struck: WeakenedStat | undefined,
): LobbyClause | undefined {
  if (!struck || (clause?.kind !== 'hold attacks' && clause?.kind !== 'debuff')) return clause
  const move = debuffs[struck]
  if (move === undefined) return undefined
  return clause.kind === 'debuff' ? { ...clause, move } : { ...clause, debuff: move }
}

/** Win rate in percent below which players should not try. */
const HOPELESS_BELOW = 10

function betterThanStrangers({ best, strangers }: KnownBuilds): LobbyClause | undefined {
  if (best?.percent === undefined || strangers?.percent === undefined) return undefined
  const { percent } = strangers
  const isBetterAlone =
    !isNearCertain(percent / 100) &&
    isLikelyWin(best.percent / 100) &&
    best.percent >= percent + CHANCE_WITHIN
  if (isLikelyWin(percent / 100)) return isBetterAlone ? { kind: 'better alone' } : undefined
  return {
    kind: 'strangers lose',
    better: isBetterAlone ? 'alone' : 'with friends',
    isHopeless: percent < HOPELESS_BELOW,
  }
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

function present(clauses: readonly (LobbyClause | undefined | false)[]): LobbyClause[] {
  return clauses.filter((clause) => typeof clause === 'object')
}
