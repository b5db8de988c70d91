import { isLikelyWin, WIN_RATE_MARGIN } from '@/battle/win-rates'
import type { TypeName } from '@/data/vocabulary'
import { prevents } from '@/lib/creature/protecting-abilities'
import { isNearCertain } from '@/lib/plans/shown-win-rates'
import { boostsInVain, ownAnswer, screen, sharedAnswer } from './lobby-answers'
import type { LobbyRaid, LobbyTip, LobbyType } from './lobby-clauses'
import { debuffsOf, friendDebuff, type WeakenedStat, whatToAvoid } from './lobby-debuffs'

export interface LobbyClauses {
  readonly boosts: LobbyTip | undefined
  readonly answer: LobbyTip | undefined
  readonly restraint: LobbyTip | undefined
  readonly shared: LobbyTip | undefined
  readonly supports: readonly LobbyTip[]
  readonly debuffs: Readonly<Record<WeakenedStat, string | undefined>>
}

export function lobbyTips(raid: LobbyRaid): LobbyClauses {
  return {
    boosts: boostsInVain(raid),
    answer: ownAnswer(raid),
    restraint: whatToAvoid(raid),
    shared: sharedAnswer(raid),
    supports: definedClauses([friendDebuff(raid), screen(raid)]),
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
  readonly best?: KnownAttacker | undefined
  readonly strangers?: KnownAttacker | undefined
  /** Whether the builds lower the boss's stats with a status move, or only with attacks. */
  readonly weakenedBy?: 'status' | 'attack' | undefined
  readonly supportMove?: string | undefined
  /** The team's slots then contain all advice for friends. */
  readonly hasTeam?: boolean
  readonly nobodyWinsAlone?: boolean
  readonly needsNoSupport?: boolean
}

/**
 * Returns the advice for each lobby type, most important first. Battle results override advice from the script. Without a
 * Tera type, only results that are the same for all 18 count. Source of the results: `data/plans`, simulated with
 * `battle`
 *
 * @param builds empty if no builds are known
 */
export function lobbyAdvice(
  lobby: LobbyClauses,
  { teraType, ...builds }: KnownBuilds & { readonly teraType?: TypeName | undefined } = {},
): Record<LobbyType, LobbyTip[]> {
  const usable: KnownBuilds = teraType ? builds : {}
  const { best, strangers = best } = usable
  const { answer } = lobby
  return {
    alone: definedClauses([
      builds.nobodyWinsAlone && { kind: 'nobody wins alone' },
      boostsFor(best, lobby),
      answer && best && (isOfBuild(answer) || isKeptOff(answer, best)) ? undefined : answer,
    ]),
    strangers: definedClauses([
      betterThanStrangers(usable),
      restraintFor(lobby, usable),
      boostsFor(strangers, lobby),
      answer && strangers && isOfBuild(answer) ? undefined : answer,
    ]),
    friends: usable.hasTeam
      ? []
      : definedClauses([
          builds.needsNoSupport && { kind: 'four attackers' },
          ...(builds.needsNoSupport ? [] : supportsFor(lobby, usable)),
          lobby.shared,
        ]),
  }
}

// An attacker that boosts won its battles with boosts.
function boostsFor(attacker: KnownAttacker | undefined, { boosts }: LobbyClauses): LobbyTip | undefined {
  return attacker?.boosts.alone ? undefined : boosts
}

function isOfBuild(clause: LobbyTip): boolean {
  return clause.kind === 'answer' && clause.answer === 'Mental Herb'
}

/**
 * Returns whether a response is for a condition that the attacker's ability prevents. With randoms the advice stays,
 * because the cheer also cures them.
 */
function isKeptOff(clause: LobbyTip, { ability }: KnownAttacker): boolean {
  return clause.kind === 'answer' && clause.inflicts !== undefined && prevents(ability, clause.inflicts)
}

function restraintFor(lobby: LobbyClauses, { best, strangers = best, weakenedBy }: KnownBuilds) {
  const clause = retarget(lobby.restraint, lobby.debuffs, strangers?.strikes)
  return clause && forbids(clause, weakenedBy) ? undefined : clause
}

/** Returns whether advice forbids a way to lower the boss's stats. Magic Bounce reflects status moves, not attacks. */
function forbids(clause: LobbyTip, weakenedBy: KnownBuilds['weakenedBy']): boolean {
  if (clause.kind !== 'do not weaken' || weakenedBy === undefined) return false
  return clause.ability.key !== 'magicbounce' || weakenedBy === 'status'
}

function supportsFor(lobby: LobbyClauses, { best, supportMove }: KnownBuilds): LobbyTip[] {
  const clauses = lobby.supports.map((clause) =>
    retarget(withoutUnaware(clause, best), lobby.debuffs, best?.strikes),
  )
  return definedClauses(clauses).filter((clause) => supportMove === undefined || !uses(clause, supportMove))
}

/** Unaware only ignores boosts, so it doesn't matter if the friends don't boost. */
function withoutUnaware(clause: LobbyTip, best: KnownAttacker | undefined): LobbyTip {
  if (!best || best.boosts.group || clause.kind !== 'debuff' || clause.takes?.key !== 'unaware') return clause
  return { ...clause, takes: undefined }
}

/** Returns `undefined` if no debuff of the stat works. */
function retarget(
  clause: LobbyTip | undefined,
  debuffs: LobbyClauses['debuffs'],
  struck: WeakenedStat | undefined,
): LobbyTip | undefined {
  if (!struck || (clause?.kind !== 'hold attacks' && clause?.kind !== 'debuff')) return clause
  const move = debuffs[struck]
  if (move === undefined) return undefined
  return clause.kind === 'debuff' ? { ...clause, move } : { ...clause, debuff: move }
}

/** Win rate in percent. */
const HOPELESS_BELOW = 10

function betterThanStrangers({ best, strangers }: KnownBuilds): LobbyTip | undefined {
  if (best?.percent === undefined || strangers?.percent === undefined) return undefined
  const { percent } = strangers
  const isBetterAlone =
    !isNearCertain(percent / 100) &&
    isLikelyWin(best.percent / 100) &&
    best.percent >= percent + WIN_RATE_MARGIN
  if (isLikelyWin(percent / 100)) return isBetterAlone ? { kind: 'better alone' } : undefined
  return {
    kind: 'strangers lose',
    better: isBetterAlone ? 'alone' : 'with friends',
    isHopeless: percent < HOPELESS_BELOW,
  }
}

function uses(clause: LobbyTip, move: string): boolean {
  switch (clause.kind) {
    case 'debuff':
      return clause.move === move || clause.takes?.by === move
    case 'screen':
      return clause.move === move
    default:
      return false
  }
}

function definedClauses(clauses: readonly (LobbyTip | undefined | false)[]): LobbyTip[] {
  return clauses.filter((clause) => typeof clause === 'object')
}
