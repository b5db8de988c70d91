import { weatherNow } from '@/lib/battle/dex/active-ability'
import { itemTraits } from '@/lib/battle/dex/items'
import type { SideEffect } from '@/lib/battle/model/events'
import type { Scene, SideState } from '@/lib/battle/model/state'
import { BOSS, type Terrain, type Weather, type Who } from '@/lib/battle/model/terms'
import type { CombatantDraft, Turn } from '@/lib/battle/model/turn'
import { spendItem } from './held-item'
import { changeStages } from './stages'

/**
 * Turns that weather, terrain and screens last, and how many with the item that lengthens them. In a raid the turns of all
 * four players count, and each number is four times the usual, so that it lasts as many turns of a battle as ever.
 * Source: https://wikiwiki.jp/teraraid/%E5%AF%BE%E4%BA%BA%E6%88%A6%E3%81%A8%E3%83%86%E3%83%A9%E3%83%AC%E3%82%A4%E3%83%89%E3%81%AE%E9%81%95%E3%81%84%E3%81%AB%E3%81%A4%E3%81%84%E3%81%A6 (ターン数要素)
 */
const TURNS = 5
const LONGER = 8
const TAILWIND_TURNS = 4

// By the ids that moves of @pkmn/dex carry, in lower case.
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

/** The weather of a move's id (`sunnyday`, `RainDance`); `undefined` for one that has none. */
export function weatherOf(id: string): Weather | undefined {
  return WEATHERS[id.toLowerCase()]
}

/** The terrain of a move's id (`grassyterrain`); `undefined` for one that has none. */
export function terrainOf(id: string): Terrain | undefined {
  return TERRAINS[id.toLowerCase()]
}

/** Starts weather for five turns, eight by the rock of it. Answers whether it was not there before. */
export function startWeather(turn: Turn, weather: Weather, by: CombatantDraft): boolean {
  if (turn.field.weather === weather) return false
  turn.field.weather = weather
  turn.field.weatherTurns = itemTraits(by.item).lengthens === weather ? LONGER : TURNS
  turn.events.push({ kind: 'field', effect: weather })
  return true
}

/** Starts terrain for five turns, eight by Terrain Extender; seeds sprout. Answers whether it was not there before. */
export function startTerrain(turn: Turn, terrain: Terrain, by: CombatantDraft): boolean {
  if (turn.field.terrain === terrain) return false
  turn.field.terrain = terrain
  turn.field.terrainTurns = itemTraits(by.item).lengthens === 'terrain' ? LONGER : TURNS
  turn.events.push({ kind: 'field', effect: `${terrain} Terrain` })
  for (const raider of turn.raiders) sprout(turn, raider)
  return true
}

/** Uses someone's seed up if the terrain is its own. */
export function sprout(turn: Turn, someone: CombatantDraft): void {
  const { onTerrain, onTerrainBoosts } = itemTraits(someone.item)
  if (onTerrain === undefined || onTerrain !== turn.field.terrain || someone.hp <= 0) return
  spendItem(turn, someone)
  changeStages(turn, someone, onTerrainBoosts, someone)
}

/** Ends the terrain, as Ice Spinner does. */
export function endTerrain({ field, events }: Turn): void {
  if (field.terrain === undefined) return
  events.push({ kind: 'field ends', effect: `${field.terrain} Terrain` })
  field.terrain = undefined
  field.terrainTurns = 0
}

const SIDE_EFFECTS: Readonly<Record<string, SideEffect>> = {
  reflect: 'reflect',
  lightscreen: 'lightScreen',
  auroraveil: 'auroraVeil',
  tailwind: 'tailwind',
  safeguard: 'safeguard',
  mist: 'mist',
}

/** The screens. */
export const SCREENS: readonly SideEffect[] = ['reflect', 'lightScreen', 'auroraVeil']

/** The effect of a move's `sideCondition`; `undefined` for one that does nothing in a raid (entry hazards). */
export function sideEffectOf(id: string): SideEffect | undefined {
  return SIDE_EFFECTS[id]
}

/** Whether an effect can start on a side now: Aurora Veil needs snow. */
export function mayStartOnSide(scene: Scene, effect: SideEffect): boolean {
  return effect !== 'auroraVeil' || weatherNow(scene) === 'Snow'
}

/** Puts a screen or other side effect on someone's own side. Answers whether it was not there before. */
export function startOnSide(turn: Turn, effect: SideEffect, by: CombatantDraft): boolean {
  const side = by.who === BOSS ? turn.field.bossSide : turn.field.raiderSide
  if (side[effect] > 0) return false
  const screen = SCREENS.includes(effect)
  const longer = screen && itemTraits(by.item).lengthensScreens
  const turns = effect === 'tailwind' ? TAILWIND_TURNS : longer ? LONGER : TURNS
  putSide(turn, by.who, { ...side, [effect]: turns })
  turn.events.push({ kind: 'side', effect, who: by.who })
  return true
}

/** Ends some effects on the side of someone. */
export function endOnSide(turn: Turn, who: Who, effects: readonly SideEffect[]): void {
  for (const effect of effects) {
    const side = who === BOSS ? turn.field.bossSide : turn.field.raiderSide
    if (side[effect] === 0) continue
    putSide(turn, who, { ...side, [effect]: 0 })
    turn.events.push({ kind: 'side ends', effect, who })
  }
}

function putSide({ field }: Turn, who: Who, side: SideState): void {
  if (who === BOSS) field.bossSide = side
  else field.raiderSide = side
}

/** Trick Room, which a second use ends, or Gravity. Answers whether the field changed. */
export function startRoom({ field, events }: Turn, id: string): boolean {
  if (id === 'trickroom') {
    field.trickRoom = field.trickRoom > 0 ? 0 : TURNS
    events.push({ kind: field.trickRoom > 0 ? 'field' : 'field ends', effect: 'Trick Room' })
    return true
  }
  if (id !== 'gravity' || field.gravity > 0) return false
  field.gravity = TURNS
  events.push({ kind: 'field', effect: 'Gravity' })
  return true
}
