import { type Hit, meanRoll, ROLLS } from '@/battle/model/damage-source'
import type { FieldState, SideState } from '@/battle/model/state'
import { sideOf } from '@/battle/model/turn'
import type { Calculation } from './calculation'
import type { Part } from './parts'

export interface HitDamage {
  readonly rolls: readonly number[]
  readonly mean: number
}

export const NO_DAMAGE: HitDamage = { rolls: new Array<number>(ROLLS).fill(0), mean: 0 }

/** Hits of pairings with the same `equivalenceKey`, each calculated once. */
export class RememberedHits {
  calculated = 0
  private readonly byKey = new Map<number, HitDamage>()

  /** @param parts what the hits depend on besides `circumstances` */
  constructor(
    private readonly calculation: Calculation,
    private readonly parts: readonly Part[],
  ) {}

  damageOf(hit: Hit): HitDamage {
    let key = circumstances(hit)
    for (const part of this.parts) key = key * part.size + part.read(hit)
    return this.byKey.get(key) ?? this.calculate(hit, key)
  }

  private calculate(hit: Hit, key: number): HitDamage {
    const rolls = this.calculation.rolls(hit)
    const damage = { rolls, mean: meanRoll(rolls) }
    this.byKey.set(key, damage)
    this.calculated += 1
    return damage
  }
}

const WEATHERS = { Sun: 1, Rain: 2, Sand: 3, Snow: 4 } as const
const TERRAINS = { Electric: 1, Grassy: 2, Psychic: 3, Misty: 4 } as const
const FIELD_STATES = 5

/** Encodes weather, terrain, gravity, screens, critical hit and spread: all damage may depend on them. */
function circumstances(hit: Hit): number {
  const { field, critical, spread } = hit
  const bits = (critical ? 1 : 0) + (spread ? 2 : 0) + (field.gravity > 0 ? 4 : 0)
  const screens = screensOf(sideOf(hit, hit.defender.who))
  return ((bits * 4 + screens) * FIELD_STATES + weatherOf(field)) * FIELD_STATES + terrainOf(field)
}

function screensOf({ reflect, lightScreen, auroraVeil }: SideState): number {
  if (auroraVeil > 0) return 3
  return (reflect > 0 ? 1 : 0) + (lightScreen > 0 ? 2 : 0)
}

function weatherOf({ weather }: FieldState): number {
  return weather === undefined ? 0 : WEATHERS[weather]
}

function terrainOf({ terrain }: FieldState): number {
  return terrain === undefined ? 0 : TERRAINS[terrain]
}
