import { abilityOf, weatherNow } from '@/battle/dex/active-ability'
import { feedOnField } from '@/battle/dex/effects/abilities/feed'
import { itemTraits } from '@/battle/dex/items'
import { BOSS, type SideEffect, type Terrain, type Weather, type Who } from '@/battle/events'
import type { Scene, SideState } from '@/battle/model/state'
import { type CombatantDraft, sideOf, type Turn } from '@/battle/model/turn'
import { spendItem } from './held-item'
import { changeOwnStages, changeStages } from './stages'
import { dropVolatile, setToTheEnd } from './volatiles'

/**
 * Turns of weather, terrain and screens, usually and with their item. A raid counts all four players' turns and
 * quadruples these numbers, so they last as many rounds as elsewhere. Source (ターン数要素):
 * https://wikiwiki.jp/teraraid/%E5%AF%BE%E4%BA%BA%E6%88%A6%E3%81%A8%E3%83%86%E3%83%A9%E3%83%AC%E3%82%A4%E3%83%89%E3%81%AE%E9%81%95%E3%81%84%E3%81%AB%E3%81%A4%E3%81%84%E3%81%A6
 */
const TURNS = 5
const LONG_TURNS = 8
const TAILWIND_TURNS = 4
const GUARD_TURNS = 1

const WEATHERS: Readonly<Record<string, Weather>> = {
  raindance: 'Rain',
  sunnyday: 'Sun',
  sandstorm: 'Sand',
  snowscape: 'Snow',
  snow: 'Snow',
  rain: 'Rain',
  sun: 'Sun',
  sand: 'Sand',
}

const TERRAINS: Readonly<Record<string, Terrain>> = {
  electricterrain: 'Electric',
  grassyterrain: 'Grassy',
  psychicterrain: 'Psychic',
  mistyterrain: 'Misty',
}

/** Returns the weather that a move with this id starts (`sunnyday`, `RainDance`), if any. */
export function weatherOf(id: string): Weather | undefined {
  return WEATHERS[id.toLowerCase()]
}

/** Returns the terrain that a move with this id starts (`grassyterrain`), if any. */
export function terrainOf(id: string): Terrain | undefined {
  return TERRAINS[id.toLowerCase()]
}

/** Starts weather for five turns, eight with its rock. Returns whether it is new. */
export function startWeather(turn: Turn, weather: Weather, by: CombatantDraft): boolean {
  if (turn.field.weather === weather) return false
  turn.field.weather = weather
  turn.field.weatherTurns = itemTraits(by.item).lengthens === weather ? LONG_TURNS : TURNS
  turn.events.push({ kind: 'field', effect: weather })
  if (weather === weatherNow(turn)) renewDisguises(turn, weather)
  feedOnField(turn)
  return true
}

// Ice Face: https://bulbapedia.bulbagarden.net/wiki/Ice_Face_(Ability)
function renewDisguises(turn: Turn, weather: Weather): void {
  for (const combatant of [turn.boss, ...turn.raiders]) {
    if (abilityOf(combatant).renewedBy !== weather || combatant.volatiles.busted === undefined) continue
    dropVolatile(combatant, 'busted')
    turn.events.push({ kind: 'ability', who: combatant.who, ability: combatant.ability })
  }
}

/** Uses up seeds. Returns whether the terrain is new. */
export function startTerrain(turn: Turn, terrain: Terrain, by: CombatantDraft): boolean {
  if (turn.field.terrain === terrain) return false
  turn.field.terrain = terrain
  turn.field.terrainTurns = itemTraits(by.item).lengthens === 'terrain' ? LONG_TURNS : TURNS
  turn.events.push({ kind: 'field', effect: `${terrain} Terrain` })
  feedOnField(turn)
  for (const raider of turn.raiders) consumeTerrainSeed(turn, raider)
  return true
}

export function consumeTerrainSeed(turn: Turn, combatant: CombatantDraft): void {
  const { onTerrain, onTerrainBoosts } = itemTraits(combatant.item)
  if (onTerrain === undefined || onTerrain !== turn.field.terrain || combatant.hp <= 0) return
  spendItem(turn, combatant)
  changeStages(turn, combatant, onTerrainBoosts, combatant)
}

export function endTerrain(turn: Turn): void {
  const { field, events } = turn
  if (field.terrain === undefined) return
  events.push({ kind: 'field ends', effect: `${field.terrain} Terrain` })
  field.terrain = undefined
  field.terrainTurns = 0
  feedOnField(turn)
}

export function endWeather(turn: Turn): void {
  const { field, events } = turn
  if (field.weather === undefined) return
  events.push({ kind: 'field ends', effect: field.weather })
  field.weather = undefined
  field.weatherTurns = 0
  feedOnField(turn)
}

const SIDE_EFFECTS: Readonly<Record<string, SideEffect>> = {
  reflect: 'reflect',
  lightscreen: 'lightScreen',
  auroraveil: 'auroraVeil',
  tailwind: 'tailwind',
  safeguard: 'safeguard',
  mist: 'mist',
  wideguard: 'wideGuard',
  quickguard: 'quickGuard',
}

export const SCREENS: readonly SideEffect[] = ['reflect', 'lightScreen', 'auroraVeil']

/** Returns the effect of a move's `sideCondition`; `undefined` if it has no effect in a raid (entry hazards). */
export function sideEffectOf(id: string): SideEffect | undefined {
  return SIDE_EFFECTS[id]
}

const GUARDS: readonly SideEffect[] = ['wideGuard', 'quickGuard']

/** Whether a move's `sideCondition` guards its side for a turn. */
export function isGuard(sideCondition: string | undefined): boolean {
  const effect = sideCondition === undefined ? undefined : SIDE_EFFECTS[sideCondition]
  return effect !== undefined && GUARDS.includes(effect)
}

/** Whether an effect can start on a side now: Aurora Veil needs snow. */
export function mayStartOnSide(scene: Scene, effect: SideEffect): boolean {
  return effect !== 'auroraVeil' || weatherNow(scene) === 'Snow'
}

/** Starts an effect on a combatant's own side. Returns whether it is new. */
export function startOnSide(turn: Turn, effect: SideEffect, by: CombatantDraft): boolean {
  const side = by.who === BOSS ? turn.field.bossSide : turn.field.raiderSide
  if (side[effect] > 0) return false
  setSide(turn, by.who, { ...side, [effect]: turnsOnSide(effect, by) })
  turn.events.push({ kind: 'side', effect, who: by.who })
  if (effect === 'tailwind') {
    const allies = by.who === BOSS ? [turn.boss] : turn.raiders
    for (const ally of allies) catchTailwind(turn, ally)
  }
  return true
}

function turnsOnSide(effect: SideEffect, { item }: CombatantDraft): number {
  if (effect === 'tailwind') return TAILWIND_TURNS
  if (GUARDS.includes(effect)) return GUARD_TURNS
  return SCREENS.includes(effect) && itemTraits(item).lengthensScreens ? LONG_TURNS : TURNS
}

// Wind Power: https://bulbapedia.bulbagarden.net/wiki/Wind_Power_(Ability)
function catchTailwind(turn: Turn, combatant: CombatantDraft): void {
  rideTailwind(turn, combatant)
  if (!abilityOf(combatant).chargedByTailwind || combatant.hp <= 0) return
  turn.events.push({ kind: 'ability', who: combatant.who, ability: combatant.ability })
  setToTheEnd(combatant, 'charge')
}

export function rideTailwind(turn: Turn, combatant: CombatantDraft): void {
  const { inTailwind } = abilityOf(combatant)
  if (!inTailwind || combatant.hp <= 0 || sideOf(turn, combatant.who).tailwind === 0) return
  turn.events.push({ kind: 'ability', who: combatant.who, ability: combatant.ability })
  changeOwnStages(turn, combatant, inTailwind)
}

export function endOnSide(turn: Turn, who: Who, effects: readonly SideEffect[]): void {
  for (const effect of effects) {
    const side = who === BOSS ? turn.field.bossSide : turn.field.raiderSide
    if (side[effect] === 0) continue
    setSide(turn, who, { ...side, [effect]: 0 })
    turn.events.push({ kind: 'side ends', effect, who })
  }
}

function setSide({ field }: Turn, who: Who, side: SideState): void {
  if (who === BOSS) field.bossSide = side
  else field.raiderSide = side
}
