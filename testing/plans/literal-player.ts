import type { Decider } from '@/lib/battle/engine/fight'
import { isCheered } from '@/lib/battle/engine/raid/cheers'
import { canTerastallize } from '@/lib/battle/engine/raid/tera-orb'
import { priorityOf, speedOf } from '@/lib/battle/engine/turn/order'
import { type Choice, FREE } from '@/lib/battle/model/state'
import { HIGHEST_STAGE, STAGE_NAMES } from '@/lib/battle/model/terms'
import type { PlanClause, PlanStep } from '@/lib/bring/plan-steps'
import { boostsAreClearedSoon, firstOf, type Scene, type Seen, seenSince } from './seen-by-player'

type ClauseOf<Kind extends PlanClause['kind']> = Extract<PlanClause, { kind: Kind }>

/** What a player remembers of its battle. */
interface Memory {
  /** Uses of each move of the set-up since they last counted. */
  readonly uses: Map<string, number>
  readonly hitsTaken: number[]
  /** HP that the last draining attack gave: as much as one hopes for, before the first. */
  drained: number
  last: (Scene & { readonly choice: Choice }) | undefined
}

/** As a move that gives "clearly more": an attack that drains does damage besides. */
const CLEARLY = 1.2
/** What most moves that heal give, as their description in the game says. */
const RECOVERED = 0.5

/**
 * Plays one battle by the steps of a card and nothing else, as one does who has read them: it reckons no damage, and sees what
 * the game shows. Each battle needs a player of its own, since it remembers what it did and what hit it.
 */
export function literalPlayer(steps: readonly PlanStep[]): Decider {
  const clauses = steps.flat()
  const memory: Memory = {
    uses: new Map(),
    hitsTaken: [],
    drained: Number.POSITIVE_INFINITY,
    last: undefined,
  }
  return (arena, state, raider) => {
    const scene = { arena, state, raider }
    remember(memory, clauses, scene)
    const { bond } = raider
    const choice: Choice =
      bond === FREE
        ? decide(memory, clauses, scene)
        : { kind: 'move', move: Math.max(0, bond.move), terastallize: false }
    memory.last = { ...scene, choice }
    return choice
  }
}

function find<Kind extends PlanClause['kind']>(clauses: PlanStep, kind: Kind): ClauseOf<Kind> | undefined {
  return clauses.find((clause): clause is ClauseOf<Kind> => clause.kind === kind)
}

function remember(memory: Memory, clauses: PlanStep, scene: Scene): void {
  const { last } = memory
  if (!last) return
  const { choice, raider } = last
  const seen = seenSince(last, choice.kind === 'move' ? raider.fighter.moves[choice.move] : undefined, scene)
  if (seen.lost > 0) memory.hitsTaken.push(seen.lost)
  memory.drained = seen.drained ?? memory.drained
  countAgain(memory, clauses, seen)
}

function countAgain({ uses }: Memory, clauses: PlanStep, seen: Seen): void {
  const boost = find(clauses, 'boost again')
  if (boost && seen.fainted && uses.get(boost.move) !== NO_MORE) uses.delete(boost.move)
  if (boost && seen.boostsCleared) uses.set(boost.move, boost.resets?.isUsedAfter ? 0 : NO_MORE)
  if (!seen.debuffsCleared) return
  for (const { move } of find(clauses, 'set up')?.debuffs ?? []) {
    const isAgain = clauses.some((clause) => clause.kind === 'debuff again' && clause.move === move)
    uses.set(move, isAgain ? 0 : NO_MORE)
  }
}

const NO_MORE = Number.POSITIVE_INFINITY

function decide(memory: Memory, clauses: PlanStep, scene: Scene): Choice {
  const { boss } = scene.state
  const isLate = (100 * boss.hp) / boss.maxHp < (find(clauses, 'only attack')?.below ?? 0)
  const healing = find(clauses, 'heal')
  return (
    (!isLate && healing && heal(memory, healing, scene)) ||
    (!isLate && setUp(memory, clauses, scene)) ||
    (!isLate && cheer(clauses, scene)) ||
    attack(clauses, scene)
  )
}

function heal(memory: Memory, healing: ClauseOf<'heal'>, scene: Scene): Choice | undefined {
  const { state, raider } = scene
  const hit = Math.max((healing.leastHit * raider.maxHp) / 100, ...memory.hitsTaken.slice(-healing.lastHits))
  if (raider.hp === raider.maxHp) return undefined
  const move = firstOf(healingMoves(memory, healing, scene), scene)
  const used = move?.kind === 'move' ? raider.fighter.moves[move.move] : undefined
  const isLate =
    !used || (priorityOf(state, raider, used) <= 0 && speedOf(state, raider) <= speedOf(state, state.boss))
  if (isLate && raider.hp <= hit && raider.cheersLeft > 0) return { kind: 'cheer', cheer: 'heal' }
  return raider.hp <= (isLate ? 2 : 1) * hit ? move : undefined
}

function healingMoves(
  { drained }: Memory,
  { drains, recoveries }: ClauseOf<'heal'>,
  { raider }: Scene,
): readonly string[] {
  const missing = raider.maxHp - raider.hp
  const drainsBest = CLEARLY * Math.min(drained, missing) >= Math.min(RECOVERED * raider.maxHp, missing)
  return drainsBest ? [...drains, ...recoveries] : [...recoveries, ...drains]
}

function setUp(memory: Memory, clauses: PlanStep, scene: Scene): Choice | undefined {
  const clause = find(clauses, 'set up')
  if (!clause) return undefined
  const isUp = scene.state.boss.shield.phase === 'up'
  const boosts = clause.boost && mayBoost(clause.boost, clauses, scene) ? [clause.boost] : []
  const debuffs = clause.debuffs.filter(({ failsOnShield }) => !failsOnShield || !isUp)
  for (const { move, times } of [...boosts, ...debuffs]) {
    const used = memory.uses.get(move) ?? 0
    const choice = used < times && firstOf([move], scene)
    if (!choice) continue
    memory.uses.set(move, used + 1)
    return choice
  }
  return undefined
}

function mayBoost(
  { times, raisedBy }: NonNullable<ClauseOf<'set up'>['boost']>,
  clauses: PlanStep,
  scene: Scene,
): boolean {
  const highest = Math.max(...STAGE_NAMES.map((stage) => scene.raider.stages[stage]))
  if (highest === HIGHEST_STAGE || (raisedBy !== undefined && highest >= times)) return false
  const resets = find(clauses, 'boost again')?.resets
  return !resets || !boostsAreClearedSoon(scene, resets.heldWithin)
}

function cheer(clauses: PlanStep, { state, raider }: Scene): Choice | undefined {
  const kept = find(clauses, 'cheer')?.cheer
  if (!kept || raider.cheersLeft === 0 || isCheered(state, raider, kept)) return undefined
  return { kind: 'cheer', cheer: kept }
}

// What cannot be used twice in a row, or is forbidden, makes way for any other move.
function attack(clauses: PlanStep, scene: Scene): Choice {
  const { raider } = scene
  const { fighter } = raider
  const clause = find(clauses, 'attack')
  const isTera = raider.terastallized || canTerastallize(raider)
  const attacks = [isTera ? undefined : clause?.untilTera, clause?.move].filter((move) => move !== undefined)
  const others = fighter.moves.toSorted(
    (one, other) => Number(one.category === 'Status') - Number(other.category === 'Status'),
  )
  return firstOf([...attacks, ...others.map(({ name }) => name)], scene) ?? { kind: 'wait' }
}
