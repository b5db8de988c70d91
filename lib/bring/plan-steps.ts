import { ASSUMPTIONS } from '@/battle/assumptions'
import { CHEERS, type Plan, TOO_LATE_BELOW } from '@/battle/plan'
import type { ActiveCheer } from '@/data/vocabulary'
import { isUnderShield, type Moment, momentOf, momentsOf, type RaidTimeline } from '@/lib/advice/moments'
import { attacksOf, movesFor, type PlayedBuild } from '@/lib/plans/played-build'
import { type AttackerHealing, healingOf, type TeamHealing, teamHealingOf } from './healing'
import { isShieldUpAtOnce } from './planned-raid'
import { type DebuffUses, type Uses, usedBoosts, usedDebuffs } from './used-stat-moves'

/**
 * An action in a step of a plan. Moves have their names in @pkmn/dex. Lists of moves aren't empty, except in `set up`.
 */
export type PlanClause =
  | {
      readonly kind: 'set up'
      readonly field: readonly string[]
      readonly boosts: readonly BoostUses[]
      readonly debuffs: readonly DebuffUses[]
    }
  /** Terastallize as soon as possible. `before` is when the boss first drains the Tera Orb, if it does. */
  | { readonly kind: 'terastallize'; readonly before: Moment | undefined }
  /**
   * Attack with `move` to the end, even into the shield. Use `untilTera` until Terastallizing. Use `whereStronger`,
   * which no other step names, whenever those moves do more damage.
   */
  | {
      readonly kind: 'attack'
      readonly move: string
      readonly untilTera: string | undefined
      readonly whereStronger: readonly string[]
    }
  | { readonly kind: 'only attack'; readonly below: number; readonly heals: boolean }
  | { readonly kind: 'attack at once' }
  | { readonly kind: 'cheer'; readonly cheer: ActiveCheer; readonly cheers: number }
  /** Take turns with cheers: one teammate cheers whenever the last cheer of the same kind has ended. */
  | { readonly kind: 'cheer in turn'; readonly cheer: ActiveCheer; readonly cheers: number }
  | { readonly kind: 'help'; readonly moves: readonly string[] }
  | { readonly kind: 'else attack'; readonly moves: readonly string[] }
  | ({ readonly kind: 'heal' } & AttackerHealing)
  | { readonly kind: 'never heal'; readonly by: 'anything' | 'cheer' | { readonly move: string } }
  | ({ readonly kind: 'heal the team' } & TeamHealing)
  | { readonly kind: 'field again'; readonly field: readonly string[] }
  | {
      readonly kind: 'boost again'
      readonly moves: readonly string[]
      readonly resets: BoostResets | undefined
    }
  | { readonly kind: 'debuff again'; readonly move: string; readonly after: readonly Moment[] }

interface BoostUses extends Uses {
  /** Item that raises the same stat, so that fewer uses may be enough. */
  readonly raisedBy: string | undefined
}

interface BoostResets {
  readonly at: readonly Moment[]
  readonly isUsedAfter: boolean
  /** Don't boost when a reset is this close; the boost would be wasted. */
  readonly heldWithin: HeldWithin
}

/** Distance to a reset, in percent of the boss's HP and of the timer bar. */
export interface HeldWithin {
  readonly hp: number
  readonly timerBar: number
}

export type PlanStep = readonly PlanClause[]

type Clauses = readonly (PlanClause | undefined)[]

/** Returns at most five steps for an attacker: set up, Terastallize, attack, heal, repeat. */
export function attackerSteps(playedBuild: PlayedBuild, raid: RaidTimeline): PlanStep[] {
  return nonEmptySteps([
    [setUp(playedBuild, usedBoosts(playedBuild), raid)],
    [terastallize(raid)],
    [keptCheer(playedBuild), attack(playedBuild), onlyAttack(playedBuild)],
    [heal(playedBuild)],
    [...fieldAgain(playedBuild), boostAgain(playedBuild, raid), ...debuffsAgain(playedBuild, raid)],
  ])
}

/**
 * Returns at most five steps for a support: set up, Terastallize if its attacks charge the Tera Orb, help, heal, repeat.
 */
export function supportSteps(playedBuild: PlayedBuild, raid: RaidTimeline): PlanStep[] {
  const moves = movesFor(playedBuild.build, 'help')
  const main = moves.length > 0 ? ({ kind: 'help', moves } as const) : attack(playedBuild)
  const fallback = moves.length > 0 ? attackOtherwise(playedBuild) : undefined
  return nonEmptySteps([
    [setUp(playedBuild, [], raid)],
    [chargesOrb(playedBuild) || main?.kind === 'attack' ? terastallize(raid) : undefined],
    [{ kind: 'cheer', cheer: 'attack', cheers: CHEERS }, main, fallback],
    [healTeam(playedBuild)],
    [...fieldAgain(playedBuild), ...debuffsAgain(playedBuild, raid)],
  ])
}

/**
 * Returns, as one step, how four players with the same attacker set up, cheer and heal differently from a solo player;
 * `undefined` if there is no difference.
 */
export function groupStep(
  { build, plan, groupPlan }: PlayedBuild & { readonly groupPlan: Plan },
  raid: RaidTimeline,
): PlanStep | undefined {
  const solo = { build, plan }
  const four = { build, plan: groupPlan }
  const step = definedClauses([
    ...(hasSameSetUp(solo, four) ? [] : [setUpOfFour(four, raid)]),
    ...(plan.cheer === groupPlan.cheer ? [] : [cheerInTurn(four)]),
    ...(isSame(healingOf(solo), healingOf(four)) ? [] : [heal(four), healLess(solo, four)]),
  ])
  return step.length > 0 ? step : undefined
}

function hasSameSetUp(a: PlayedBuild, b: PlayedBuild): boolean {
  return (
    isSame(usedBoosts(a), usedBoosts(b)) &&
    a.plan.debuffs === b.plan.debuffs &&
    a.plan.repeatAfterReset === b.plan.repeatAfterReset
  )
}

function isSame<T>(a: T, b: T): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function setUpOfFour(four: PlayedBuild, raid: RaidTimeline): PlanClause | undefined {
  const boosts = usedBoosts(four)
  const setsUp = boosts.length > 0 || firstDebuffs(four, raid).length > 0
  return setsUp ? setUp(four, boosts, raid) : { kind: 'attack at once' }
}

function nonEmptySteps(steps: readonly Clauses[]): PlanStep[] {
  return steps.map(definedClauses).filter((step) => step.length > 0)
}

function definedClauses(clauses: Clauses): PlanStep {
  return clauses.filter((clause) => clause !== undefined)
}

function setUp(
  playedBuild: PlayedBuild,
  boosts: readonly Uses[],
  raid: RaidTimeline,
): PlanClause | undefined {
  const field = movesFor(playedBuild.build, 'field')
  const debuffs = firstDebuffs(playedBuild, raid)
  if (field.length === 0 && boosts.length === 0 && debuffs.length === 0) return undefined
  const raisedBy = raisingItem(playedBuild)
  return { kind: 'set up', field, boosts: boosts.map((boost) => ({ ...boost, raisedBy })), debuffs }
}

function firstDebuffs(playedBuild: PlayedBuild, raid: RaidTimeline): DebuffUses[] {
  return usedDebuffs(playedBuild).filter(({ failsOnShield }) => !(failsOnShield && isShieldUpAtOnce(raid)))
}

/** Source: https://bulbapedia.bulbagarden.net/wiki/Weakness_Policy */
const RAISING = 'Weakness Policy'

function raisingItem({ build: { item } }: PlayedBuild): string | undefined {
  return item === RAISING ? item : undefined
}

function terastallize(raid: RaidTimeline): PlanClause {
  const drain = raid.schedule.find(({ kind }) => kind === 'orb')
  return { kind: 'terastallize', before: drain && momentOf(drain, raid) }
}

/** Hits that charge the Tera Orb. Source: https://bulbapedia.bulbagarden.net/wiki/Tera_Raid_Battle */
const CHARGES = 3

function chargesOrb(playedBuild: PlayedBuild): boolean {
  return usedDebuffs(playedBuild).some(({ failsOnShield, times }) => !failsOnShield && times >= CHARGES)
}

export function neverTerastallizes(steps: readonly PlanStep[]): boolean {
  return !steps.flat().some(({ kind }) => kind === 'terastallize')
}

/** Source: https://bulbapedia.bulbagarden.net/wiki/Tera_Blast_(move) */
const TERA_BLAST = 'Tera Blast'

// Battles choose the attack with the most damage, so the most-used attack comes first.
function attack(playedBuild: PlayedBuild): PlanClause | undefined {
  const [move, ...otherAttacks] = attacksOf(playedBuild.build)
  if (move === undefined) return undefined
  const untilTera = move === TERA_BLAST ? otherAttacks[0] : undefined
  const namedMoves = [
    untilTera,
    healingOf(playedBuild)?.move?.name,
    ...usedDebuffs(playedBuild).map((debuff) => debuff.move),
  ]
  return {
    kind: 'attack',
    move,
    untilTera,
    whereStronger: otherAttacks.filter((attackMove) => !namedMoves.includes(attackMove)),
  }
}

function attackOtherwise(playedBuild: PlayedBuild): PlanClause | undefined {
  const debuffs = usedDebuffs(playedBuild).map(({ move }) => move)
  const moves = attacksOf(playedBuild.build).filter((move) => !debuffs.includes(move))
  return moves.length > 0 ? { kind: 'else attack', moves } : undefined
}

function keptCheer({ plan: { cheer } }: PlayedBuild): PlanClause | undefined {
  return cheer && { kind: 'cheer', cheer, cheers: CHEERS }
}

function cheerInTurn({ plan: { cheer } }: PlayedBuild): PlanClause | undefined {
  return cheer && { kind: 'cheer in turn', cheer, cheers: CHEERS }
}

function heal(playedBuild: PlayedBuild): PlanClause | undefined {
  const healing = healingOf(playedBuild)
  return healing && { kind: 'heal', ...healing }
}

// The page also shows the solo steps, so the group's step must name the healing to omit.
function healLess(solo: PlayedBuild, four: PlayedBuild): PlanClause | undefined {
  const soloHealing = healingOf(solo)
  const groupHealing = healingOf(four)
  const omittedMove = four.plan.healBelow > 0 ? undefined : soloHealing?.move
  const losesCheer = soloHealing !== undefined && soloHealing.cheerBelow > 0 && four.plan.healCheerBelow === 0
  if (!omittedMove && !losesCheer) return undefined
  if (!groupHealing) return { kind: 'never heal', by: 'anything' }
  return { kind: 'never heal', by: omittedMove ? { move: omittedMove.name } : 'cheer' }
}

function onlyAttack(playedBuild: PlayedBuild): PlanClause | undefined {
  const setsUp =
    playedBuild.plan.cheer !== undefined ||
    usedBoosts(playedBuild).length > 0 ||
    usedDebuffs(playedBuild).length > 0
  if (!setsUp) return undefined
  return { kind: 'only attack', below: TOO_LATE_BELOW, heals: healingOf(playedBuild) !== undefined }
}

function healTeam(playedBuild: PlayedBuild): PlanClause | undefined {
  const healing = teamHealingOf(playedBuild)
  return healing && { kind: 'heal the team', ...healing }
}

function fieldAgain({ build }: PlayedBuild): Clauses {
  const field = movesFor(build, 'field')
  return field.length > 0 ? [{ kind: 'field again', field }] : []
}

/** The damage of about one attack, and two turns, as in `undoesRaisesSoon`. */
const HELD_WITHIN = { hp: 5, seconds: 2 * ASSUMPTIONS.secondsPerTurn }

function boostAgain(playedBuild: PlayedBuild, raid: RaidTimeline): PlanClause | undefined {
  const moves = usedBoosts(playedBuild).map(({ move }) => move)
  if (moves.length === 0) return undefined
  const resets = raid.schedule.filter(({ kind }) => kind === 'player reset')
  const isUsedAfter = playedBuild.plan.repeatAfterReset
  return {
    kind: 'boost again',
    moves,
    resets:
      resets.length > 0
        ? { at: momentsOf(resets, raid), isUsedAfter, heldWithin: heldWithin(raid) }
        : undefined,
  }
}

// The game shows a timer bar without seconds.
function heldWithin({ timeLimit }: RaidTimeline): HeldWithin {
  return { hp: HELD_WITHIN.hp, timerBar: Math.ceil((100 * HELD_WITHIN.seconds) / timeLimit) }
}

function debuffsAgain(playedBuild: PlayedBuild, raid: RaidTimeline): Clauses {
  if (!playedBuild.plan.repeatAfterReset) return []
  return usedDebuffs(playedBuild).map(({ move, failsOnShield }) => {
    const resets = raid.schedule.filter(
      (action) => action.kind === 'boss reset' && !(failsOnShield && isUnderShield(action, raid.shield)),
    )
    return resets.length > 0 ? { kind: 'debuff again', move, after: momentsOf(resets, raid) } : undefined
  })
}

export function movesNamedIn(clause: PlanClause): readonly string[] {
  switch (clause.kind) {
    case 'set up':
      return [
        ...clause.field,
        ...clause.debuffs.map(({ move }) => move),
        ...clause.boosts.map(({ move }) => move),
      ]
    case 'attack':
      return [clause.move, ...(clause.untilTera ? [clause.untilTera] : []), ...clause.whereStronger]
    case 'help':
    case 'else attack':
    case 'heal the team':
      return clause.moves
    case 'heal':
      return clause.move ? [clause.move.name] : []
    case 'field again':
      return clause.field
    case 'boost again':
      return clause.moves
    case 'debuff again':
      return [clause.move]
    default:
      return []
  }
}
