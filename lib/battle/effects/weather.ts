import type { FieldState, Scene } from '@/lib/battle/state'
import { abilityOf } from './abilities'

/** The weather that has effects now; `undefined` as well while Cloud Nine or Air Lock stands in the battle. */
export function weatherNow(scene: Scene): FieldState['weather'] {
  const { weather } = scene.field
  if (weather === undefined || abilityOf(scene.boss).stopsWeather) return undefined
  return scene.raiders.some((raider) => raider.hp > 0 && abilityOf(raider).stopsWeather) ? undefined : weather
}
