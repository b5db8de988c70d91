import { type AbilityTraits, BOOSTING_VOLATILES, traitsOf } from '@/lib/battle/dex/abilities'
import { abilityOf, weatherNow } from '@/lib/battle/dex/active-ability'
import { itemTraits } from '@/lib/battle/dex/items'
import { TO_THE_END } from '@/lib/battle/dex/volatiles'
import type { CombatantDraft, Turn } from '@/lib/battle/model/turn'
import { copyRaises } from './copy-raises'
import { sprout, startTerrain, startWeather } from './field'
import { spendItem } from './held-item'
import { heal, hpShare } from './hp'
import { changeOwnStages, changeStages, statFactor } from './stages'
import { transform } from './transform'
import { setToTheEnd, setVolatile } from './volatiles'

const SLOW_START_TURNS = 5

/**
 * What coming into battle brings: weather and terrain of an ability, Intimidate, Download, seeds, Booster Energy.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Send_out
 */
export function comeIn(turn: Turn, someone: CombatantDraft): void {
  if (breathesGas(turn, someone)) neutralize(someone)
  const traits = abilityOf(someone)
  if (traits.weather) startWeather(turn, traits.weather, someone)
  if (traits.terrain) startTerrain(turn, traits.terrain, someone)
  if (traits.comesIn !== undefined) actOnComingIn(turn, someone, traits.comesIn)
  if (traits.comesInAgainst) {
    for (const foe of foesOf(turn, someone)) weaken(turn, someone, foe, traits.comesInAgainst)
  }
  sprout(turn, someone)
  spendBoosterEnergy(turn, someone)
  copyRaises(turn)
}

// Source: https://bulbapedia.bulbagarden.net/wiki/Neutralizing_Gas_(Ability)
function breathesGas(turn: Turn, someone: CombatantDraft): boolean {
  return [turn.boss, ...turn.raiders].some(
    (other) => other !== someone && other.hp > 0 && abilityOf(other).comesIn === 'gas',
  )
}

function neutralize(someone: CombatantDraft): void {
  if (traitsOf(someone.ability).fixed || itemTraits(someone.item).keepsAbility) return
  someone.abilityOffFor = TO_THE_END
}

/** Uses Booster Energy up where Protosynthesis or Quark Drive has no weather or terrain to feed on. */
export function spendBoosterEnergy(turn: Turn, someone: CombatantDraft): void {
  const { protosynthesis } = abilityOf(someone)
  if (!protosynthesis || !itemTraits(someone.item).startsProtosynthesis) return
  if (weatherNow(turn) === protosynthesis || turn.field.terrain === protosynthesis) return
  spendItem(turn, someone)
  setToTheEnd(someone, BOOSTING_VOLATILES[protosynthesis])
}

function foesOf({ boss, raiders }: Turn, someone: CombatantDraft): readonly CombatantDraft[] {
  return someone === boss ? raiders.filter(({ hp }) => hp > 0) : [boss]
}

// Intimidate is answered by abilities (Guard Dog) and by Adrenaline Orb.
function weaken(
  turn: Turn,
  by: CombatantDraft,
  foe: CombatantDraft,
  changes: NonNullable<AbilityTraits['comesInAgainst']>,
): void {
  turn.events.push({ kind: 'ability', who: by.who, ability: by.ability })
  const { answersIntimidate } = abilityOf(foe)
  if (changes.atk !== undefined && answersIntimidate) {
    changeOwnStages(turn, foe, answersIntimidate)
    return
  }
  if (foe.volatiles.substitute !== undefined) return
  changeStages(turn, foe, changes, by)
  const { byIntimidate } = itemTraits(foe.item)
  if (changes.atk === undefined || !byIntimidate) return
  spendItem(turn, foe)
  changeOwnStages(turn, foe, byIntimidate)
}

function actOnComingIn(
  turn: Turn,
  someone: CombatantDraft,
  what: NonNullable<AbilityTraits['comesIn']>,
): void {
  turn.events.push({ kind: 'ability', who: someone.who, ability: someone.ability })
  const [foe] = foesOf(turn, someone)
  if (what === 'download') {
    if (foe) changeOwnStages(turn, someone, downloads(foe))
  } else if (what === 'heal allies') {
    const allies = turn.raiders.filter((raider) => raider !== someone && someone !== turn.boss)
    for (const ally of allies) heal(turn, ally, hpShare(ally, 1 / 4), { ability: someone.ability })
  } else if (what === 'transform') {
    if (foe) transform(turn, someone, foe)
  } else if (what === 'slow start') {
    setVolatile(someone, 'slowstart', SLOW_START_TURNS)
  } else if (what === 'gas') {
    for (const other of [turn.boss, ...turn.raiders]) if (other !== someone) neutralize(other)
  } else {
    changeOwnStages(turn, someone, what)
  }
}

// Attack where the foe's Defense is below its Sp. Def, else Sp. Atk: stages count.
function downloads({ fighter, stages }: CombatantDraft): { readonly atk: 1 } | { readonly spa: 1 } {
  const defense = fighter.stats.def * statFactor(stages.def)
  return defense < fighter.stats.spd * statFactor(stages.spd) ? { atk: 1 } : { spa: 1 }
}
