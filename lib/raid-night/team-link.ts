import { safeParse } from 'zod/mini'
import type { KnownNames } from '@/lib/builds/known-names'
import type { NamedPart } from '@/lib/builds/set-problem'
import { jsonOf } from '@/lib/json-of'
import { LONGEST_MESSAGE, TEAM_KEY } from './link-keys'
import type { NightTeam } from './night-team'
import { packTeam, unpackTeam } from './pack-team'
import { type PackedTeam, packedTeamSchema } from './packed-team'
import { type Seal, type SealProblem, sealed, unsealed } from './sealed-text'

/** Characters for the address before a fragment: 62 for the longest path of a raid, the rest for the host. */
const ADDRESS = 134

/** Maximum characters of the fragment of a team link. With the whole address, it fits one message. */
export const LONGEST_TEAM_LINK = LONGEST_MESSAGE - ADDRESS

const SEAL: Seal = { version: 1, most: LONGEST_TEAM_LINK - TEAM_KEY.length }

export type TeamLinkProblem =
  | SealProblem
  /** The link is intact, but its content isn't a valid team. `slot` is the 1-based invalid slot, if any. */
  | { readonly kind: 'no team'; readonly slot: number | undefined }
  /** The link is intact, but a 1-based slot has a name that the games don't have. */
  | { readonly kind: 'unknown name'; readonly slot: number; readonly part: NamedPart; readonly name: string }

export type TeamLink = { readonly team: NightTeam } | { readonly problem: TeamLinkProblem }

/** Returns the fragment, without `#`, of a link to a team. The link has the address of the team's raid. */
export function teamFragment(team: NightTeam): string {
  return TEAM_KEY + sealed(SEAL, new TextEncoder().encode(JSON.stringify(packTeam(team))))
}

/**
 * Reads the fragment of an address, with or without `#`. `undefined` if it isn't a team link. Rejects a damaged team, a team with
 * unknown names, and a team of a newer version. Never throws.
 */
export function readTeamFragment(fragment: string, known: KnownNames): TeamLink | undefined {
  const text = fragment.replace(/^#/, '')
  if (!text.startsWith(TEAM_KEY)) return undefined
  const opened = unsealed(SEAL, text.slice(TEAM_KEY.length))
  if ('problem' in opened) return opened
  const packed = safeParse(packedTeamSchema, jsonOf(new TextDecoder().decode(opened.bytes)))
  if (!packed.success) return { problem: { kind: 'no team', slot: slotOf(packed.error.issues[0]?.path) } }
  const problem = unknownName(packed.data, known)
  return problem ? { problem } : { team: unpackTeam(packed.data) }
}

const SLOTS = 1

function slotOf([part, slot]: readonly PropertyKey[] = []): number | undefined {
  return part === SLOTS && typeof slot === 'number' ? slot + 1 : undefined
}

function unknownName([, slots]: PackedTeam, known: KnownNames): TeamLinkProblem | undefined {
  const problems = slots.flatMap(([, [species, ability, nature, item], , , moves], place) => {
    const names = [
      ['species', species, known.species],
      ['ability', ability, known.abilities],
      ['nature', nature, known.natures],
      ...(item === '' ? [] : [['item', item, known.items] as const]),
      ...moves.map((move) => ['move', move, known.moves] as const),
    ] as const
    return names
      .filter(([, name, find]) => find(name) !== name)
      .map(([part, name]) => ({ kind: 'unknown name', slot: place + 1, part, name }) as const)
  })
  return problems[0]
}
