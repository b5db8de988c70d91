import { FREE } from '@/battle/model/state'
import { HIGHEST_STAGE, STAGE_NAMES } from '@/battle/model/terms'
import type { Choice } from '@/battle/plan'
import type { Policy } from '@/battle/turns/fight'
import { isCheered } from '@/battle/turns/raid/cheers'
import { canTerastallize } from '@/battle/turns/raid/tera-orb'
import type { PlanClause, PlanStep } from '@/lib/bring/plan-steps'
import { boostsAreClearedSoon, firstOf, type Scene, type Seen, seenSince } from './seen-by-player'

type ClauseOf<T extends PlanClause['kind']> = Extract<PlanClause, { kind: T }>

interface Memory {
  /** Since the last reset. */
  readonly uses: Map<string, number>
  last: Scene | undefined
}

/**
 * Plays a battle strictly by the steps of a card. Like a player, it computes no damage and only sees
 * what the game shows. It remembers earlier turns, so create a new player for each battle.
 */
export function literalPlayer(steps: readonly PlanStep[]): Policy {
  const clauses = steps.flat()
  const memory: Memory = { uses: new Map(), last: undefined }
  return (arena, state, raider) => {
    const scene = { arena, state, raider }
    remember(memory, clauses, scene)
    const { bond } = raider
    memory.last = scene
    return bond === FREE
      ? decide(memory, clauses, scene)
      : { kind: 'move', move: Math.max(0, bond.move), terastallize: false }
  }
}

function find<T extends PlanClause['kind']>(clauses: PlanStep, kind: T): ClauseOf<T> | undefined {
  return clauses.find((clause): clause is ClauseOf<T> => clause.kind === kind)
}

function remember(memory: Memory, clauses: PlanStep, scene: Scene): void {
  if (memory.last) countAgain(memory, clauses, seenSince(memory.last, scene))
}

function countAgain({ uses }: Memory, clauses: PlanStep, changes: Seen): void {
  const boost = find(clauses, 'boost again')
  for (const move of boost?.moves ?? []) {
    if (changes.fainted && uses.get(move) !== NEVER_AGAIN) uses.delete(move)
    if (changes.boostsCleared) uses.set(move, boost?.resets?.isUsedAfter ? 0 : NEVER_AGAIN)
  }
  if (!changes.debuffsCleared) return
  for (const { move } of find(clauses, 'set up')?.debuffs ?? []) {
    const isAgain = clauses.some((clause) => clause.kind === 'debuff again' && clause.move === move)
    uses.set(move, isAgain ? 0 : NEVER_AGAIN)
  }
}

const NEVER_AGAIN = Number.POSITIVE_INFINITY

function decide(memory: Memory, clauses: PlanStep, scene: Scene): Choice {
  const { boss } = scene.state
  const isLate = (100 * boss.hp) / boss.maxHp < (find(clauses, 'only attack')?.below ?? 0)
  const healing = find(clauses, 'heal')
  return (
    (healing && heal(healing, scene)) ||
    (!isLate && setUp(memory, clauses, scene)) ||
    (!isLate && cheer(clauses, scene)) ||
    attack(clauses, scene)
  )
}

function heal({ move, cheerBelow }: ClauseOf<'heal'>, scene: Scene): Choice | undefined {
  const { raider } = scene
  const percent = (100 * raider.hp) / raider.maxHp
  if (percent < cheerBelow && raider.cheersLeft > 0) return { kind: 'cheer', cheer: 'heal' }
  return move && percent < move.below ? firstOf([move.name], scene) : undefined
}

function setUp(memory: Memory, clauses: PlanStep, scene: Scene): Choice | undefined {
  const clause = find(clauses, 'set up')
  if (!clause) return undefined
  const isUp = scene.state.boss.shield.phase === 'up'
  const boosts = clause.boosts.filter((boost) => mayBoost(boost, clauses, scene))
  const debuffs = clause.debuffs.filter(({ failsOnShield }) => !failsOnShield || !isUp)
  for (const { move, times } of [...boosts, ...debuffs]) {
    const useCount = memory.uses.get(move) ?? 0
    const choice = useCount < times && firstOf([move], scene)
    if (!choice) continue
    memory.uses.set(move, useCount + 1)
    return choice
  }
  return undefined
}

function mayBoost(
  { times, raisedBy }: ClauseOf<'set up'>['boosts'][number],
  clauses: PlanStep,
  scene: Scene,
): boolean {
  const highest = Math.max(...STAGE_NAMES.map((stage) => scene.raider.stages[stage]))
  if (highest === HIGHEST_STAGE || (raisedBy !== undefined && highest >= times)) return false
  const resets = find(clauses, 'boost again')?.resets
  return !resets || !boostsAreClearedSoon(scene, resets.heldWithin)
}

function cheer(clauses: PlanStep, { state, raider }: Scene): Choice | undefined {
  const cheerToKeep = find(clauses, 'cheer')?.cheer
  if (!cheerToKeep || raider.cheersLeft === 0 || isCheered(state, raider, cheerToKeep)) return undefined
  return { kind: 'cheer', cheer: cheerToKeep }
}

// If a move can't repeat or is forbidden, another move replaces it.
function attack(clauses: PlanStep, scene: Scene): Choice {
  const { raider } = scene
  const { fighter } = raider
  const clause = find(clauses, 'attack')
  const isTera = raider.terastallized || canTerastallize(raider)
  const attacks = [isTera ? undefined : clause?.untilTera, clause?.move].filter((move) => move !== undefined)
  const movesByUse = fighter.moves.toSorted(
    (a, b) => Number(a.category === 'Status') - Number(b.category === 'Status'),
  )
  return firstOf([...attacks, ...movesByUse.map(({ name }) => name)], scene) ?? { kind: 'wait' }
}
