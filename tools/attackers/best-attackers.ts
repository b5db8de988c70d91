import { RANKINGS, ranked } from '@/lib/attackers/ranking'
import type { AttackGroups } from './attack-groups'
import type { Attack } from './attacks'
import type { BossInBattle } from './boss-in-battle'
import { trainedNeutrally } from './fighter'
import { HitsOnAttacker, type WorstHit } from './hits-on-attacker'
import { HitsOnBoss, type RaidTeraType } from './hits-on-boss'

/** How many creatures of a category, the hardest hitters, are considered for every ranking. */
export const CONSIDERED = 40

/** How many of a category are listed by each ranking. */
export const LISTED = 12

/** An attacker against one Tera type of a boss. */
export interface BestAttacker {
  readonly attack: Attack
  /** 16 times the mean damage a hit, in HP. */
  readonly damage: number
  /** The same with a nature that does not raise its strength. */
  readonly neutralDamage: number
  /** `worstHit.percent`. */
  readonly worst: number
  readonly worstHit: WorstHit
}

/** The best attackers of one boss, by Tera type. */
export class BestAttackers {
  private readonly onBoss: HitsOnBoss
  private readonly onAttacker: HitsOnAttacker

  constructor(
    inBattle: BossInBattle,
    private readonly groups: AttackGroups,
  ) {
    this.onBoss = new HitsOnBoss(inBattle)
    this.onAttacker = new HitsOnAttacker(inBattle)
  }

  /**
   * The attackers that lead any ranking of their category, each creature once a category, with its hardest attack and, of
   * abilities that hit alike, the safest; the hardest hitters first.
   */
  against(teraType: RaidTeraType): BestAttacker[] {
    const leaders = (['Physical', 'Special'] as const).flatMap((category) => {
      const considered = this.hardest(category, teraType)
      return considered.filter((attacker) =>
        RANKINGS.some((ranking) => ranked(considered, ranking).indexOf(attacker) < LISTED),
      )
    })
    return ranked(leaders, 'damage').map((attacker) => ({
      ...attacker,
      neutralDamage: this.onBoss.damage(attacker.attack, teraType, trainedNeutrally),
    }))
  }

  /** The creatures that hit hardest, each with its hardest attack. */
  private hardest(category: Attack['category'], teraType: RaidTeraType) {
    const best = new Map<string, { damage: number; attacks: Attack[] }>()
    // The least damage of the creatures that are considered so far; who stays below it is not among them.
    let floor = 0
    for (const { attack, bound } of this.groups.hardestFirst(category, (kind) =>
      this.onBoss.share(kind, teraType),
    )) {
      if (floor >= bound) break
      const known = best.get(attack.candidate.name)
      if (known && known.damage > bound) continue
      const damage = this.onBoss.damageAbove(floor, attack, teraType)
      if (!known || damage > known.damage) best.set(attack.candidate.name, { damage, attacks: [attack] })
      else if (damage === known.damage) known.attacks.push(attack)
      if (damage >= floor) floor = damageOfLast([...best.values()])
    }
    const hitters = [...best.values()].filter(({ damage }) => damage > 0)
    return hitters
      .sort((one, other) => other.damage - one.damage)
      .slice(0, CONSIDERED)
      .map(({ damage, attacks }) => ({ damage, ...this.safest(attacks, teraType) }))
  }

  private safest(attacks: readonly Attack[], teraType: RaidTeraType) {
    const fighters = attacks.flatMap((attack) => attack.abilities.map((ability) => ({ ...attack, ability })))
    const hits = fighters.map((attack) => {
      const worstHit = this.onAttacker.worst(attack, teraType)
      return { attack, worst: worstHit.percent, worstHit }
    })
    return hits.reduce((safest, other) => (other.worst < safest.worst ? other : safest))
  }
}

/** The damage of the last creature that is considered; 0 while there are fewer. */
function damageOfLast(creatures: readonly { damage: number }[]): number {
  const damages = creatures.map(({ damage }) => damage).sort((one, other) => other - one)
  return damages[CONSIDERED - 1] ?? 0
}
