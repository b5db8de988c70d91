import { abilityOf, refusesStatusMoves, weatherNow } from '@/battle/dex/active-ability'
import { eat } from '@/battle/dex/effects/eat'
import { spendItem } from '@/battle/dex/effects/held-item'
import { heal, hpShare, hurt } from '@/battle/dex/effects/hp'
import { shieldIsUp } from '@/battle/dex/effects/shield'
import { changeStages } from '@/battle/dex/effects/stages'
import { cureStatus, sleepFor } from '@/battle/dex/effects/status'
import { releaseStockpile } from '@/battle/dex/effects/stockpile'
import { inflict, setCount } from '@/battle/dex/effects/volatiles'
import { itemTraits } from '@/battle/dex/items'
import { statFactor } from '@/battle/dex/stats'
import type { Combatant, Scene } from '@/battle/model/state'
import { LOWEST_STAGE } from '@/battle/model/terms'
import type { Turn } from '@/battle/model/turn'
import type { MoveRules, StatusAction } from './move-rules'

const moonlight = healing(1 / 2, (scene) => {
  const weather = weatherNow(scene)
  return weather === undefined ? 1 / 2 : weather === 'Sun' ? 2 / 3 : 1 / 4
})

const shoreUp = healing(1 / 2, (scene) => (weatherNow(scene) === 'Sand' ? 2 / 3 : 1 / 2))

function healing(share: number, shareNow: NonNullable<MoveRules['givesNow']>): Partial<MoveRules> {
  return {
    gives: share,
    givesNow: shareNow,
    acts: (turn, { user, move }) =>
      heal(turn, user, hpShare(user, shareNow(turn, user)), { move: move.name }),
  }
}

const rest: Partial<MoveRules> = {
  givesNow: (scene, user) => (staysAwake(scene, user) ? 0 : 1),
  acts: (turn, { user, move }) => {
    if (user.hp === user.maxHp || staysAwake(turn, user) || user.status === 'slp') return
    cureStatus(turn, user)
    heal(turn, user, hpShare(user, 1), { move: move.name })
    sleepFor(turn, user, 2)
  },
}

function staysAwake({ field: { terrain } }: Scene, user: Combatant): boolean {
  return abilityOf(user).statusesBlocked.includes('slp') || terrain === 'Electric' || terrain === 'Misty'
}

const strengthSap: StatusAction = (turn, { user, target, move }) => {
  if (target.stages.atk === LOWEST_STAGE) return
  const attack = Math.floor(target.fighter.stats.atk * statFactor(target.stages.atk))
  changeStages(turn, target, { atk: -1 }, user)
  heal(turn, user, attack * cheerFactor(turn, user) * itemTraits(user.item).drainFactor, { move: move.name })
}

function cheerFactor({ arena: { assumptions }, field, boss }: Turn, user: Combatant): number {
  if (!assumptions.cheersRaiseStrengthSap || user.who === boss.who) return 1
  return assumptions.cheerFactor ** Math.max(field.attackCheer.count, Number(user.attackCheered))
}

const swallow: StatusAction = (turn, { user, move }) => {
  const count = user.volatiles.stockpile ?? 0
  if (count === 0) return
  heal(turn, user, hpShare(user, count === 1 ? 1 / 4 : count === 2 ? 1 / 2 : 1), { move: move.name })
  releaseStockpile(turn, user)
}

const wish: Partial<MoveRules> = {
  givesNow: (_, { volatiles }) => (volatiles.wish === undefined ? 1 / 2 : 0),
  acts: (turn, { user }) => {
    inflict(turn, user, 'wish', user)
  },
}

const healPulse: StatusAction = (turn, { target, move }) =>
  heal(turn, target, hpShare(target, 1 / 2), { move: move.name })

const floralHealing: StatusAction = (turn, { target, move }) =>
  heal(turn, target, hpShare(target, turn.field.terrain === 'Grassy' ? 2 / 3 : 1 / 2), { move: move.name })

const healAndCure: StatusAction = (turn, { target, move }) => {
  heal(turn, target, hpShare(target, 1 / 4), { move: move.name })
  cureStatus(turn, target)
}

const cure: StatusAction = (turn, { target }) => cureStatus(turn, target)

const healingWish: StatusAction = (turn, { user, target, move }) => {
  if (target === user || target === turn.boss) return
  heal(turn, target, target.maxHp, { move: move.name })
  cureStatus(turn, target)
  hurt(turn, user, user.hp, { move: move.name })
}

const substitute: StatusAction = (turn, { user, move }) => {
  const cost = hpShare(user, 1 / 4)
  if (user.volatiles.substitute !== undefined || user.hp <= cost) return
  hurt(turn, user, cost, { move: move.name })
  setCount(user, 'substitute', cost)
  turn.events.push({ kind: 'volatile', who: user.who, id: 'substitute' })
}

const stuffCheeks: StatusAction = (turn, { user }) => {
  if (!itemTraits(user.item).isBerry) return
  spendItem(turn, user)
  changeStages(turn, user, { def: 2 }, user)
}

// Every raider eats its berry, whatever the berry's trigger. The shield excludes the boss.
const teatime: StatusAction = (turn, { user }) => {
  const isShielded = user !== turn.boss && shieldIsUp(turn)
  for (const fighter of isShielded ? turn.raiders : [turn.boss, ...turn.raiders]) {
    const { item } = fighter
    if (item === undefined || fighter.hp <= 0 || !itemTraits(item).isBerry) continue
    if (fighter.volatiles.away !== undefined || refusesStatusMoves(user, fighter)) continue
    spendItem(turn, fighter)
    eat(turn, fighter, item)
  }
}

/** Source of each: its page on https://bulbapedia.bulbagarden.net/wiki/List_of_moves */
export const HEALING_MOVES: Readonly<Record<string, Partial<MoveRules>>> = {
  Aromatherapy: { acts: cure },
  'Floral Healing': { acts: floralHealing, healsAllies: true },
  'Heal Bell': { acts: cure },
  'Heal Pulse': { acts: healPulse, healsAllies: true },
  'Healing Wish': { acts: healingWish },
  'Jungle Healing': { acts: healAndCure, gives: 1 / 4, healsAllies: true },
  'Lunar Blessing': { acts: healAndCure, gives: 1 / 4, healsAllies: true },
  'Lunar Dance': { acts: healingWish },
  Moonlight: moonlight,
  'Morning Sun': moonlight,
  Rest: rest,
  'Shore Up': shoreUp,
  'Strength Sap': { acts: strengthSap },
  'Stuff Cheeks': { acts: stuffCheeks },
  Substitute: { acts: substitute },
  Swallow: { acts: swallow },
  Synthesis: moonlight,
  Teatime: { acts: teatime },
  Wish: wish,
}
