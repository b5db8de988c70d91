import type { TypeName } from '@/data/vocabulary'
import { prevents } from '@/lib/creature/condition-abilities'
import { CHANCE_WITHIN } from '@/lib/plans/raid-plans'
import { isLikely, isTakenAsRead } from '@/lib/plans/standing'
import { bulk, orbRace, ownAnswer, screen, sharedAnswer } from './lobby-answers'
import { boostsAlone, boostsWithFriends, boostsWithStrangers } from './lobby-boosts'
import type { Company, LobbyClause, LobbyRaid } from './lobby-clauses'
import { debuffing, debuffsOf, restraint, type WeakenedStat } from './lobby-debuffs'
import type { Moment } from './moments'

/**
 * What the schedule, the abilities and the moves of a raid say about what to do in the lobby and from the start, by with
 * whom one enters, the weightiest first. See `lobbyLines`.
 */
export interface LobbyClauses {
  /** When to raise your stats, where that is of use and has to wait for something among friends. */
  readonly boosts: Readonly<Record<Company, LobbyClause | undefined>>
  /** The others for a lone player. */
  readonly alone: readonly LobbyClause[]
  /** What to avoid with randoms, shown first; `undefined` for nothing. */
  readonly restraint: LobbyClause | undefined
  /** The others among strangers. */
  readonly strangers: readonly LobbyClause[]
  /** What attackers do among friends. */
  readonly attackers: readonly LobbyClause[]
  /** What one of several friends does for the others, the weightiest of which comes first. */
  readonly supports: readonly LobbyClause[]
  /** The moves that lower the boss's stats by most of those that reach it, by the stat. */
  readonly debuffs: Readonly<Record<WeakenedStat, string | undefined>>
}

/**
 * The clauses of a raid for its lobby.
 *
 * Source: that raids of 6 stars take ten turns and more, and draining moves outlast them,
 * https://wikiwiki.jp/teraraid/%E5%9F%BA%E6%9C%AC%E7%9A%84%E3%81%AA%E7%AB%8B%E3%81%A1%E5%9B%9E%E3%82%8A
 */
export function lobbyClauses(raid: LobbyRaid): LobbyClauses {
  return {
    boosts: {
      alone: boostsAlone(raid),
      strangers: boostsWithStrangers(raid),
      friends: boostsWithFriends(raid),
    },
    alone: present([
      ownAnswer(raid),
      orbRace(raid),
      raid.isLong ? { kind: 'draining move' } : undefined,
      bulk(raid),
    ]),
    restraint: restraint(raid),
    strangers: present([ownAnswer(raid)]),
    attackers: present([sharedAnswer(raid)]),
    supports: present([debuffing(raid), screen(raid)]),
    debuffs: debuffsOf(raid),
  }
}

/** An attacker to bring. */
export interface KnownAttacker {
  readonly species: string
  /** Its win rate in percent if known: alone, or with three unknown partners. */
  readonly percent: number | undefined
  readonly item: string | undefined
  readonly ability: string
  /** The stat of the boss that it strikes. */
  readonly strikes: WeakenedStat
  /** When it raises its stats again after it did so first: alone, and as one of four. `undefined` where it does not. */
  readonly boosts: Readonly<Record<'alone' | 'group', { readonly again: readonly Moment[] } | undefined>>
}

/** A team of four that was found for the raid. */
interface KnownTeam {
  readonly species: readonly string[]
  /** Its win rate in percent if known. */
  readonly percent: number | undefined
  /** Who strikes at the end of its opening, and in which turn that is; `undefined` without an opening. */
  readonly strike: { readonly species: string; readonly turn: number } | undefined
}

/** What the battles of builds that every player can get say, as far as a lobby asks. Species are named as in @pkmn/dex. */
export interface KnownBuilds {
  /** Who fares best alone. */
  readonly best?: KnownAttacker | undefined
  /** Who fares best beside three unknown partners. */
  readonly strangers?: KnownAttacker | undefined
  /** How one of those attackers or the first support lowers the boss's stats, if one does: by a status move, or by attacks alone. */
  readonly weakenedBy?: 'status' | 'attack' | undefined
  /** The stat of the boss that most of the three best attackers strike. */
  readonly struck?: WeakenedStat | undefined
  /** The best support, and the name of the move that it is brought for. */
  readonly support?: { readonly species: string; readonly move: string } | undefined
  /** The team of four to bring: it leaves nothing to be said by rules among friends. */
  readonly team?: KnownTeam | undefined
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
 * The root page has the advice that holds in every raid.
 * Source of how builds fare: `data/plans`, battles by the rules of `lib/battle`
 *
 * @param known nothing while no builds are known
 */
export function lobbyLines(
  lobby: LobbyClauses,
  { teraType, ...known }: KnownBuilds & { readonly teraType?: TypeName | undefined } = {},
): Record<Company, LobbyClause[]> {
  const { support, team, unboosted, ...fought } = teraType ? known : {}
  const { boosts, alone, restraint, strangers, attackers, supports } = fitted(lobby, fought)
  const { best } = fought
  const withStrangers = winsWithStrangers(fought)
  const needsNoBoost =
    unboosted === undefined || withStrangers
      ? undefined
      : ({ kind: 'needs no boost', species: unboosted } as const)
  // If randoms mostly lose, the line names no Pokémon, so it says nothing about boosts.
  const isSilentOnBoosts =
    withStrangers?.kind === 'strangers lose' || (needsNoBoost && tellsToBoost(boosts.strangers))
  return {
    alone: present([winsAlone(best, known), boosts.alone, ...alone]),
    strangers: present([
      withStrangers,
      restraint,
      isSilentOnBoosts ? undefined : boosts.strangers,
      needsNoBoost,
      ...strangers,
    ]),
    friends: team
      ? asTeam(team)
      : known.needsNoSupport
        ? present([{ kind: 'four attackers' }, boosts.friends, ...attackers])
        : forFriends(present([boosts.friends, ...attackers]), supports, support),
  }
}

// Who boosts, lowers stats or guards stands in its slots.
function asTeam({ strike, ...team }: KnownTeam): LobbyClause[] {
  return [{ kind: 'team', ...team }, ...(strike ? [{ kind: 'team strikes', ...strike } as const] : [])]
}

/** The clauses of a raid as they fit who is brought: what its battles answer otherwise, or answer already, goes. */
function fitted(lobby: LobbyClauses, { best, struck, weakenedBy, ...known }: KnownBuilds): PartsOfLines {
  const supports = present(
    lobby.supports.map((clause) => aimed(leavingUnaware(clause, best), lobby.debuffs, struck)),
  )
  const restraint = aimed(lobby.restraint, lobby.debuffs, known.strangers?.strikes ?? struck)
  const weakened = { ...lobby, supports, restraint }
  if (!best) return weakened
  const withStrangers = known.strangers ?? best
  return {
    ...weakened,
    boosts: {
      ...boostsOf(best),
      // It fought beside strangers by the plan that it has alone.
      strangers: boosting(known.strangers?.boosts.alone) ?? asBoosting(withStrangers, lobby.boosts.strangers),
    },
    restraint: restraint && forbids(restraint, weakenedBy) ? undefined : restraint,
    alone: lobby.alone.filter((clause) => fits(clause, best) && !isKeptOff(clause, best)),
    strangers: lobby.strangers.filter((clause) => fits(clause, withStrangers)),
  }
}

function fits(clause: LobbyClause, { item }: KnownAttacker): boolean {
  if (GENERAL.has(clause.kind)) return false
  return clause.kind !== 'answer' || clause.answer !== 'Mental Herb' || item === clause.answer
}

/** Whether a clause is about a condition that never befalls a build. Among strangers its cheer cures the others. */
function isKeptOff(clause: LobbyClause, { ability }: KnownAttacker): boolean {
  return clause.kind === 'answer' && clause.inflicts !== undefined && prevents(ability, clause.inflicts)
}

type PartsOfLines = Omit<LobbyClauses, 'debuffs'>

/** What to look for in an attacker: not said beside the one that is named. */
const GENERAL: ReadonlySet<LobbyClause['kind']> = new Set(['draining move', 'bulk'])

/** Whether a clause tells to leave a way of lowering the boss's stats alone. Magic Bounce returns status moves, not attacks. */
function forbids(clause: LobbyClause, weakenedBy: KnownBuilds['weakenedBy']): boolean {
  if (clause.kind !== 'do not weaken' || weakenedBy === undefined) return false
  return clause.ability.key !== 'magicbounce' || weakenedBy === 'status'
}

// Friends are told no more than what to do again: that an attacker boosts first stands in its own plan.
function boostsOf({ boosts: { alone, group } }: KnownAttacker): Omit<LobbyClauses['boosts'], 'strangers'> {
  return {
    alone: boosting(alone),
    friends: group && group.again.length > 0 ? boosting(group) : undefined,
  }
}

/** What an attacker that boosts is told, at once and again as its battles have it. */
function boosting(boosts: KnownAttacker['boosts']['alone']): LobbyClause | undefined {
  return boosts && { kind: 'boost', after: [], again: boosts.again, ifNotUnaware: false }
}

/** What the schedule says of boosts, where that fits whether one boosts. */
function asBoosting({ boosts }: KnownAttacker, rule: LobbyClause | undefined): LobbyClause | undefined {
  const isInVain = rule?.kind === 'boosts ignored' || rule?.kind === 'boosts end'
  return isInVain === (boosts.alone !== undefined) ? undefined : rule
}

/** A clause without what takes Unaware from the boss, which only ignores boosts, where friends use none. */
function leavingUnaware(clause: LobbyClause, best: KnownAttacker | undefined): LobbyClause {
  if (!best || best.boosts.group || clause.kind !== 'debuff' || clause.takes?.key !== 'unaware') return clause
  return { ...clause, takes: undefined }
}

function tellsToBoost(clause: LobbyClause | undefined): boolean {
  return clause?.kind === 'boost' || clause?.kind === 'boosts last'
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

function winsAlone(
  best: KnownAttacker | undefined,
  { nobodyWinsAlone }: KnownBuilds,
): LobbyClause | undefined {
  if (nobodyWinsAlone) return { kind: 'nobody wins alone' }
  if (!best) return undefined
  const { species, percent, boosts } = best
  return { kind: 'bring', species, percent, isUnboosted: boosts.alone === undefined }
}

function winsWithStrangers({ best, strangers }: KnownBuilds): LobbyClause | undefined {
  if (best && best.percent === undefined) return { kind: 'not known' }
  if (best?.percent === undefined || strangers?.percent === undefined) return undefined
  const { species, percent } = strangers
  const isBetterAlone =
    !isTakenAsRead(percent / 100) && isLikely(best.percent / 100) && best.percent >= percent + CHANCE_WITHIN
  return isLikely(percent / 100)
    ? { kind: 'with strangers', species, percent, isBetterAlone }
    : { kind: 'strangers lose', better: isBetterAlone ? 'alone' : 'with friends' }
}

// What the support is brought for is said once.
function forFriends(
  attackers: readonly LobbyClause[],
  supports: readonly LobbyClause[],
  support: KnownBuilds['support'],
): LobbyClause[] {
  const [first, ...others] = supports.filter((clause) => !support || !uses(clause, support.move))
  const led = [...present([first]), ...attackers, ...others]
  return support ? [{ kind: 'support', ...support }, ...led] : led
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
