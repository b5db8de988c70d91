import { itemTraits } from '@/battle/dex/items'
import { statFactor } from '@/battle/dex/stats'
import { HIGHEST_STAGE } from '@/battle/model/terms'
import type { Plan } from '@/battle/plan'
import { FULL_CHARGE } from '@/battle/turns/raid/tera-orb'
import type { ForecastRules } from '@/planner/raids/forecast-rules'
import type { ForecastAttacker, ForecastMove } from './forecast-attacker'

export const ITEMS = ['drains', 'strengthens'] as const

interface Play extends Pick<Plan, 'boosts' | 'debuffs'> {
  readonly item: (typeof ITEMS)[number]
}

const ITEM_DAMAGE_FACTOR = 1.25
const { shellBell: SHELL_BELL } = itemTraits('Shell Bell')
/** As a share of max HP. */
const RECOVERY = 1 / 2
/** A draining attack that heals less, as a share of max HP, doesn't replace another attack. */
const MIN_DRAINED = 1 / 2
/** An attacker heals if its HP last for fewer boss hits. */
const MIN_HITS_LEFT = 1.15
/** Above this damage per boss hit, as a share of HP, recovery gains nothing. */
const MAX_HIT_TO_RECOVER = 1 / 2
const MAX_GROWTH = 7

/** Simulates a solo battle of averages, in microseconds. */
export class SoloForecast {
  private hp = 1
  private bossHp = 1
  private turnsLeft: number
  private bar = 0
  private shield: 'ahead' | 'up' | 'broken' = 'ahead'
  private charge = 0
  private tera: 'ahead' | 'on' | 'spent' = 'ahead'
  private boosts = 0
  private raised = 0
  private hardened = 0
  private lowered = 0
  private hitsTaken = 0
  private faints = 0
  private backIn = 0
  private cheersLeft = 3
  private resetsDone = 0

  constructor(
    private readonly attacker: ForecastAttacker,
    private readonly rules: ForecastRules,
    private readonly play: Play,
  ) {
    this.turnsLeft = rules.turns
  }

  fight(): { readonly time: number; readonly bossHp: number } {
    while (this.turnsLeft > 0 && this.bossHp > 0) this.playTurn()
    return { time: Math.max(0, this.turnsLeft / this.rules.turns), bossHp: Math.max(0, this.bossHp) }
  }

  private playTurn(): void {
    this.reset()
    this.raiseShield()
    this.turnsLeft -= 1
    if (this.waitAfterFaint()) return
    if (this.tera === 'ahead' && this.charge >= FULL_CHARGE) this.tera = 'on'
    this.act()
    if (this.bossHp > 0) this.takeHit()
  }

  private isDue(trigger: 'HP' | 'Time', threshold: number): boolean {
    const remaining = trigger === 'HP' ? this.bossHp : this.turnsLeft / this.rules.turns
    return remaining * 100 <= threshold
  }

  private reset(): void {
    this.rules.resets.forEach(({ trigger, threshold, of }, index) => {
      const bit = 1 << index
      if (this.resetsDone & bit || !this.isDue(trigger, threshold)) return
      this.resetsDone |= bit
      if (of === 'players') this.loseStages()
      else this.lowered = 0
    })
  }

  private loseStages(): void {
    this.boosts = 0
    this.raised = 0
    this.hardened = Math.min(0, this.hardened)
  }

  private raiseShield(): void {
    const { hp, time, barPercentOfHp } = this.rules.shield
    if (this.shield !== 'ahead' || !(this.isDue('HP', hp) || this.isDue('Time', time))) return
    this.shield = 'up'
    this.bar = barPercentOfHp / 100
  }

  private waitAfterFaint(): boolean {
    if (this.backIn === 0) return false
    this.backIn -= 1
    if (this.backIn === 0) this.hp = 1
    return true
  }

  private act(): void {
    const { attack } = this.attacker
    const damage = this.damageOf(attack)
    if (damage < this.bossHp && this.healIfNeeded(damage)) return
    if (damage < this.bossHp && (this.boostIfPlanned() || this.debuffIfPlanned())) return
    this.attackWith(attack, damage)
  }

  private attackWith(hit: ForecastMove, damage: number): void {
    this.heal(this.healedBy(hit, Math.min(damage, this.bossHp)))
    this.bossHp -= damage
    this.raised = Math.min(HIGHEST_STAGE, this.raised + hit.raises)
    this.charge += 1
    if (this.shield !== 'up') return
    this.bar -= damage
    if (this.bar < 0) this.shield = 'broken'
  }

  private damageOf({ share, beforeTera, ofTeraType, grows }: ForecastMove): number {
    const typeShare = this.tera === 'on' && ofTeraType ? share : share * beforeTera
    const itemFactor = this.play.item === 'strengthens' ? ITEM_DAMAGE_FACTOR : 1
    const stageFactor = statFactor(this.raised) * statFactor(this.lowered)
    return typeShare * itemFactor * stageFactor * this.growthFactor(grows) * this.shieldFactor(ofTeraType)
  }

  private growthFactor(grows: ForecastMove['grows']): number {
    if (!grows) return 1
    const steps = grows === 'by stages' ? this.raised + Math.max(0, this.hardened) : this.hitsTaken
    return Math.min(MAX_GROWTH, 1 + steps)
  }

  private shieldFactor(ofTeraType: boolean): number {
    if (this.shield !== 'up') return 1
    const { plain, teraSameType, teraOtherType } = this.rules.shield.damageThroughPercent
    if (this.tera !== 'on') return plain / 100
    return (ofTeraType ? teraSameType : teraOtherType) / 100
  }

  private healedBy({ drained }: ForecastMove, damage: number): number {
    const itemShare = this.play.item === 'drains' ? SHELL_BELL : 0
    return damage * this.attacker.bossHp * (drained + itemShare)
  }

  private heal(share: number): void {
    this.hp = Math.min(1, this.hp + share)
  }

  private healIfNeeded(damage: number): boolean {
    const hit = this.nextHit()
    const { attack, drain, recovers } = this.attacker
    if (this.hp > hit * MIN_HITS_LEFT || this.healedBy(attack, damage) >= hit) return false
    const drainDamage = drain ? this.damageOf(drain) : 0
    if (drain && this.healedBy(drain, drainDamage) > MIN_DRAINED) this.attackWith(drain, drainDamage)
    else if (recovers && hit < MAX_HIT_TO_RECOVER) this.heal(RECOVERY)
    else if (this.cheersLeft > 0) this.cheer()
    else return false
    return true
  }

  private cheer(): void {
    const [min, max] = this.rules.assumptions.healCheer
    this.cheersLeft -= 1
    this.heal((min + max) / 2)
  }

  private boostIfPlanned(): boolean {
    const { boost } = this.attacker
    if (!boost || this.boosts >= this.play.boosts || this.hp <= boost.costs) return false
    this.boosts += 1
    this.raised = Math.min(HIGHEST_STAGE, this.raised + boost.raises)
    this.hardened += boost.hardens
    this.hp -= boost.costs
    return true
  }

  private debuffIfPlanned(): boolean {
    const { debuff } = this.attacker
    if (!debuff || (this.shield === 'up' && !debuff.passesShield)) return false
    if (this.lowered >= Math.min(HIGHEST_STAGE, this.play.debuffs * debuff.lowers)) return false
    this.lowered = Math.min(HIGHEST_STAGE, this.lowered + debuff.lowers)
    if (debuff.passesShield) this.charge += 1
    return true
  }

  private nextHit(): number {
    const { beforeTera, terastallized } = this.attacker.damageTaken
    // `hardened` sums both defenses.
    return (
      ((this.tera === 'on' ? terastallized : beforeTera) * this.hitsPerTurn()) / statFactor(this.hardened / 2)
    )
  }

  private hitsPerTurn(): number {
    const { secondMove } = this.rules
    if (!secondMove || !(this.isDue('HP', secondMove.hp) || this.isDue('Time', secondMove.time))) return 1
    return 1 + secondMove.chance / 100
  }

  private takeHit(): void {
    this.hp -= this.nextHit()
    this.hitsTaken += this.hitsPerTurn()
    if (this.hp <= 0) this.faint()
  }

  private faint(): void {
    const { waitPerFaint, secondsPerTurn, terastallizesAgain } = this.rules.assumptions
    this.faints += 1
    this.turnsLeft -= this.rules.turnsPerFaint
    this.backIn = 1 + Math.ceil((waitPerFaint * this.faints) / secondsPerTurn)
    this.loseStages()
    this.hardened = 0
    if (this.tera !== 'on') return
    this.tera = terastallizesAgain ? 'ahead' : 'spent'
    this.charge = 0
  }
}
