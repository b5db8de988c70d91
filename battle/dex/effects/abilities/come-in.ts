import { type AbilityTraits, NO_TRAITS, traitsOf } from '@/battle/dex/abilities'
import { abilityOf, isReachedByGas } from '@/battle/dex/active-ability'
import { rideTailwind, sprout, startTerrain, startWeather } from '@/battle/dex/effects/field'
import { spendItem } from '@/battle/dex/effects/held-item'
import { heal, hpShare } from '@/battle/dex/effects/hp'
import { startReceivedItems } from '@/battle/dex/effects/received-item'
import { changeOwnStages, changeStages, isProof, NO_STAGES, setStages } from '@/battle/dex/effects/stages'
import { cureAlliesByAbility, cureByAbility } from '@/battle/dex/effects/status'
import { transform } from '@/battle/dex/effects/transform'
import { dropVolatile, setVolatile } from '@/battle/dex/effects/volatiles'
import { itemTraits } from '@/battle/dex/items'
import { statFactor } from '@/battle/dex/stats'
import { FREE, PAUSE } from '@/battle/model/state'
import { LOWEST_STAGE } from '@/battle/model/terms'
import { type CombatantDraft, hasActed, type Turn } from '@/battle/model/turn'
import { command } from './commander'
import { copyRaises } from './copy-raises'
import { feed, feedOnField } from './feed'
import { spreadGas } from './lose-ability'

const SLOW_START_TURNS = 5

/** Applies effects of entering: Intimidate, weather, seeds. Source: https://bulbapedia.bulbagarden.net/wiki/Send_out */
export function comeIn(turn: Turn, someone: CombatantDraft): void {
  comeInTogether(turn, [someone])
}

/** Costar, Protosynthesis and Quark Drive act after other abilities and seeds: `onSwitchInPriority` in @pkmn/sim. */
export function comeInTogether(turn: Turn, fastestFirst: readonly CombatantDraft[]): void {
  for (const someone of fastestFirst) begin(turn, someone)
  for (const someone of fastestFirst) sprout(turn, someone)
  for (const someone of fastestFirst) actLast(turn, someone)
  startReceivedItems(turn)
  command(turn)
  copyRaises(turn)
}

function begin(turn: Turn, someone: CombatantDraft): void {
  someone.inGas = isReachedByGas(turn, someone)
  if (abilityOf(someone).stopsWeather) {
    turn.events.push({ kind: 'ability', who: someone.who, ability: someone.ability })
  }
  const [foe] = foesOf(turn, someone)
  if (foe && abilityOf(someone).transforms) impersonate(turn, someone, foe)
  act(turn, someone)
}

function impersonate(turn: Turn, someone: CombatantDraft, foe: CombatantDraft): void {
  turn.events.push({ kind: 'ability', who: someone.who, ability: someone.ability })
  transform(turn, someone, foe)
}

/** Starts an ability on entering, on arrival or after gas ends. Source: `onStart` and `onUpdate` in @pkmn/sim. */
export function startAbility(turn: Turn, someone: CombatantDraft): void {
  act(turn, someone)
  actLast(turn, someone)
}

function actLast(turn: Turn, someone: CombatantDraft): void {
  if (abilityOf(someone).copiesAlly) copyAlly(turn, someone)
  feed(turn, someone)
}

function act(turn: Turn, someone: CombatantDraft): void {
  const traits = abilityOf(someone)
  if (traits === NO_TRAITS || someone.hp <= 0 || isSpent(someone, traits)) return
  if (traits.traces) {
    trace(turn, someone)
    return
  }
  if (traits.stopsWeather) feedOnField(turn)
  if (traits.weather) startWeather(turn, traits.weather, someone)
  if (traits.terrain) startTerrain(turn, traits.terrain, someone)
  if (traits.comesIn !== undefined) actOnComingIn(turn, someone, traits.comesIn)
  if (traits.comesInAgainst) {
    for (const foe of foesOf(turn, someone)) weaken(turn, someone, foe, traits.comesInAgainst)
  }
  if (traits.loafs) loafWhenLate(turn, someone)
  rideTailwind(turn, someone)
  cureByAbility(turn, someone)
  cureAlliesByAbility(turn, someone)
}

// If Truant arrives after its bearer's move, it costs the next move: a boss's next move against each raider that has
// acted.
function loafWhenLate(turn: Turn, someone: CombatantDraft): void {
  for (const raider of turn.raiders) {
    if (!hasActed(turn, raider)) continue
    if (raider === someone && raider.bond === FREE) raider.bond = PAUSE
    if (turn.boss === someone && raider.bossBond === FREE) raider.bossBond = PAUSE
  }
}

function isSpent(someone: CombatantDraft, { oncePerBattle }: AbilityTraits): boolean {
  if (!oncePerBattle) return false
  if (someone.spentAbilities.includes(someone.ability)) return true
  someone.spentAbilities = [...someone.spentAbilities, someone.ability]
  return false
}

function trace(turn: Turn, someone: CombatantDraft): void {
  if (itemTraits(someone.item).keepsAbility) return
  const foes = foesOf(turn, someone).filter(({ ability }) => !traitsOf(ability).cannotBeTraced)
  const foe = foes[foes.length > 1 ? turn.random.below(foes.length) : 0]
  if (!foe) return
  turn.events.push({ kind: 'ability', who: someone.who, ability: someone.ability })
  someone.ability = foe.ability
  turn.events.push({ kind: 'ability changed', who: someone.who, ability: foe.ability })
  startAbility(turn, someone)
}

function foesOf({ boss, raiders }: Turn, someone: CombatantDraft): readonly CombatantDraft[] {
  return someone === boss ? raiders.filter(({ hp }) => hp > 0) : [boss]
}

function alliesOf({ boss, raiders }: Turn, someone: CombatantDraft): readonly CombatantDraft[] {
  return someone === boss ? [] : raiders.filter((raider) => raider !== someone && raider.hp > 0)
}

const CRITICAL_VOLATILES = ['dragoncheer', 'focusenergy', 'laserfocus'] as const

// Costar copies the first ally: `costar` in @pkmn/sim.
function copyAlly(turn: Turn, someone: CombatantDraft): void {
  const [ally] = alliesOf(turn, someone)
  if (!ally || someone.hp <= 0) return
  turn.events.push({ kind: 'ability', who: someone.who, ability: someone.ability })
  setStages(turn, someone, ally.stages)
  for (const id of CRITICAL_VOLATILES) {
    const { [id]: value } = ally.volatiles
    dropVolatile(someone, id)
    if (value === undefined) continue
    setVolatile(someone, id, value)
    turn.events.push({ kind: 'volatile', who: someone.who, id })
  }
}

function weaken(
  turn: Turn,
  by: CombatantDraft,
  foe: CombatantDraft,
  changes: NonNullable<AbilityTraits['comesInAgainst']>,
): void {
  turn.events.push({ kind: 'ability', who: by.who, ability: by.ability })
  if (foe.volatiles.substitute !== undefined) return
  const { answersIntimidate, afterIntimidate } = abilityOf(foe)
  if (changes.atk !== undefined && answersIntimidate) {
    changeOwnStages(turn, foe, answersIntimidate)
    return
  }
  const isWeakened =
    changes.atk !== undefined && foe.stages.atk > LOWEST_STAGE && !isProof(turn, foe, 'atk', by)
  changeStages(turn, foe, changes, by)
  if (isWeakened && afterIntimidate) changeOwnStages(turn, foe, afterIntimidate)
  const { byIntimidate } = itemTraits(foe.item)
  if (changes.atk === undefined || !byIntimidate) return
  spendItem(turn, foe)
  changeOwnStages(turn, foe, byIntimidate)
}

function actOnComingIn(
  turn: Turn,
  someone: CombatantDraft,
  effect: NonNullable<AbilityTraits['comesIn']>,
): void {
  if (effect === 'gas') {
    spreadGas(turn, someone)
    return
  }
  turn.events.push({ kind: 'ability', who: someone.who, ability: someone.ability })
  if (effect === 'download') {
    const [foe] = foesOf(turn, someone)
    if (foe) changeOwnStages(turn, someone, downloadBoost(foe))
  } else if (effect === 'heal allies') {
    for (const ally of alliesOf(turn, someone))
      heal(turn, ally, hpShare(ally, 1 / 4), { ability: someone.ability })
  } else if (effect === 'clear allies') {
    for (const ally of alliesOf(turn, someone)) setStages(turn, ally, NO_STAGES)
  } else if (effect === 'slow start') {
    setVolatile(someone, 'slowstart', SLOW_START_TURNS)
  } else {
    changeOwnStages(turn, someone, effect)
  }
}

// Raises Attack if the foe's Defense is below its Sp. Def, otherwise Sp. Atk. Stages count.
function downloadBoost({ fighter, stages }: CombatantDraft): { readonly atk: 1 } | { readonly spa: 1 } {
  const defense = fighter.stats.def * statFactor(stages.def)
  return defense < fighter.stats.spd * statFactor(stages.spd) ? { atk: 1 } : { spa: 1 }
}
