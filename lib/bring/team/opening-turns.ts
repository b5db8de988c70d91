import type { Choice } from '@/battle/plan'
import type { KnownTeam } from '@/lib/teams/raid-team'

/** A raider of a team that something is aimed at. */
export interface Aimed {
  readonly species: string
  /** Its slot, from 1, where the team has several of the species. */
  readonly slot: number | undefined
}

/** What a raider does in a turn of an opening. */
export type OpeningTurn =
  | { readonly kind: 'wait' }
  | { readonly kind: 'cheer'; readonly cheer: Extract<Choice, { kind: 'cheer' }>['cheer'] }
  | {
      readonly kind: 'move'
      readonly move: string
      /** Whom of the team it is aimed at; `undefined` for the boss, its user or all. */
      readonly on: Aimed | undefined
      readonly terastallize: boolean
      /** Whether an attacker uses it last in the turn, so that what the others do counts for it. */
      readonly isAfterOthers: boolean
    }

/**
 * What a raider of a team does in each turn of the opening: it waits in one in which it has no step. Empty for a team without
 * an opening.
 *
 * @param place of the raider in the team, from 0
 */
export function openingOf(team: Pick<KnownTeam, 'raiders' | 'opening'>, place: number): OpeningTurn[] {
  return team.opening.map((round) => {
    const at = round.findIndex(({ raider }) => raider === place)
    const choice = round[at]?.choice ?? { kind: 'wait' }
    if (choice.kind !== 'move')
      return choice.kind === 'wait' ? choice : { kind: 'cheer', cheer: choice.cheer }
    const isLast = at > 0 && at === round.length - 1
    return {
      kind: 'move',
      move: team.raiders[place]?.build.moves[choice.move] ?? '',
      on: choice.ally === undefined ? undefined : aimedAt(team, choice.ally),
      terastallize: choice.terastallize,
      isAfterOthers: isLast && team.raiders[place]?.role === 'attacker',
    }
  })
}

function aimedAt({ raiders }: Pick<KnownTeam, 'raiders'>, place: number): Aimed | undefined {
  const species = raiders[place]?.build.species
  if (species === undefined) return undefined
  const isOnly = raiders.filter(({ build }) => build.species === species).length === 1
  return { species, slot: isOnly ? undefined : place + 1 }
}
