import { USUAL_ORIGINS } from '@/lib/plans/raid-plans'
import { type Contender, findContenders } from '@/planner/creatures/usable-species'
import { type Strike, strikesOf } from './finishing-moves'
import { curatedSupporters, type Supporter } from './supporters'

/** All who may join a team, prepared once for all raids. */
export interface Cast {
  readonly strikes: readonly Strike[]
  readonly supporters: readonly Supporter[]
  /** Whether every player has a creature. */
  readonly isUsual: (species: string) => boolean
}

/** Prepares all creatures. Takes some seconds. */
export async function prepareCast(): Promise<Cast> {
  return castFrom(await findContenders())
}

/** Prepares some creatures to strike, as if there were no others, and all supports. */
export function castFrom(creatures: readonly Contender[]): Cast {
  const supporters = curatedSupporters()
  const rare = new Set([
    ...creatures.filter(({ origin }) => !USUAL_ORIGINS.has(origin)).map(({ name }) => name),
    ...supporters.filter(({ isRare }) => isRare).map(({ build }) => build.species),
  ])
  return {
    strikes: creatures.flatMap(strikesOf),
    supporters,
    isUsual: (species) => !rare.has(species),
  }
}
