import { abilityOf } from '@/lib/battle/effects/abilities'
import { heal, hpShare } from '@/lib/battle/effects/heal'
import { loseItem } from '@/lib/battle/effects/held-item'
import { hurt } from '@/lib/battle/effects/hurt'
import { changeStages, statFactor } from '@/lib/battle/effects/stages'
import { cureStatus, sleepFor } from '@/lib/battle/effects/status'
import { dropVolatile, inflict, setCount } from '@/lib/battle/effects/volatiles'
import { weatherNow } from '@/lib/battle/effects/weather'
import { itemTraits } from '@/lib/battle/tables/items'
import { type CombatantDraft, stands, type Turn } from '@/lib/battle/turn/turn'
import type { Special } from './special'

// Two thirds in sun, a quarter in other weather, half in none.
const morningSun: Special = (turn, { user, move }) => {
  const weather = weatherNow(turn)
  const share = weather === undefined ? 1 / 2 : weather === 'Sun' ? 2 / 3 : 1 / 4
  heal(turn, user, hpShare(user, share), move.name)
}

const shoreUp: Special = (turn, { user, move }) =>
  heal(turn, user, hpShare(user, weatherNow(turn) === 'Sand' ? 2 / 3 : 1 / 2), move.name)

const rest: Special = (turn, { user, move }) => {
  const { terrain } = turn.field
  const awake =
    abilityOf(user).statusesBlocked.includes('slp') || terrain === 'Electric' || terrain === 'Misty'
  if (user.hp === user.maxHp || awake || user.status === 'slp') return
  cureStatus(turn, user)
  heal(turn, user, hpShare(user, 1), move.name)
  sleepFor(turn, user, 2)
}

const strengthSap: Special = (turn, { user, target, move }) => {
  if (target.stages.atk === -6) return
  const attack = Math.floor(target.fighter.stats.atk * statFactor(target.stages.atk))
  changeStages(turn, target, { atk: -1 }, user)
  heal(turn, user, attack * itemTraits(user.item).drainFactor, move.name)
}

const swallow: Special = (turn, { user, move }) => {
  const count = user.volatiles.stockpile ?? 0
  if (count === 0) return
  heal(turn, user, hpShare(user, count === 1 ? 1 / 4 : count === 2 ? 1 / 2 : 1), move.name)
  dropVolatile(user, 'stockpile')
  changeStages(turn, user, { def: -count, spd: -count }, user)
}

const wish: Special = (turn, { user }) => {
  inflict(turn, user, 'wish', user)
}

const healPulse: Special = (turn, { target, move }) => heal(turn, target, hpShare(target, 1 / 2), move.name)

const floralHealing: Special = (turn, { target, move }) =>
  heal(turn, target, hpShare(target, turn.field.terrain === 'Grassy' ? 2 / 3 : 1 / 2), move.name)

// For all that stand on the user's side.
const healTeam: Special = (turn, { user, move }) => {
  for (const ally of teamOf(turn, user)) {
    heal(turn, ally, hpShare(ally, 1 / 4), move.name)
    cureStatus(turn, ally)
  }
}

const cureTeam: Special = (turn, { user }) => {
  for (const ally of teamOf(turn, user)) cureStatus(turn, ally)
}

// The user faints; the ally is healed and cured at once.
const healingWish: Special = (turn, { user, target, move }) => {
  if (target === user || target === turn.boss) return
  heal(turn, target, target.maxHp, move.name)
  cureStatus(turn, target)
  hurt(turn, user, user.hp, move.name)
}

const substitute: Special = (turn, { user, move }) => {
  const cost = hpShare(user, 1 / 4)
  if (user.volatiles.substitute !== undefined || user.hp <= cost) return
  hurt(turn, user, cost, move.name)
  setCount(user, 'substitute', cost)
  turn.events.push({ kind: 'volatile', who: user.who, id: 'substitute' })
}

const stuffCheeks: Special = (turn, { user }) => {
  if (!itemTraits(user.item).isBerry) return
  loseItem(turn, user)
  changeStages(turn, user, { def: 2 }, user)
}

/** Status moves about HP. Source of each: its page on https://bulbapedia.bulbagarden.net/wiki/List_of_moves */
export const HEALING_MOVES: Readonly<Record<string, Special>> = {
  Aromatherapy: cureTeam,
  'Floral Healing': floralHealing,
  'Heal Bell': cureTeam,
  'Heal Pulse': healPulse,
  'Healing Wish': healingWish,
  'Jungle Healing': healTeam,
  'Lunar Blessing': healTeam,
  'Lunar Dance': healingWish,
  Moonlight: morningSun,
  'Morning Sun': morningSun,
  Rest: rest,
  'Shore Up': shoreUp,
  'Strength Sap': strengthSap,
  'Stuff Cheeks': stuffCheeks,
  Substitute: substitute,
  Swallow: swallow,
  Synthesis: morningSun,
  Wish: wish,
}

function teamOf({ boss, raiders }: Turn, user: CombatantDraft): readonly CombatantDraft[] {
  return user === boss ? [boss] : raiders.filter(stands)
}
