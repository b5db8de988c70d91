import { movesFor, type PlayedBuild } from '@/lib/plans/played-build'
import type { BuildInRoles } from '@/lib/plans/raid-plans'
import { usedBoosts, usedDebuffs } from './used-stat-moves'

/** How an attacker heals, as battles fight it. At least one of both. */
export interface AttackerHealing {
  /** Its move that heals, named as in @pkmn/dex, and the HP in percent below which it uses it. */
  readonly move: { readonly name: string; readonly below: number } | undefined
  /** The HP in percent below which it uses a Heal cheer while it has cheers; 0 for never. */
  readonly cheerBelow: number
}

/** Attacks that give their user a share of the damage. Source: https://bulbapedia.bulbagarden.net/wiki/HP-draining_move */
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

/** Moves that heal others alone, or by what the boss is or was done before. Source: the page of each on Bulbapedia. */
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

/** How an attacker heals, where its plan has it heal; `undefined` where it does not, or does nothing else anyway. */
export function healingOf(played: PlayedBuild): AttackerHealing | undefined {
  const { healBelow, healCheerBelow } = played.plan
  const name = healBelow > 0 ? healingMove(played.build) : undefined
  const move = name === undefined || isAllItDoes(played, name) ? undefined : { name, below: healBelow }
  return move || healCheerBelow > 0 ? { move, cheerBelow: healCheerBelow } : undefined
}

/** The move by which battles have an attacker heal: its first that does nothing else, or its first attack that drains. */
export function healingMove(build: BuildInRoles): string | undefined {
  const recovery = movesFor(build, 'heal').find((move) => !NOT_FOR_ITSELF.has(move))
  return recovery ?? build.moves.find((move) => DRAINING.has(move))
}

function isAllItDoes(played: PlayedBuild, move: string): boolean {
  const attacks = movesFor(played.build, 'attack')
  return (
    attacks.length === 1 &&
    attacks[0] === move &&
    played.plan.cheer === undefined &&
    usedBoosts(played).length === 0 &&
    usedDebuffs(played).length === 0
  )
}

/** Moves that heal allies. Source: the page of each on Bulbapedia. */
const FOR_ALLIES: ReadonlySet<string> = new Set([
  'Floral Healing',
  'Heal Pulse',
  'Jungle Healing',
  'Life Dew',
  'Lunar Blessing',
])

/** How a support heals. */
export interface TeamHealing {
  /** Moves that heal allies; where there is none, or none can be used, a cheer. */
  readonly moves: readonly string[]
  /** The HP, in percent, of any of the team below which it heals. */
  readonly below: number
}

/** How a support heals its team, where its plan has it heal; `undefined` where it does not. */
export function teamHealingOf({ build, plan: { healBelow } }: PlayedBuild): TeamHealing | undefined {
  if (healBelow === 0) return undefined
  return { moves: movesFor(build, 'heal').filter((move) => FOR_ALLIES.has(move)), below: healBelow }
}
