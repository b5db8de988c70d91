import type { Choice } from '@/battle/plan'
import type { KnownTeam } from '@/lib/teams/raid-team'

export interface Aimed {
  readonly species: string
  /** 1-based slot; set only if the team has several of the species. */
  readonly slot: number | undefined
}

export type OpeningTurn =
  | { readonly kind: 'wait' }
  | { readonly kind: 'cheer'; readonly cheer: Extract<Choice, { kind: 'cheer' }>['cheer'] }
  | {
      readonly kind: 'move'
      readonly move: string
      readonly on: Aimed | undefined
      readonly terastallize: boolean
      /** Whether an attacker uses the move last in the turn, after the others' help. */
      readonly isAfterOthers: boolean
    }

/**
 * Returns the action of a raider in each turn of the opening. The raider waits in turns without a step. Empty if the
 * team has no opening.
 *
 * @param slotIndex 0-based slot of the raider
 */
export function openingOf(team: Pick<KnownTeam, 'raiders' | 'opening'>, slotIndex: number): OpeningTurn[] {
  return team.opening.map((round) => {
    const at = round.findIndex(({ raider }) => raider === slotIndex)
    const choice = round[at]?.choice ?? { kind: 'wait' }
    if (choice.kind !== 'move')
      return choice.kind === 'wait' ? choice : { kind: 'cheer', cheer: choice.cheer }
    const isLast = at > 0 && at === round.length - 1
    return {
      kind: 'move',
      move: team.raiders[slotIndex]?.build.moves[choice.move] ?? '',
      on: choice.ally === undefined ? undefined : targetOf(team, choice.ally),
      terastallize: choice.terastallize,
      isAfterOthers: isLast && team.raiders[slotIndex]?.role === 'attacker',
    }
  })
}

function targetOf({ raiders }: Pick<KnownTeam, 'raiders'>, slotIndex: number): Aimed | undefined {
  const species = raiders[slotIndex]?.build.species
  if (species === undefined) return undefined
  const isOnly = raiders.filter(({ build }) => build.species === species).length === 1
  return { species, slot: isOnly ? undefined : slotIndex + 1 }
}
