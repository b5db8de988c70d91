import { traitsOf } from '@/battle/dex/abilities'
import type { TypeName } from '@/data/vocabulary'
import type { UsableSpecies } from '@/planner/creatures/usable-species'
import { REFERENCE_DEFENSE } from '@/planner/damage/measure'
import { DOUBLING_RESISTED } from '@/planner/damage/named-abilities'
import { ownFactor } from '@/planner/moves/own-factors'
import { hpOf, type Incoming, incoming } from '@/planner/raids/incoming'
import type { RaidTarget } from '@/planner/raids/raid-target'
import type { Attack } from './attacks'
import { BOOSTS_USED, type PreparedCreature } from './prepared-creature'

/** Estimates of an attack's result in a raid, for ordering. They aren't bounds. */
export interface AttackEstimate {
  readonly attack: Attack
  readonly ability: string
  /** Share of boss HP taken per use, before boosts and shield. */
  readonly share: number
  /** The average share over a raid's turns; the first turns are before Terastallizing. */
  readonly meanShare: number
  /** The boss's damage to the creature after Terastallizing. */
  readonly incoming: Incoming
  /** Share of boss HP. */
  readonly damageBeforeFainting: number
}

const TURNS = 12
/** Share of the turns before the Tera Orb is full. */
const EARLY = 1 / 3
/** Share of max HP per turn: half of it every third turn. */
const RECOVERED = 1 / 6
/** Minimum damage of a considered attack, as a share of the creature's strongest. */
const LEAST_DAMAGE = 1 / 4

/** Returns the best first. Skips far weaker attacks, immunities, and abilities with which an attack hits equally. */
export function estimateAttacks(prepared: PreparedCreature, raid: RaidTarget): readonly AttackEstimate[] {
  const { creature, options } = prepared
  const shares = options.map(({ attack, ability }) => shareTaken(creature, attack, ability, raid))
  const damages = options.map(({ factor }, place) => factor * (shares[place] ?? 0))
  const least = LEAST_DAMAGE * Math.max(...damages)
  const known: Incoming[] = []
  const best = new Map<Attack, AttackEstimate>()
  options.forEach(({ attack, ability, factor, slot }, place) => {
    const share = shares[place] ?? 0
    if (share === 0 || factor * share < least) return
    const suffered = known[slot] ?? incoming(creature, ability, attack.teraType, raid)
    known[slot] = suffered
    const turns = turnsAlive(
      prepared,
      suffered.mean,
      (attack.drain * share * raid.maxHp) / hpOf(creature, raid),
    )
    const meanShare = share * (1 - EARLY + EARLY * plainFactor(creature, attack, ability, raid))
    const damageBeforeFainting =
      meanShare * Math.max(turns, factor * (turns - (attack.raises > 0 ? 0 : BOOSTS_USED)))
    if (damageBeforeFainting <= (best.get(attack)?.damageBeforeFainting ?? 0)) return
    best.set(attack, { attack, ability, share, meanShare, incoming: suffered, damageBeforeFainting })
  })
  return [...best.values()].sort((one, other) => other.damageBeforeFainting - one.damageBeforeFainting)
}

/** @param drained share of its HP that an attack heals */
function turnsAlive({ recovery }: PreparedCreature, suffered: number, drained: number): number {
  const healed = Math.min(1, Math.max(drained, recovery ? RECOVERED : 0))
  return Math.min(TURNS, 1 / Math.max(suffered - healed, 1 / TURNS))
}

/** Returns an average over the abilities that the boss may have, with its HP multiplier; 0 if the boss is immune. */
export function shareTaken(
  creature: UsableSpecies,
  attack: Attack,
  ability: string,
  raid: RaidTarget,
): number {
  const effect = effectOfAbility(raid.effectOfType(attack.teraType), ability, raid)
  const factor = attack.hasOwnFactor ? effect * ownFactorOf(creature, attack, raid) : effect
  if (factor === 0) return 0
  const guarded = traitsOf(ability).moldBreaker ? 1 : raid.guardsAgainst(attack)
  const defense = attack.hitsDefense ? raid.stats.def : raid.stats.spd
  const favor = creature.name === raid.favored?.species ? raid.favored.others : 1
  return (attack.damage * factor * guarded * favor * REFERENCE_DEFENSE) / defense / raid.maxHp
}

// Source: https://bulbapedia.bulbagarden.net/wiki/Same-type_attack_bonus
const OWN_TYPE = 1.5
const OWN_TERA_TYPE = 2
const OTHER_TERA_TYPE = 1.5

/**
 * Returns an attack's strength before Terastallizing, as a share of its strength afterwards. Tera Blast is a Normal
 * attack before: 0 if the boss is immune to Normal. Source: https://bulbapedia.bulbagarden.net/wiki/Tera_Blast_(move)
 */
export function plainFactor(
  { types }: UsableSpecies,
  { teraType, takesTeraType }: Attack,
  ability: string,
  raid: RaidTarget,
): number {
  const type = takesTeraType ? 'Normal' : teraType
  const effectOf = (one: TypeName) => effectOfAbility(raid.effectOfType(one), ability, raid)
  const isOwn = (one: TypeName) => types.some((own) => own === one)
  const plain = effectOf(type) * (isOwn(type) ? OWN_TYPE : 1)
  return plain / (effectOf(teraType) * (isOwn(teraType) ? OWN_TERA_TYPE : OTHER_TERA_TYPE))
}

function ownFactorOf({ weightkg }: UsableSpecies, { move, teraType }: Attack, raid: RaidTarget): number {
  return ownFactor(move, { raid, type: teraType, weightOfUser: weightkg })
}

function effectOfAbility(effect: number, ability: string, raid: RaidTarget): number {
  if (effect === 0) return traitsOf(ability).hitsGhosts && raid.teraType === 'Ghost' ? 1 : 0
  return effect < 1 && DOUBLING_RESISTED.has(ability) ? 2 * effect : effect
}

export function bestDrain(
  { creature, attacks }: PreparedCreature,
  { attack, ability }: Pick<AttackEstimate, 'attack' | 'ability'>,
  raid: RaidTarget,
): Attack | undefined {
  if (attack.drain > 0) return undefined
  const given = (other: Attack) => other.drain * shareTaken(creature, other, ability, raid)
  return attacks
    .filter((other) => other.strength === attack.strength && other.abilities.includes(ability))
    .filter((other) => given(other) > 0)
    .toSorted((one, other) => given(other) - given(one))[0]
}
