import type { TypeName } from '@/data/vocabulary'
import { CHEERS } from '@/lib/battle/model/terms'
import { HEALED_BELOW } from '@/lib/battle/policy/plan'
import { effectiveness } from '@/lib/creature/type-matchups'
import { movesFor, type PlayedBuild } from '@/lib/plans/played-build'

/**
 * How an attacker stays up. A player cannot reckon what the next hit does, as battles do, so it goes by the hardest of the
 * last hits that it took.
 */
export interface Healing {
  /** Attacks that give their user a share of the damage. Moves are named as in @pkmn/dex. */
  readonly drains: readonly string[]
  /** Other moves that heal. */
  readonly recoveries: readonly string[]
  /** How many of its last hits tell what the next one may do. */
  readonly lastHits: number
  /** The HP, in percent, that it takes a hit for, where those were weaker. */
  readonly leastHit: number
  /** How many cheers a player has. */
  readonly cheers: number
}

/** As few as show both what the boss's attacks do and that it is weakened by now. */
const LAST_HITS = 3

/** In percent of HP. Of several marks those that lose least in `planner/reports/steps-played.test.ts`. */
const LEAST_HIT = 25
/** As above, for one that has paid for Belly Drum by half of its HP, and gets them back by an attack that is not its strongest. */
const LEAST_HIT_DRUMMED = 40

/**
 * The types of attacks that give their user a share of the damage.
 * Source: https://bulbapedia.bulbagarden.net/wiki/HP-draining_move
 */
const DRAINING: ReadonlyMap<string, TypeName> = new Map([
  ['Absorb', 'Grass'],
  ['Bitter Blade', 'Fire'],
  ['Drain Punch', 'Fighting'],
  ['Draining Kiss', 'Fairy'],
  ['Dream Eater', 'Psychic'],
  ['Giga Drain', 'Grass'],
  ['Horn Leech', 'Grass'],
  ['Leech Life', 'Bug'],
  ['Matcha Gotcha', 'Grass'],
  ['Mega Drain', 'Grass'],
  ['Parabolic Charge', 'Electric'],
])

/**
 * How an attacker heals, where its plan has it heal; `undefined` where it does not. An attack that the boss resists gives too
 * little.
 *
 * @param bossType the boss's Tera type, if that is known
 */
export function healingOf({ build, plan }: PlayedBuild, bossType: TypeName | undefined): Healing | undefined {
  if (plan.caution === 'never') return undefined
  const [first] = movesFor(build, 'attack')
  const drains = movesFor(build, 'attack').filter((move) => heals(move, bossType))
  const isDrummed = build.moves.includes('Belly Drum') && drains.some((move) => move !== first)
  return {
    drains,
    recoveries: movesFor(build, 'heal'),
    lastHits: LAST_HITS,
    leastHit: isDrummed ? LEAST_HIT_DRUMMED : LEAST_HIT,
    cheers: CHEERS,
  }
}

function heals(move: string, bossType: TypeName | undefined): boolean {
  const type = DRAINING.get(move)
  return type !== undefined && (bossType === undefined || effectiveness(type, [bossType]) >= 1)
}

/** How a support heals. */
export interface TeamHealing {
  /** Moves that heal; where there is none, or none can be used, a cheer. */
  readonly moves: readonly string[]
  /** The HP, in percent, of any of the team below which it heals. */
  readonly below: number
}

/** How a support heals its team, where its plan has it heal; `undefined` where it does not. */
export function teamHealingOf({ build, plan: { caution } }: PlayedBuild): TeamHealing | undefined {
  if (caution === 'never') return undefined
  return { moves: movesFor(build, 'heal'), below: 100 * HEALED_BELOW[caution] }
}
