import type { Assumptions } from '@/battle/assumptions'
import { moveRole } from '@/battle/dex/moves/move-role'
import type { BattleMove } from '@/battle/model/battle-move'
import type { Fighter } from '@/battle/model/fighter'
import { soloRates } from '@/battle/odds/solo-rate'
import type { Tally } from '@/battle/odds/tally'
import type { Plan } from '@/battle/plan'
import { rolesOf } from '@/battle/policy/roles'
import { isLikelyWin, winsAtLeast } from '@/battle/win-rates'
import { TIER_RULES } from '@/data/tiers'
import type { TypeName } from '@/data/vocabulary'
import { firstOfEach } from '@/lib/first-of-each'
import {
  BEST_ATTACKERS,
  type BossPlans,
  type ListedBuild,
  type RaidPlans,
  type RankedAttacker,
  type RankedSupport,
} from '@/lib/plans/raid-plans'
import { teraTypesOf } from '@/lib/raid/raid'
import type { AttackOption } from '@/planner/candidates/attack-options'
import { kindOf } from '@/planner/creatures/usable-species'
import type { NamedRaid } from '@/planner/raids/all-raids'
import { type RaidTarget, raidTarget } from '@/planner/raids/raid-target'
import { bestFours } from '@/planner/search/four/fours'
import { groupOf, groupWithPlan } from '@/planner/search/four/group'
import { byGroupResult, bySoloThenGroup, type GroupResult } from '@/planner/search/four/group-results'
import { bestSolo, worstSoloStats } from '@/planner/search/solo/best-solo'
import { supportBuilds } from '@/planner/supports/support-builds'
import { bestAttackers, type Ranked, type SearchLimits, type Shared, sharedValues } from './attackers'
import { bestSupports, helps, keepsSafer, type RankedSupporter, type SupportLimits } from './best-supports'
import type { Member } from './raid-battles'
import { rateUnchanged, recommendedBuilds } from './recommended'
import { attackOptionsOf, isCommon, type SearchPool } from './search-pool'

export interface SearchSettings {
  readonly usual: SearchLimits & { readonly listed: number }
  /** For raids of few turns, in which builds differ less. */
  readonly usualIfShort?: Partial<SearchLimits>
  readonly rare: SearchLimits & { readonly listed: number }
  readonly supports: SupportLimits & { readonly listed: number }
}

const FURTHER: SearchLimits = {
  maxScreened: 2000,
  maxShortlisted: 400,
  maxPlanned: 220,
  maxEquipped: 110,
  maxRefined: 50,
  maxCompared: 24,
}

export const SETTINGS: SearchSettings = {
  usual: {
    maxScreened: 120,
    maxShortlisted: 50,
    maxPlanned: 36,
    maxEquipped: 26,
    maxRefined: 20,
    maxCompared: 12,
    further: FURTHER,
    listed: 8,
  },
  usualIfShort: { maxPlanned: 30, maxEquipped: 18, maxRefined: 12 },
  rare: {
    maxScreened: 40,
    maxShortlisted: 14,
    maxPlanned: 9,
    maxEquipped: 6,
    maxRefined: 5,
    maxCompared: 4,
    listed: 4,
  },
  supports: { maxBuilds: 16, maxPlanned: 6, maxCompared: 6, listed: 6 },
}

const RELIABLE_WINS_OF_FOUR = 0.9

export function limitsAgainst(
  { id }: Pick<NamedRaid, 'id'>,
  { usual, usualIfShort }: Pick<SearchSettings, 'usual' | 'usualIfShort'>,
): SearchSettings['usual'] {
  return TIER_RULES[id.tier].isLong ? usual : { ...usual, ...usualIfShort }
}

export function findBuilds(
  raid: NamedRaid,
  pool: SearchPool,
  settings: SearchSettings,
  teraTypes: readonly TypeName[] = teraTypesOf(raid.boss),
  assumptions?: Assumptions,
): BossPlans {
  const shared = sharedValues(raid, assumptions)
  return new Map(
    teraTypes.map((teraType) => [
      teraType,
      raidPlans({ raid, ...shared, pool, settings, target: raidTarget(raid.boss, teraType) }),
    ]),
  )
}

interface Search extends Shared {
  readonly raid: NamedRaid
  readonly pool: SearchPool
  readonly settings: SearchSettings
  readonly target: RaidTarget
}

interface AttackerClass {
  readonly isIncluded: (species: string) => boolean
  readonly options: readonly AttackOption[]
  readonly settings: SearchSettings['usual']
}

function raidPlans(search: Search): RaidPlans {
  const { battles, target, settings } = search
  const { usual, rare, order, memberOf } = rankAttackers(search)
  const sorted = [...usual, ...rare].sort(order)
  const team = usual.toSorted(order).slice(0, BEST_ATTACKERS).map(memberOf)
  const withoutSupport = battles.preciseStats(team, target.teraType)
  return {
    attackers: sorted.map((attacker) => listedAttacker(search, attacker)),
    supports: rankSupports(search, team)
      .filter(({ together }) => helps(withoutSupport, together))
      .slice(0, settings.supports.listed)
      .map((support) => listedSupport(search, support, withoutSupport)),
  }
}

interface RankedAttackers {
  readonly usual: readonly GroupResult[]
  readonly rare: readonly GroupResult[]
  readonly order: (a: GroupResult, b: GroupResult) => number
  readonly memberOf: (result: GroupResult) => Member
}

/**
 * Adds attackers that win as four, if no usual Pokémon wins solo or fewer than three reliably win as
 * four.
 */
function rankAttackers(search: Search): RankedAttackers {
  const { pool, settings } = search
  const usualClass = attackerClass(search, limitsAgainst(search.raid, settings), (species) =>
    isCommon(species, pool),
  )
  const rareClass = attackerClass(search, settings.rare, (species) => !isCommon(species, pool))
  const usual = searchAttackers(search, usualClass)
  const rare = searchAttackers(search, rareClass)
  const winsAlone = usual.some(({ alone }) => isLikelyWin(winsAtLeast(alone)))
  const reliable = usual.filter(({ inGroup }) => inGroup.tally.wins >= RELIABLE_WINS_OF_FOUR)
  if (winsAlone && reliable.length >= Math.min(usual.length, BEST_ATTACKERS))
    return { usual, rare, order: byGroupResult, memberOf: ({ member }) => member }
  return {
    usual: withFours(search, usual, usualClass),
    rare: withFours(search, rare, rareClass),
    order: bySoloThenGroup,
    memberOf: ({ inGroup }) => inGroup.member,
  }
}

function attackerClass(
  { pool, target }: Search,
  settings: AttackerClass['settings'],
  counts: AttackerClass['isIncluded'],
): AttackerClass {
  return { isIncluded: counts, settings, options: attackOptionsOf(pool, target, counts) }
}

function searchAttackers(
  search: Search,
  { isIncluded: counts, options, settings }: AttackerClass,
): GroupResult[] {
  const { battles, target } = search
  const { listed, ...limits } = settings
  const attackers = bestAttackers(search, target, options, limits)
  const soloResults = bestSolo(battles, target.teraType, attackers, listed)
  const recommended = betterRecommended(search, soloResults, counts)
  return [...soloResults.slice(0, listed - recommended.length), ...recommended]
    .map((attacker) => ({
      ...attacker,
      inGroup: groupOf(battles, target.teraType, attacker.member, attacker.alone),
    }))
    .sort(byGroupResult)
}

/** Keeps the better group per creature, and the best solo attacker if it ever wins. */
function withFours(
  search: Search,
  soloResults: readonly GroupResult[],
  { options, settings: { listed } }: AttackerClass,
): GroupResult[] {
  const { battles, target } = search
  const { teraType } = target
  const fours = bestFours(search, target, options).slice(0, listed)
  const fourResults = fours.map((member) => ({
    member,
    alone: worstSoloStats(battles, member, teraType),
    inGroup: groupWithPlan(battles, teraType, member),
  }))
  const sorted = [...soloResults, ...fourResults].sort(bySoloThenGroup)
  const soloist = soloResults.slice(0, 1).filter(({ alone }) => alone.wins > 0)
  const creatures = firstOfEach([...soloist, ...sorted], ({ member }) => kindOf(member.build.species))
  return creatures.slice(0, listed).sort(bySoloThenGroup)
}

/** Guides' builds that win at least as often as our first. */
function betterRecommended(
  { raid, battles, target }: Search,
  attackers: readonly Ranked[],
  counts: AttackerClass['isIncluded'],
): Ranked[] {
  const listedKinds = new Set(attackers.map(({ member }) => kindOf(member.build.species)))
  const [first] = attackers
  const bestWins = first ? winsAtLeast(first.alone) : 0
  if (bestWins === 0) return []
  return recommendedBuilds(raid, target.teraType, 'attacker')
    .filter(({ species }) => counts(species) && !listedKinds.has(kindOf(species)))
    .map((build) => rateUnchanged(battles, build, target.teraType))
    .filter(({ alone }) => winsAtLeast(alone) >= bestWins)
}

function rankSupports(search: Search, team: readonly Member[]): RankedSupporter[] {
  const { raid, battles, pool, target, settings } = search
  const builds = pool.supports
    .filter(({ creature }) => isCommon(creature.name, pool))
    .flatMap((prepared) => supportBuilds(prepared, target))
    .sort((a, b) => b.promise - a.promise)
    .map(({ build }) => build)
  const recommended = recommendedBuilds(raid, target.teraType, 'support')
  return bestSupports(battles, target.teraType, team, [...recommended, ...builds], settings.supports)
}

function listedAttacker(search: Search, { member, alone, inGroup }: GroupResult): RankedAttacker {
  return {
    build: listedBuild(search, member, inGroup.member),
    plan: planAsFought(search, member),
    groupPlan: planAsFought(search, inGroup.member),
    ...soloRates(search.battles.solo(member, search.target.teraType)),
    group: percent(inGroup.tally.wins),
    taken: percent(alone.taken),
    turns: alone.wins > 0 ? alone.turns : inGroup.tally.turns,
    faints: alone.faints,
    lowestHp: percent(alone.lowestHp),
  }
}

// A threshold for a move that no battle used would mislead players.
function planAsFought({ battles }: Search, member: Member): Plan {
  const { healing } = rolesOf(member.fighter)
  const isUsed = healing !== undefined && battles.movesUsed(member).has(healing.move.name)
  return isUsed ? member.plan : { ...member.plan, healBelow: 0 }
}

function listedSupport(search: Search, { member, together }: RankedSupporter, without: Tally): RankedSupport {
  return {
    build: listedBuild(search, member),
    plan: member.plan,
    without: percent(without.wins),
    together: percent(together.wins),
    turns: together.turns,
    saved: without.wins > 0 && together.wins > 0 ? without.turns - together.turns : 0,
    keeps: keepsSafer(without, together)
      ? [percent(without.lowestHp), percent(together.lowestHp)]
      : undefined,
  }
}

// Leaves out moves that no battle used. Ditto keeps its own moves, since it uses the boss's. Against a boss
// Ditto, builds keep all moves, since the boss copies them.
function listedBuild(
  { battles, pool, target }: Search,
  ...members: readonly [Member, ...Member[]]
): ListedBuild {
  const [{ build, fighter }] = members
  const isCopied = target.moves.some(({ name }) => name === 'Transform')
  const knownMoves = movesInOrder(fighter)
  const usedMoves = knownMoves.filter(
    ({ name }) => isCopied || members.some((member) => battles.movesUsed(member).has(name)),
  )
  const moves = usedMoves.length > 0 ? usedMoves : knownMoves
  return {
    ...build,
    moves: moves.map(({ name }) => name),
    origin: pool.originOf(build.species),
    roles: moves.map(moveRole),
    learned: moves.map(({ name }) => pool.learned(build.species, name)),
  }
}

function movesInOrder(fighter: Fighter): readonly BattleMove[] {
  const { boost, secondBoost } = rolesOf(fighter)
  if (!boost || !secondBoost || boost.place < secondBoost.place) return fighter.moves
  return fighter.moves.with(boost.place, secondBoost.move).with(secondBoost.place, boost.move)
}

function percent(share: number): number {
  return share * 100
}
