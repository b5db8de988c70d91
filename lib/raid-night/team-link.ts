import { safeParse } from 'zod/mini'
import type { KnownNames } from '@/lib/builds/known-names'
import type { NamedPart } from '@/lib/builds/set-problem'
import { jsonOf } from '@/lib/json-of'
import { LONGEST_MESSAGE, TEAM_KEY } from './link-keys'
import type { NightTeam } from './night-team'
import { packTeam, unpackTeam } from './pack-team'
import { type PackedTeam, packedTeamSchema } from './packed-team'
import { type Seal, type SealProblem, sealed, unsealed } from './sealed-text'

/** What the address before a fragment may take: that of the longest raid has 62 characters, and the rest is its site's. */
const ADDRESS = 134

/** The most characters of the fragment of a link to a team: with its whole address it fits one message. */
export const LONGEST_TEAM_LINK = LONGEST_MESSAGE - ADDRESS

const SEAL: Seal = { version: 1, most: LONGEST_TEAM_LINK - TEAM_KEY.length }

/** Why a link to a team is not read. */
export type TeamLinkProblem =
  | SealProblem
  /** It is whole, and says something that no team is; in that slot, from 1, if it is in one. */
  | { readonly kind: 'no team'; readonly slot: number | undefined }
  /** It is whole, and names in a slot, from 1, what the games do not have. */
  | { readonly kind: 'unknown name'; readonly slot: number; readonly part: NamedPart; readonly name: string }

/** What a link to a team holds, or why it is not read. */
export type TeamLink = { readonly team: NightTeam } | { readonly problem: TeamLinkProblem }

/** The fragment, without `#`, of the link to a team: its raid's address carries it. */
export function teamFragment(team: NightTeam): string {
  return TEAM_KEY + sealed(SEAL, new TextEncoder().encode(JSON.stringify(packTeam(team))))
}

/**
 * Reads the fragment of an address, with `#` or without. Gives `undefined` where it holds no team. A team that was damaged on
 * its way, that names what there is not, or that is of a newer version is refused. Never throws.
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
