import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { nameInDamage } from '@/tools/plans/calculator/inert-abilities'
import type { Candidate } from './candidates'
import { strike, sumOfRolls } from './damage'
import { type Fighter, movePicked, type Strength, trained } from './fighter'
import { HEAVY_TARGET, LIGHT_TARGET } from './reference-target'
import type { UsableMove } from './usable-moves'

/** A creature with an ability, a move, and the Tera type that its move has then. */
export interface Attack extends Fighter {
  /** The abilities with which it hits every target alike, `ability` among them. */
  readonly abilities: readonly string[]
  readonly move: string
  readonly type: TypeName
  readonly teraType: TypeName
  readonly category: 'Physical' | 'Special'
  /** Whether the target's Defense counts, not its Sp. Def. */
  readonly hitsDefense: boolean
  /** 16 times the mean damage, in HP, to the reference target that it hits harder: no target takes more for its stats. */
  readonly bound: number
}

// The move has whatever Tera type its user has.
const TYPE_OF_USER: ReadonlySet<string> = new Set(['Tera Blast', 'Revelation Dance'])

/** Every way of a candidate to use one of its moves, Terastallized to the move's type. */
function attacksWith(candidate: Candidate, move: UsableMove, ability: string): Attack[] {
  const types = TYPE_OF_USER.has(move.name) ? TYPE_NAMES : TYPE_NAMES.filter((type) => type === move.type)
  return strengthsFor(move).flatMap((strength) =>
    types.flatMap((teraType) => measured({ candidate, ability, strength, teraType }, move.name)),
  )
}

function strengthsFor({ name, category }: UsableMove): readonly Strength[] {
  if (name === 'Body Press') return ['def']
  // These two take the category of the stat that is higher.
  if (name === 'Tera Blast' || name === 'Photon Geyser') return ['atk', 'spa']
  return category === 'Physical' ? ['atk'] : ['spa']
}

function measured(fighter: Fighter & { teraType: TypeName }, move: string): Attack[] {
  const { type, category, hitsDefense, bound } = figuresOf(fighter, move)
  // Pixilate and its like change the type of moves: then the Tera type follows.
  if (type && type !== fighter.teraType) return measured({ ...fighter, teraType: type }, move)
  if (!fighter.candidate.teraTypes.includes(fighter.teraType)) return []
  if (category === 'Status' || (category === 'Physical') === (fighter.strength === 'spa')) return []
  return [
    { ...fighter, abilities: [fighter.ability], move, type: fighter.teraType, category, hitsDefense, bound },
  ]
}

interface Figures extends Pick<Attack, 'hitsDefense' | 'bound'> {
  /** The type that the move has then; not set where it is none of the 18. */
  readonly type?: TypeName | undefined
  readonly category: Attack['category'] | 'Status'
}

const known = new Map<string, Figures>()

function figuresOf(fighter: Fighter, move: string): Figures {
  const { candidate, ability, strength, teraType } = fighter
  const key = [candidate.name, nameInDamage(ability), strength, teraType, move].join()
  const figures = known.get(key) ?? measure(fighter, move)
  known.set(key, figures)
  return figures
}

function measure(fighter: Fighter, move: string): Figures {
  const attacker = trained(fighter)
  const picked = movePicked(move, fighter.ability)
  const result = strike(attacker, HEAVY_TARGET, picked)
  const dependsOnTarget = DEPENDS_ON_TARGET.has(move) || ABILITIES_ON_TARGET.has(fighter.ability)
  const { category, overrideDefensiveStat } = result.move
  return {
    type: TYPE_NAMES.find((name) => name === result.move.type),
    category,
    hitsDefense: category === 'Physical' || overrideDefensiveStat === 'def',
    bound: dependsOnTarget
      ? Math.max(sumOfRolls(result), sumOfRolls(strike(attacker, LIGHT_TARGET, picked)))
      : sumOfRolls(result),
  }
}

/**
 * The attacks of the candidates that may be the best of their creature against some boss, the hardest first. Of attacks
 * that differ for no boss but in strength, only the hardest is kept, with every ability that makes no difference.
 */
export function attacksOf(candidates: readonly Candidate[]): Attack[] {
  return candidates.flatMap(bestAttacks).sort((one, other) => other.bound - one.bound)
}

function bestAttacks(candidate: Candidate): Attack[] {
  const kept = new Map<string, Attack>()
  for (const move of candidate.moves) {
    for (const attack of candidate.abilities.flatMap((ability) => attacksWith(candidate, move, ability))) {
      const key = metAlike(attack, move)
      const rival = kept.get(key)
      if (!rival || attack.bound > rival.bound) kept.set(key, attack)
      else if (attack.bound === rival.bound && attack.move === rival.move)
        kept.set(key, { ...rival, abilities: [...rival.abilities, attack.ability] })
    }
  }
  return [...kept.values()].filter(({ bound }) => bound > 0)
}

/** Moves whose power depends on the target. */
export const DEPENDS_ON_TARGET: ReadonlySet<string> = new Set([
  'Bolt Beak',
  'Collision Course',
  'Electro Ball',
  'Electro Drift',
  'Fishious Rend',
  'Foul Play',
  'Grass Knot',
  'Gyro Ball',
  'Heat Crash',
  'Heavy Slam',
  'Low Kick',
  'Payback',
  'Shell Side Arm',
])

/** Abilities of an attacker whose effect depends on the target. */
export const ABILITIES_ON_TARGET: ReadonlySet<string> = new Set([
  'Analytic',
  'Download',
  "Mind's Eye",
  'Mold Breaker',
  'Neuroforce',
  'Neutralizing Gas',
  'Scrappy',
  'Teravolt',
  'Tinted Lens',
  'Turboblaze',
])

/** Whether an attack has a type advantage that the type of its move does not tell. */
export function hasOwnAdvantage({ move, ability }: Pick<Attack, 'move' | 'ability'>): boolean {
  return ['Flying Press', 'Freeze-Dry'].includes(move) || ['Scrappy', "Mind's Eye"].includes(ability)
}

/** Moves that no boss's ability tells apart have the same key. */
function metAlike(
  { ability, category, hitsDefense, type, move }: Attack,
  { flags, priority }: UsableMove,
): string {
  const { contact, bullet, sound, wind } = flags
  return JSON.stringify([
    [type, category, hitsDefense, contact, bullet, sound, wind, priority > 0],
    (DEPENDS_ON_TARGET.has(move) || hasOwnAdvantage({ move, ability })) && move,
    ABILITIES_ON_TARGET.has(ability) && ability,
  ])
}
