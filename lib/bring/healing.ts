import { movesFor, type PlayedBuild } from '@/lib/plans/played-build'
import type { BuildInRoles } from '@/lib/plans/raid-plans'
import { usedBoosts, usedDebuffs } from './used-stat-moves'

export interface AttackerHealing {
  /** Healing move, named as in @pkmn/dex. The attacker uses it below this percent of HP. */
  readonly move: { readonly name: string; readonly below: number } | undefined
  /** Percent of HP below which the attacker uses a Heal cheer while it has cheers; 0 for never. */
  readonly cheerBelow: number
}

/**
 * Attacks that give their user a share of the damage. Source: https://bulbapedia.bulbagarden.net/wiki/HP-draining_move
 */
const DRAINING: ReadonlySet<string> = new Set([
  'Absorb',
  'Bitter Blade',
  'Drain Punch',
  'Draining Kiss',
  'Dream Eater',
  'Giga Drain',
  'Horn Leech',
  'Leech Life',
  'Matcha Gotcha',
  'Mega Drain',
  'Parabolic Charge',
])

/**
 * Moves that heal only others, or that depend on the boss or on earlier moves. Source: the page of each on Bulbapedia.
 */
const NOT_FOR_ITSELF: ReadonlySet<string> = new Set([
  'Floral Healing',
  'Heal Pulse',
  'Healing Wish',
  'Lunar Dance',
  'Pain Split',
  'Revival Blessing',
  'Strength Sap',
  'Swallow',
])

/** Returns `undefined` if the plan doesn't heal, or if the healing move is the attacker's only action anyway. */
export function healingOf(playedBuild: PlayedBuild): AttackerHealing | undefined {
  const { healBelow, healCheerBelow } = playedBuild.plan
  const name = healBelow > 0 ? healingMove(playedBuild.build) : undefined
  const move = name === undefined || isAllItDoes(playedBuild, name) ? undefined : { name, below: healBelow }
  return move || healCheerBelow > 0 ? { move, cheerBelow: healCheerBelow } : undefined
}

/** Returns the first recovery move, otherwise the first draining attack, as battles do. */
export function healingMove(build: BuildInRoles): string | undefined {
  const recovery = movesFor(build, 'heal').find((move) => !NOT_FOR_ITSELF.has(move))
  return recovery ?? build.moves.find((move) => DRAINING.has(move))
}

function isAllItDoes(playedBuild: PlayedBuild, move: string): boolean {
  const attacks = movesFor(playedBuild.build, 'attack')
  return (
    attacks.length === 1 &&
    attacks[0] === move &&
    playedBuild.plan.cheer === undefined &&
    usedBoosts(playedBuild).length === 0 &&
    usedDebuffs(playedBuild).length === 0
  )
}

/** Source: the page of each on Bulbapedia. */
const FOR_ALLIES: ReadonlySet<string> = new Set([
  'Floral Healing',
  'Heal Pulse',
  'Jungle Healing',
  'Life Dew',
  'Lunar Blessing',
])

export interface TeamHealing {
  /** If no move works, the support cheers. */
  readonly moves: readonly string[]
  /** Percent of HP of any teammate below which the support heals. */
  readonly below: number
}

/** Returns how a support heals its team; `undefined` if its plan doesn't heal. */
export function teamHealingOf({ build, plan: { healBelow } }: PlayedBuild): TeamHealing | undefined {
  if (healBelow === 0) return undefined
  return { moves: movesFor(build, 'heal').filter((move) => FOR_ALLIES.has(move)), below: healBelow }
}
