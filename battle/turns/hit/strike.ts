import { abilityAgainst, abilityOf, fieldNow } from '@/battle/dex/active-ability'
import { hpShare, hurt, takeHit } from '@/battle/dex/effects/hp'
import { shieldIsUp, throughShield } from '@/battle/dex/effects/shield'
import { setToTheEnd } from '@/battle/dex/effects/volatiles'
import { poweredMove } from '@/battle/dex/moves/move-in-use'
import { rulesOf } from '@/battle/dex/moves/moves'
import type { BattleMove } from '@/battle/model/battle-move'
import { ROLLS } from '@/battle/model/damage-source'
import type { Turn, Use } from '@/battle/model/turn'
import { cheerFactor } from '@/battle/turns/raid/cheers'
import { aimsEachTime, hitCount, isCritical, rollAccuracy } from './chances'
import { helpersOf } from './helpers'
import { react } from './reactions'

/** Returns the HP lost in total, or `undefined` if the target is immune. */
export function strike(turn: Turn, use: Use): number | undefined {
  const { user, target } = use
  const count = hitCount(turn, use)
  const aimsEachHit = count > 1 && aimsEachTime(use)
  const helped = helpersOf(turn, use)
  let total = 0
  for (let hit = 0; hit < count && target.hp > 0 && user.hp > 0; hit++) {
    if (hit > 0 && aimsEachHit && !rollAccuracy(turn, use)) break
    const lostHp = hitOnce(turn, use, hit, helped)
    if (lostHp === undefined) return hit === 0 ? undefined : total
    total += lostHp
  }
  return total
}

function hitOnce(turn: Turn, use: Use, hit: number, helped: readonly string[]): number | undefined {
  const { user, target } = use
  const move = poweredMove(turn, use, hit)
  const critical = isCritical(turn, use)
  const damage = drawDamage(turn, use, { move, critical, helped })
  if (damage === undefined) return undefined
  if (isDisguised(turn, use)) return 0
  const arrivingDamage = target === turn.boss ? afterShield(turn, use, damage) : damage
  const isBehindSubstitute = target.volatiles.substitute !== undefined
  const bypasses = move.flags.bypasssub === 1 || abilityOf(user).bypassesScreens
  const hpBefore = target.hp
  const lostHp = takeHit(turn, target, {
    user,
    damage: arrivingDamage,
    critical,
    spares: rulesOf(move.name).spares,
    bypasses,
  })
  if (!isBehindSubstitute || bypasses) react(turn, use, { critical, before: hpBefore, lost: lostHp })
  return lostHp
}

function afterShield(turn: Turn, { user, move, type }: Use, damage: number): number {
  const { shieldReducesFixedDamage } = turn.arena.assumptions
  if (!shieldReducesFixedDamage && rulesOf(move.name).fixedDamage) return damage
  return throughShield(turn, damage, user, type ?? '')
}

interface HitDraw {
  readonly move: BattleMove
  readonly critical: boolean
  readonly helped: readonly string[]
}

function drawDamage(turn: Turn, use: Use, { move, critical, helped }: HitDraw): number | undefined {
  const { user, target, last, spread } = use
  const { takesShare, fixedDamage } = rulesOf(move.name)
  if (takesShare > 0) return shareOf(turn, use, takesShare)
  const rolls = turn.arena.damageOf({
    attacker: user,
    defender: target,
    move,
    field: fieldNow(turn),
    critical,
    last,
    spread,
    helped,
  })
  if ((rolls[ROLLS - 1] ?? 0) === 0) return undefined
  const damage = rolls[turn.random.attackOn(target.who).below(ROLLS)] ?? 0
  const factor = fixedDamage
    ? 1
    : cheerFactor(turn, user, target, move.name) * repeatFactor(user) * glaiveRushFactor(target)
  return factor === 1 ? damage : Math.max(1, Math.floor(damage * factor))
}

// The item Metronome: a fifth more for each use in a row, at most double.
function repeatFactor({ volatiles }: Use['user']): number {
  return volatiles.metronome === undefined ? 1 : Math.min(2, 1 + volatiles.metronome / 5)
}

// Glaive Rush makes hits on its user stronger: https://bulbapedia.bulbagarden.net/wiki/Glaive_Rush_(move)
function glaiveRushFactor({ volatiles }: Use['target']): number {
  return volatiles.glaiverush === undefined ? 1 : 2
}

// Like the games against a raider; against a boss, by the assumption `shareAttacksWork`.
function shareOf(turn: Turn, { target }: Use, share: number): number | undefined {
  const { shareAttacksWork } = turn.arena.assumptions
  if (target !== turn.boss) return Math.max(1, Math.floor(target.hp * share))
  if (!shareAttacksWork) return undefined
  return Math.max(1, Math.floor((target.hp * share) / turn.boss.fighter.hpMultiplier))
}

// Disguise and Ice Face block one hit: https://bulbapedia.bulbagarden.net/wiki/Disguise_(Ability)
function isDisguised(turn: Turn, { user, target, move }: Use): boolean {
  const { disguise } = abilityAgainst(user, target)
  if (disguise === undefined || target.volatiles.busted !== undefined) return false
  if (disguise === 'Physical' && move.category !== 'Physical') return false
  setToTheEnd(target, 'busted')
  turn.events.push({ kind: 'ability', who: target.who, ability: target.ability })
  if (disguise === 'any') hurt(turn, target, hpShare(target, 1 / 8), { ability: target.ability })
  return true
}

export function meetsShield(turn: Turn, { user, target }: Use): boolean {
  return target === turn.boss && user !== turn.boss && shieldIsUp(turn)
}
