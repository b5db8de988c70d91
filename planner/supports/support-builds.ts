import type { Build } from '@/battle/build'
import { traitsOf } from '@/battle/dex/abilities'
import type { Weather } from '@/battle/events'
import type { TypeName } from '@/data/vocabulary'
import { firstOfEach } from '@/lib/first-of-each'
import type { UsableSpecies } from '@/planner/creatures/usable-species'
import { incoming } from '@/planner/raids/incoming'
import type { RaidTarget } from '@/planner/raids/raid-target'
import {
  abilityWorth,
  type Helped,
  isScreen,
  moveWorth,
  type SupportMove,
  supportRoleOf,
} from './support-moves'

export interface PreparedSupport {
  readonly creature: UsableSpecies
  readonly moves: readonly SupportMove[]
}

export interface SupportBuild {
  readonly build: Build
  readonly helped: Helped
  /** Rough estimate for ordering: the worth of its moves and ability for the turns that it lasts. */
  readonly promise: number
}

const HELPED: readonly Helped[] = ['physical attackers', 'special attackers', 'endurance']

const MOST_MOVES = 4

/** Turns of a raid in which a support has something to do. */
const TURNS = 8

/** Prepares a creature for any number of raids. It has no moves if it can't help. */
export function prepareSupport(creature: UsableSpecies): PreparedSupport {
  const moves = creature.moves.flatMap((move) => {
    const role = supportRoleOf(move)
    return role === undefined ? [] : [{ move, role }]
  })
  return { creature, moves }
}

/**
 * Returns a creature's support builds, best first: one per kind of attackers to help, with the best ability and Tera
 * type. If its weather also hardens the boss, adds one without it for battles to compare. Empty if it can't help
 * anyone.
 */
export function supportBuilds(
  { creature, moves }: PreparedSupport,
  raid: RaidTarget,
): readonly SupportBuild[] {
  const bodies = creature.abilities.map((ability) => bodyOf(creature, ability, raid))
  const builds = HELPED.flatMap((helped) => {
    const each = bodies.flatMap((body) => supportBuild({ creature, moves, body, helped }, raid) ?? [])
    const ordered = each.toSorted((one, other) => other.promise - one.promise)
    return firstOfEach(ordered, ({ build }) => hardening(build.ability, raid))
  })
  return firstOfEach(builds, ({ build }) => build.moves.toSorted().join()).toSorted(
    (one, other) => other.promise - one.promise,
  )
}

/** The type whose defense a weather raises by half. Source: https://bulbapedia.bulbagarden.net/wiki/Weather */
const HARDENED_IN: Readonly<Partial<Record<Weather, TypeName>>> = { Sand: 'Rock', Snow: 'Ice' }

function hardening(ability: string, { teraType }: RaidTarget): Weather | 'none' {
  const { weather } = traitsOf(ability)
  return weather && HARDENED_IN[weather] === teraType ? weather : 'none'
}

interface Body extends Pick<Build, 'ability' | 'teraType' | 'nature' | 'effortValues'> {
  /** Share of `TURNS` that it lasts without healing. */
  readonly lasts: number
}

function bodyOf(creature: UsableSpecies, ability: string, raid: RaidTarget): Body {
  const means = creature.teraTypes.map((teraType) => incoming(creature, ability, teraType, raid).mean)
  const mean = Math.min(...means)
  const teraType = creature.teraTypes[means.indexOf(mean)] ?? 'Normal'
  const lasts = Math.min(1, 1 / (mean * TURNS))
  const { physicalShare } = incoming(creature, ability, undefined, raid)
  return physicalShare >= 1 / 2
    ? { ability, teraType, lasts, nature: 'Bold', effortValues: { hp: 252, def: 252, spd: 4 } }
    : { ability, teraType, lasts, nature: 'Calm', effortValues: { hp: 252, spd: 252, def: 4 } }
}

interface Supporter extends PreparedSupport {
  readonly body: Body
  readonly helped: Helped
}

function supportBuild(supporter: Supporter, raid: RaidTarget): SupportBuild | undefined {
  const { creature, moves, helped } = supporter
  const { lasts, ...body } = supporter.body
  const valued = moves
    .map(({ move, role }) => ({
      move,
      role,
      worth: moveWorth({ move, role, ability: body.ability }, helped, raid),
    }))
    .filter(({ worth }) => worth > 0)
  const chosen = variedMoves(valued.toSorted((one, other) => other.worth - one.worth))
  if (chosen.length === 0) return undefined
  const worth = chosen.reduce((sum, move) => sum + move.worth, abilityWorth(body.ability, raid))
  const names = chosen.map(({ move }) => move.name)
  const build = { species: creature.name, ...body, item: itemFor(creature, chosen), moves: names }
  return { build, helped, promise: worth * lasts }
}

type Valued = SupportMove & { readonly worth: number }

// Moves with the same effect come last; debuffs through the shield and before it differ.
function variedMoves(valued: readonly Valued[]): readonly Valued[] {
  const keyOf = ({ role, move }: Valued) =>
    role === 'lower the boss' ? `${role},${move.category === 'Status'}` : role
  return [...new Set([...firstOfEach(valued, keyOf), ...valued])].slice(0, MOST_MOVES)
}

function itemFor({ neededItem }: UsableSpecies, chosen: readonly SupportMove[]): string {
  return neededItem ?? (chosen.some(isScreen) ? 'Light Clay' : 'Covert Cloak')
}
