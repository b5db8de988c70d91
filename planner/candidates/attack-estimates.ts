import { traitsOf } from '@/battle/dex/abilities'
import type { TypeName } from '@/data/vocabulary'
import type { UsableSpecies } from '@/planner/creatures/usable-species'
import { REFERENCE_DEFENSE } from '@/planner/damage/measure'
import { DOUBLING_RESISTED } from '@/planner/damage/named-abilities'
import { customFactor } from '@/planner/moves/custom-factors'
import { hpOf, type Incoming, incoming } from '@/planner/raids/incoming'
import type { RaidTarget } from '@/planner/raids/raid-target'
import type { Attack } from './attacks'
import { BOOSTS_USED, type PreparedCreature } from './prepared-creature'

/** Estimates for ordering attacks, not bounds. */
export interface AttackEstimate {
  readonly attack: Attack
  readonly ability: string
  /** Of boss HP, per use, before boosts and shield. */
  readonly share: number
  /** Over a raid's turns; the first turns are before Terastallizing. */
  readonly meanShare: number
  readonly incoming: Incoming
  readonly damageBeforeFainting: number
}

const TURNS = 12
const EARLY_SHARE = 1 / 3
/** Half of max HP every third turn, as a share of max HP per turn. */
const HEALED_PER_TURN = 1 / 6
const MIN_DAMAGE_SHARE = 1 / 4

/** Returns attack estimates, best first. Skips far weaker attacks, immunities and abilities that change nothing. */
export function estimateAttacks(prepared: PreparedCreature, raid: RaidTarget): readonly AttackEstimate[] {
  const { creature, options } = prepared
  const shares = options.map(({ attack, ability }) => shareTaken(creature, attack, ability, raid))
  const damages = options.map(({ factor }, index) => factor * (shares[index] ?? 0))
  const minDamage = MIN_DAMAGE_SHARE * Math.max(...damages)
  const incomingBySlot: Incoming[] = []
  const best = new Map<Attack, AttackEstimate>()
  options.forEach(({ attack, ability, factor, slot }, index) => {
    const share = shares[index] ?? 0
    if (share === 0 || factor * share < minDamage) return
    const bossDamage = incomingBySlot[slot] ?? incoming(creature, ability, attack.teraType, raid)
    incomingBySlot[slot] = bossDamage
    const turns = turnsAlive(
      prepared,
      bossDamage.mean,
      (attack.drain * share * raid.maxHp) / hpOf(creature, raid),
    )
    const meanShare = share * (1 - EARLY_SHARE + EARLY_SHARE * plainFactor(creature, attack, ability, raid))
    const damageBeforeFainting =
      meanShare * Math.max(turns, factor * (turns - (attack.raises > 0 ? 0 : BOOSTS_USED)))
    if (damageBeforeFainting <= (best.get(attack)?.damageBeforeFainting ?? 0)) return
    best.set(attack, { attack, ability, share, meanShare, incoming: bossDamage, damageBeforeFainting })
  })
  return [...best.values()].sort((a, b) => b.damageBeforeFainting - a.damageBeforeFainting)
}

/** @param healedByAttack share of its HP */
function turnsAlive({ recovery }: PreparedCreature, damageTaken: number, healedByAttack: number): number {
  const healed = Math.min(1, Math.max(healedByAttack, recovery ? HEALED_PER_TURN : 0))
  return Math.min(TURNS, 1 / Math.max(damageTaken - healed, 1 / TURNS))
}

/**
 * Returns the average share of boss HP over the abilities that the boss may have, with its HP multiplier; 0 if the boss
 * is immune.
 */
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
  const defenseStat = attack.hitsDefense ? raid.stats.def : raid.stats.spd
  const favorFactor = creature.name === raid.favored?.species ? raid.favored.others : 1
  return (attack.damage * factor * guarded * favorFactor * REFERENCE_DEFENSE) / defenseStat / raid.maxHp
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
  const effectOf = (attackType: TypeName) => effectOfAbility(raid.effectOfType(attackType), ability, raid)
  const isOwn = (attackType: TypeName) => types.some((ownType) => ownType === attackType)
  const factorBefore = effectOf(type) * (isOwn(type) ? OWN_TYPE : 1)
  return factorBefore / (effectOf(teraType) * (isOwn(teraType) ? OWN_TERA_TYPE : OTHER_TERA_TYPE))
}

function ownFactorOf({ weightkg }: UsableSpecies, { move, teraType }: Attack, raid: RaidTarget): number {
  return customFactor(move, { raid, type: teraType, weightOfUser: weightkg })
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
  const healed = (candidate: Attack) => candidate.drain * shareTaken(creature, candidate, ability, raid)
  return attacks
    .filter((candidate) => candidate.strength === attack.strength && candidate.abilities.includes(ability))
    .filter((candidate) => healed(candidate) > 0)
    .toSorted((a, b) => healed(b) - healed(a))[0]
}
