import { CHANCE_WITHIN, isLikelyWin } from '@/battle/win-rates'
import type { TypeName } from '@/data/vocabulary'
import { prevents } from '@/lib/creature/protecting-abilities'
import { isNearCertain } from '@/lib/plans/shown-win-rates'
import { boostsInVain, ownAnswer, screen, sharedAnswer } from './lobby-answers'
import type { Company, LobbyClause, LobbyRaid } from './lobby-clauses'
import { debuffing, debuffsOf, restraint, type WeakenedStat } from './lobby-debuffs'

/** Advice from the script, abilities and moves of a raid. See `lobbyAdvice`. */
export interface LobbyClauses {
  /** Why boosts are in vain, where they are. */
  readonly boosts: LobbyClause | undefined
  /** What each player has ready for a scripted move. */
  readonly answer: LobbyClause | undefined
  /** What to avoid with randoms. */
  readonly restraint: LobbyClause | undefined
  /** What one of several friends keeps for a scripted move. */
  readonly shared: LobbyClause | undefined
  /** What one of several friends does for the others, the weightiest first. */
  readonly supports: readonly LobbyClause[]
  /** The moves that lower the boss's stats by most of those that reach it, by the stat. */
  readonly debuffs: Readonly<Record<WeakenedStat, string | undefined>>
}

/** Advice from the script, abilities and moves of a raid. */
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
  /** Its win rate in percent if known: alone, or with three unknown partners. */
  readonly percent: number | undefined
  readonly ability: string
  /** The stat of the boss that it strikes. */
  readonly strikes: WeakenedStat
  /** Whether it raises its stats: alone, and as one of four. */
  readonly boosts: Readonly<Record<'alone' | 'group', boolean>>
}

/** What the battles of builds that every player can get say, as far as a lobby asks. */
export interface KnownBuilds {
  /** Who fares best alone. */
  readonly best?: KnownAttacker | undefined
  /** Whom to bring among three unknown partners. */
  readonly strangers?: KnownAttacker | undefined
  /** How one of those attackers or the first support lowers the boss's stats, if one does: by a status move, or by attacks alone. */
  readonly weakenedBy?: 'status' | 'attack' | undefined
  /** The move that the best support is brought for. */
  readonly supportMove?: string | undefined
  /** Whether a team of four is known: its slots say all that friends do. */
  readonly hasTeam?: boolean
  readonly nobodyWinsAlone?: boolean
  /** Whether no support is of use to the best attackers. */
  readonly needsNoSupport?: boolean
}

/**
 * Advice that is special to a raid for each company, the weightiest first, beside the builds that its plan shows. Battles
 * overrule what only follows from the script. Without a Tera type they count only where they agree for all 18.
 *
 * The root page has the advice that holds in every raid.
 * Source of how builds fare: `data/plans`, battles by the rules of `battle`
 *
 * @param known nothing while no builds are known
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

// A build that boosts all the same has won its battles by that.
function boostsFor(attacker: KnownAttacker | undefined, { boosts }: LobbyClauses): LobbyClause | undefined {
  return attacker?.boosts.alone ? undefined : boosts
}

// The build of an attacker shows what it holds.
function isOfBuild(clause: LobbyClause): boolean {
  return clause.kind === 'answer' && clause.answer === 'Mental Herb'
}

/** Whether a clause is about a condition that never befalls a build. Among strangers its cheer cures the others. */
function isKeptOff(clause: LobbyClause, { ability }: KnownAttacker): boolean {
  return clause.kind === 'answer' && clause.inflicts !== undefined && prevents(ability, clause.inflicts)
}

/** What to avoid with randoms; nothing that the builds of the page do all the same. */
function restraintFor(lobby: LobbyClauses, { best, strangers = best, weakenedBy }: KnownBuilds) {
  const clause = aimed(lobby.restraint, lobby.debuffs, strangers?.strikes)
  return clause && forbids(clause, weakenedBy) ? undefined : clause
}

/** Whether a clause tells to leave a way of lowering the boss's stats alone. Magic Bounce returns status moves, not attacks. */
function forbids(clause: LobbyClause, weakenedBy: KnownBuilds['weakenedBy']): boolean {
  if (clause.kind !== 'do not weaken' || weakenedBy === undefined) return false
  return clause.ability.key !== 'magicbounce' || weakenedBy === 'status'
}

// What the support is brought for stands in its build.
function supportsFor(lobby: LobbyClauses, { best, supportMove }: KnownBuilds): LobbyClause[] {
  const clauses = lobby.supports.map((clause) =>
    aimed(leavingUnaware(clause, best), lobby.debuffs, best?.strikes),
  )
  return present(clauses).filter((clause) => supportMove === undefined || !uses(clause, supportMove))
}

/** A clause without what takes Unaware from the boss, which only ignores boosts, where friends use none. */
function leavingUnaware(clause: LobbyClause, best: KnownAttacker | undefined): LobbyClause {
  if (!best || best.boosts.group || clause.kind !== 'debuff' || clause.takes?.key !== 'unaware') return clause
  return { ...clause, takes: undefined }
}

/** A clause with the debuff that helps those who strike a stat; nothing where none of it reaches the boss. */
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

/** Below this win rate, in percent, nobody should try. */
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
