import { COMMON_ORIGINS } from '@/lib/plans/raid-plans'
import { loadUsableSpecies, type UsableSpecies } from '@/planner/creatures/usable-species'
import { type FinishingMove, finishingMovesOf } from './finishing-moves'
import { curatedSupporters, type Supporter } from './supporters'

export interface TeamPool {
  readonly finishingMoves: readonly FinishingMove[]
  readonly supporters: readonly Supporter[]
  readonly isUsual: (species: string) => boolean
}

export async function loadTeamPool(): Promise<TeamPool> {
  return teamPoolFrom(await loadUsableSpecies())
}

export function teamPoolFrom(creatures: readonly UsableSpecies[]): TeamPool {
  const supporters = curatedSupporters()
  const rare = new Set([
    ...creatures.filter(({ origin }) => !COMMON_ORIGINS.has(origin)).map(({ name }) => name),
    ...supporters.filter(({ isRare }) => isRare).map(({ build }) => build.species),
  ])
  return {
    finishingMoves: creatures.flatMap(finishingMovesOf),
    supporters,
    isUsual: (species) => !rare.has(species),
  }
}
