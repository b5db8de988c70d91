import { CHANCE_WITHIN, isLikelyWin } from '@/battle/win-rates'
import type { TypeName } from '@/data/vocabulary'
import { prevents } from '@/lib/creature/protecting-abilities'
import { isNearCertain } from '@/lib/plans/shown-win-rates'
import { boostsInVain, ownAnswer, screen, sharedAnswer } from './lobby-answers'
import type { Company, LobbyClause, LobbyRaid } from './lobby-clauses'
import { debuffing, debuffsOf, restraint, type WeakenedStat } from './lobby-debuffs'

/** Advice from a raid's script, abilities and moves. `lobbyAdvice` combines it with battle results. */
export interface LobbyClauses {
  /** Why boosts are useless, if they are. */
  readonly boosts: LobbyClause | undefined
  /** Each player's response to a scripted move. */
  readonly answer: LobbyClause | undefined
  readonly restraint: LobbyClause | undefined
  /** One friend's response to a scripted move. */
  readonly shared: LobbyClause | undefined
  /** Jobs for one friend in the team, most important first. */
  readonly supports: readonly LobbyClause[]
  /** The strongest move that lowers each stat; `undefined` if no move works. */
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

export interface KnownAttacker {
  readonly species: string
  /** In percent: solo for `best`, with three randoms for `strangers`. */
  readonly percent: number | undefined
  readonly ability: string
  /** The boss's stat that reduces the attacker's damage. */
  readonly strikes: WeakenedStat
  readonly boosts: Readonly<Record<'alone' | 'group', boolean>>
}

/** Battle results of builds that every player can get. */
export interface KnownBuilds {
  /** The attacker with the best solo results. */
  readonly best?: KnownAttacker | undefined
  /** The attacker to bring with three randoms. */
  readonly strangers?: KnownAttacker | undefined
  /** Whether the builds lower the boss's stats with a status move, or only with attacks. */
  readonly weakenedBy?: 'status' | 'attack' | undefined
  /** Name of the best support's main move. */
  readonly supportMove?: string | undefined
  /** If set, the team's slots contain all advice for friends. */
  readonly hasTeam?: boolean
  readonly nobodyWinsAlone?: boolean
  readonly needsNoSupport?: boolean
}

/**
 * Returns the advice for each company, most important first. Battle results override advice from the script. Without a
 * Tera type, only results that are the same for all 18 count. Source of the results: `data/plans`, simulated with
 * `battle`
 *
 * @param known empty if no builds are known
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

// If the attacker boosts anyway, it won its battles with boosts, so no advice contradicts that.
function boostsFor(attacker: KnownAttacker | undefined, { boosts }: LobbyClauses): LobbyClause | undefined {
  return attacker?.boosts.alone ? undefined : boosts
}

// The build already shows its held item.
function isOfBuild(clause: LobbyClause): boolean {
  return clause.kind === 'answer' && clause.answer === 'Mental Herb'
}

/**
 * Returns whether a response is for a condition that the attacker's ability prevents. With randoms the advice stays,
 * because the cheer also cures them.
 */
function isKeptOff(clause: LobbyClause, { ability }: KnownAttacker): boolean {
  return clause.kind === 'answer' && clause.inflicts !== undefined && prevents(ability, clause.inflicts)
}

/** Returns what to avoid with randoms, unless the recommended builds do it. */
function restraintFor(lobby: LobbyClauses, { best, strangers = best, weakenedBy }: KnownBuilds) {
  const clause = aimed(lobby.restraint, lobby.debuffs, strangers?.strikes)
  return clause && forbids(clause, weakenedBy) ? undefined : clause
}

/** Returns whether advice forbids a way to lower the boss's stats. Magic Bounce reflects status moves, not attacks. */
function forbids(clause: LobbyClause, weakenedBy: KnownBuilds['weakenedBy']): boolean {
  if (clause.kind !== 'do not weaken' || weakenedBy === undefined) return false
  return clause.ability.key !== 'magicbounce' || weakenedBy === 'status'
}

// The support's build already shows its main move.
function supportsFor(lobby: LobbyClauses, { best, supportMove }: KnownBuilds): LobbyClause[] {
  const clauses = lobby.supports.map((clause) =>
    aimed(leavingUnaware(clause, best), lobby.debuffs, best?.strikes),
  )
  return present(clauses).filter((clause) => supportMove === undefined || !uses(clause, supportMove))
}

/** Omits the advice to remove Unaware if the friends don't boost, because Unaware only ignores boosts. */
function leavingUnaware(clause: LobbyClause, best: KnownAttacker | undefined): LobbyClause {
  if (!best || best.boosts.group || clause.kind !== 'debuff' || clause.takes?.key !== 'unaware') return clause
  return { ...clause, takes: undefined }
}

/** Replaces the debuff with a debuff of the given stat. Returns `undefined` if that debuff fails on the boss. */
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

/** Win rate in percent. */
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
