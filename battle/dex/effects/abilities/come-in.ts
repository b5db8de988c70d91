import { type AbilityTraits, NO_TRAITS, traitsOf } from '@/battle/dex/abilities'
import { abilityOf, isReachedByGas } from '@/battle/dex/active-ability'
import { consumeTerrainSeed, rideTailwind, startTerrain, startWeather } from '@/battle/dex/effects/field'
import { spendItem } from '@/battle/dex/effects/held-item'
import { heal, hpShare } from '@/battle/dex/effects/hp'
import { startReceivedItems } from '@/battle/dex/effects/received-item'
import {
  blocksStatDrop,
  changeOwnStages,
  changeStages,
  NO_STAGES,
  setStages,
} from '@/battle/dex/effects/stages'
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
export function onEntry(turn: Turn, combatant: CombatantDraft): void {
  comeInTogether(turn, [combatant])
}

/** Costar, Protosynthesis and Quark Drive act after other abilities and seeds: `onSwitchInPriority` in @pkmn/sim. */
export function comeInTogether(turn: Turn, fastestFirst: readonly CombatantDraft[]): void {
  for (const combatant of fastestFirst) begin(turn, combatant)
  for (const combatant of fastestFirst) consumeTerrainSeed(turn, combatant)
  for (const combatant of fastestFirst) actLast(turn, combatant)
  startReceivedItems(turn)
  command(turn)
  copyRaises(turn)
}

function begin(turn: Turn, combatant: CombatantDraft): void {
  combatant.inGas = isReachedByGas(turn, combatant)
  if (abilityOf(combatant).stopsWeather) {
    turn.events.push({ kind: 'ability', who: combatant.who, ability: combatant.ability })
  }
  const [foe] = foesOf(turn, combatant)
  if (foe && abilityOf(combatant).transforms) impersonate(turn, combatant, foe)
  act(turn, combatant)
}

// Imposter: https://bulbapedia.bulbagarden.net/wiki/Imposter_(Ability)
function impersonate(turn: Turn, combatant: CombatantDraft, foe: CombatantDraft): void {
  turn.events.push({ kind: 'ability', who: combatant.who, ability: combatant.ability })
  transform(turn, combatant, foe)
}

/** Starts an ability on entering, on arrival or after gas ends. Source: `onStart` and `onUpdate` in @pkmn/sim. */
export function startAbility(turn: Turn, combatant: CombatantDraft): void {
  act(turn, combatant)
  actLast(turn, combatant)
}

function actLast(turn: Turn, combatant: CombatantDraft): void {
  if (abilityOf(combatant).copiesAlly) copyAlly(turn, combatant)
  feed(turn, combatant)
}

function act(turn: Turn, combatant: CombatantDraft): void {
  const traits = abilityOf(combatant)
  if (traits === NO_TRAITS || combatant.hp <= 0 || isSpent(combatant, traits)) return
  if (traits.traces) {
    trace(turn, combatant)
    return
  }
  if (traits.stopsWeather) feedOnField(turn)
  if (traits.weather) startWeather(turn, traits.weather, combatant)
  if (traits.terrain) startTerrain(turn, traits.terrain, combatant)
  if (traits.comesIn !== undefined) actOnComingIn(turn, combatant, traits.comesIn)
  if (traits.comesInAgainst) {
    for (const foe of foesOf(turn, combatant)) weaken(turn, combatant, foe, traits.comesInAgainst)
  }
  if (traits.loafs) loafWhenLate(turn, combatant)
  rideTailwind(turn, combatant)
  cureByAbility(turn, combatant)
  cureAlliesByAbility(turn, combatant)
}

// A Pokémon that gains Truant after its move loses its next move: a boss, the next move against each raider that has
// acted.
function loafWhenLate(turn: Turn, combatant: CombatantDraft): void {
  for (const raider of turn.raiders) {
    if (!hasActed(turn, raider)) continue
    if (raider === combatant && raider.bond === FREE) raider.bond = PAUSE
    if (turn.boss === combatant && raider.bossBond === FREE) raider.bossBond = PAUSE
  }
}

function isSpent(combatant: CombatantDraft, { oncePerBattle }: AbilityTraits): boolean {
  if (!oncePerBattle) return false
  if (combatant.spentAbilities.includes(combatant.ability)) return true
  combatant.spentAbilities = [...combatant.spentAbilities, combatant.ability]
  return false
}

// Source: https://bulbapedia.bulbagarden.net/wiki/Trace_(Ability)
function trace(turn: Turn, combatant: CombatantDraft): void {
  if (itemTraits(combatant.item).keepsAbility) return
  const foes = foesOf(turn, combatant).filter(({ ability }) => !traitsOf(ability).cannotBeTraced)
  const foe = foes[foes.length > 1 ? turn.random.below(foes.length) : 0]
  if (!foe) return
  turn.events.push({ kind: 'ability', who: combatant.who, ability: combatant.ability })
  combatant.ability = foe.ability
  turn.events.push({ kind: 'ability changed', who: combatant.who, ability: foe.ability })
  startAbility(turn, combatant)
}

function foesOf({ boss, raiders }: Turn, combatant: CombatantDraft): readonly CombatantDraft[] {
  return combatant === boss ? raiders.filter(({ hp }) => hp > 0) : [boss]
}

function alliesOf({ boss, raiders }: Turn, combatant: CombatantDraft): readonly CombatantDraft[] {
  return combatant === boss ? [] : raiders.filter((raider) => raider !== combatant && raider.hp > 0)
}

const CRITICAL_VOLATILES = ['dragoncheer', 'focusenergy', 'laserfocus'] as const

function copyAlly(turn: Turn, combatant: CombatantDraft): void {
  const [ally] = alliesOf(turn, combatant)
  if (!ally || combatant.hp <= 0) return
  turn.events.push({ kind: 'ability', who: combatant.who, ability: combatant.ability })
  setStages(turn, combatant, ally.stages)
  for (const id of CRITICAL_VOLATILES) {
    const { [id]: value } = ally.volatiles
    dropVolatile(combatant, id)
    if (value === undefined) continue
    setVolatile(combatant, id, value)
    turn.events.push({ kind: 'volatile', who: combatant.who, id })
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
    changes.atk !== undefined && foe.stages.atk > LOWEST_STAGE && !blocksStatDrop(turn, foe, 'atk', by)
  changeStages(turn, foe, changes, by)
  if (isWeakened && afterIntimidate) changeOwnStages(turn, foe, afterIntimidate)
  const { byIntimidate } = itemTraits(foe.item)
  if (changes.atk === undefined || !byIntimidate) return
  spendItem(turn, foe)
  changeOwnStages(turn, foe, byIntimidate)
}

function actOnComingIn(
  turn: Turn,
  combatant: CombatantDraft,
  effect: NonNullable<AbilityTraits['comesIn']>,
): void {
  if (effect === 'gas') {
    spreadGas(turn, combatant)
    return
  }
  turn.events.push({ kind: 'ability', who: combatant.who, ability: combatant.ability })
  if (effect === 'download') {
    const [foe] = foesOf(turn, combatant)
    if (foe) changeOwnStages(turn, combatant, downloadBoost(foe))
  } else if (effect === 'heal allies') {
    for (const ally of alliesOf(turn, combatant))
      heal(turn, ally, hpShare(ally, 1 / 4), { ability: combatant.ability })
  } else if (effect === 'clear allies') {
    for (const ally of alliesOf(turn, combatant)) setStages(turn, ally, NO_STAGES)
  } else if (effect === 'slow start') {
    setVolatile(combatant, 'slowstart', SLOW_START_TURNS)
  } else {
    changeOwnStages(turn, combatant, effect)
  }
}

// Raises Attack if the foe's Defense is below its Sp. Def, otherwise Sp. Atk. Stages count.
function downloadBoost({ fighter, stages }: CombatantDraft): { readonly atk: 1 } | { readonly spa: 1 } {
  const defense = fighter.stats.def * statFactor(stages.def)
  return defense < fighter.stats.spd * statFactor(stages.spd) ? { atk: 1 } : { spa: 1 }
}
