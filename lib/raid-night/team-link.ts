import { safeParse } from 'zod/mini'
import type { KnownNames } from '@/lib/builds/known-names'
import type { NamedPart } from '@/lib/builds/set-problem'
import { jsonOf } from '@/lib/json-of'
import { decode, encode, type LinkFormat, type LinkProblem } from './encoded-text'
import { MAX_MESSAGE, TEAM_KEY } from './link-keys'
import type { NightTeam } from './night-team'
import { packTeam, unpackTeam } from './pack-team'
import { type PackedTeam, packedTeamSchema } from './packed-team'

/** Characters before a fragment: 62 for the longest path of a raid, the rest for the host. */
const ADDRESS = 134

/** With the whole address, the fragment fits one message. */
export const MAX_TEAM_LINK = MAX_MESSAGE - ADDRESS

const SEAL: LinkFormat = { version: 1, most: MAX_TEAM_LINK - TEAM_KEY.length }

export type TeamLinkProblem =
  | LinkProblem
  /** The content isn't a valid team. `slot` is the 1-based invalid slot, if any. */
  | { readonly kind: 'no team'; readonly slot: number | undefined }
  /** The slot is 1-based. */
  | { readonly kind: 'unknown name'; readonly slot: number; readonly part: NamedPart; readonly name: string }

export type TeamLink = { readonly team: NightTeam } | { readonly problem: TeamLinkProblem }

/** Returns the fragment, without `#`. The link has the address of the team's raid. */
export function teamFragment(team: NightTeam): string {
  return TEAM_KEY + encode(SEAL, new TextEncoder().encode(JSON.stringify(packTeam(team))))
}

/** Reads a fragment, with or without `#`. Returns `undefined` if it isn't a team link. Never throws. */
export function readTeamFragment(fragment: string, knownNames: KnownNames): TeamLink | undefined {
  const text = fragment.replace(/^#/, '')
  if (!text.startsWith(TEAM_KEY)) return undefined
  const unpacked = decode(SEAL, text.slice(TEAM_KEY.length))
  if ('problem' in unpacked) return unpacked
  const packed = safeParse(packedTeamSchema, jsonOf(new TextDecoder().decode(unpacked.bytes)))
  if (!packed.success) return { problem: { kind: 'no team', slot: slotOf(packed.error.issues[0]?.path) } }
  const problem = unknownName(packed.data, knownNames)
  return problem ? { problem } : { team: unpackTeam(packed.data) }
}

const SLOTS_PART = 1

function slotOf([part, slot]: readonly PropertyKey[] = []): number | undefined {
  return part === SLOTS_PART && typeof slot === 'number' ? slot + 1 : undefined
}

function unknownName([, slots]: PackedTeam, knownNames: KnownNames): TeamLinkProblem | undefined {
  const problems = slots.flatMap(([, [species, ability, nature, item], , , moves], index) => {
    const names = [
      ['species', species, knownNames.species],
      ['ability', ability, knownNames.abilities],
      ['nature', nature, knownNames.natures],
      ...(item === '' ? [] : [['item', item, knownNames.items] as const]),
      ...moves.map((move) => ['move', move, knownNames.moves] as const),
    ] as const
    return names
      .filter(([, name, find]) => find(name) !== name)
      .map(([part, name]) => ({ kind: 'unknown name', slot: index + 1, part, name }) as const)
  })
  return problems[0]
}
