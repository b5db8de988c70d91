import type { Plan } from '@/battle/plan'
import type { ListedBuild, RankedAttacker, RankedSupport } from '@/lib/plans/raid-plans'

export const ATTACK_ONLY: Plan = {
  boosts: 0,
  debuffs: 0,
  repeatAfterReset: false,
  healBelow: 0,
  healCheerBelow: 0,
}

export function listedBuild(change: Partial<ListedBuild> = {}): ListedBuild {
  return {
    species: 'Azumarill',
    origin: 'ordinary',
    ability: 'Huge Power',
    teraType: 'Water',
    nature: 'Adamant',
    item: 'Shell Bell',
    effortValues: { hp: 252, atk: 252, spd: 4 },
    moves: ['Liquidation', 'Belly Drum'],
    learned: [
      { kind: 'TM', number: 110 },
      { kind: 'egg', number: 0 },
    ],
    roles: ['attack', 'boost'],
    ...change,
  }
}

export function rankedAttacker(
  build: Partial<ListedBuild> = {},
  results: Partial<RankedAttacker> = {},
): RankedAttacker {
  return {
    build: listedBuild(build),
    plan: { ...ATTACK_ONLY, boosts: 1 },
    groupPlan: { ...ATTACK_ONLY, boosts: 1 },
    alone: 64,
    group: 98,
    taken: 81,
    turns: 12.4,
    faints: 0.3,
    lowestHp: 23,
    ...results,
  }
}

export function rankedSupport(
  build: Partial<ListedBuild> = {},
  results: Partial<RankedSupport> = {},
): RankedSupport {
  return {
    build: listedBuild({
      species: 'Grimmsnarl',
      ability: 'Prankster',
      teraType: 'Steel',
      item: 'Light Clay',
      moves: ['Reflect', 'Light Screen', 'Screech'],
      learned: [
        { kind: 'TM', number: 74 },
        { kind: 'TM', number: 75 },
        { kind: 'level', number: 1 },
      ],
      roles: ['field', 'field', 'debuff'],
      ...build,
    }),
    plan: { ...ATTACK_ONLY, debuffs: 2 },
    without: 71,
    together: 93,
    turns: 9.5,
    saved: 1.8,
    ...results,
  }
}
