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
  /** For ordering: worth of its moves and ability, times the share of turns that it lasts. */
  readonly promise: number
}

const HELPED_GROUPS: readonly Helped[] = ['physical attackers', 'special attackers', 'endurance']

const MAX_MOVES = 4

/** A support has something to do in about this many turns of a raid. */
const TURNS = 8

export function prepareSupport(creature: UsableSpecies): PreparedSupport {
  const moves = creature.moves.flatMap((move) => {
    const role = supportRoleOf(move)
    return role === undefined ? [] : [{ move, role }]
  })
  return { creature, moves }
}

/**
 * Returns one build per group to help, best first, each with the best ability and Tera type. If a
 * build's weather also hardens the boss, battles compare it with a build without that weather. Empty
 * if the creature can't help.
 */
export function supportBuilds(
  { creature, moves }: PreparedSupport,
  raid: RaidTarget,
): readonly SupportBuild[] {
  const trainings = creature.abilities.map((ability) => trainingOf(creature, ability, raid))
  const builds = HELPED_GROUPS.flatMap((helped) => {
    const builds = trainings.flatMap(
      (training) => supportBuild({ creature, moves, training: training, helped }, raid) ?? [],
    )
    const sorted = builds.toSorted((a, b) => b.promise - a.promise)
    return firstOfEach(sorted, ({ build }) => hardeningWeather(build.ability, raid))
  })
  return firstOfEach(builds, ({ build }) => build.moves.toSorted().join()).toSorted(
    (a, b) => b.promise - a.promise,
  )
}

/** Weather raises this type's defense by half. Source: https://bulbapedia.bulbagarden.net/wiki/Weather */
const HARDENED_TYPES: Readonly<Partial<Record<Weather, TypeName>>> = { Sand: 'Rock', Snow: 'Ice' }

function hardeningWeather(ability: string, { teraType }: RaidTarget): Weather | 'none' {
  const { weather } = traitsOf(ability)
  return weather && HARDENED_TYPES[weather] === teraType ? weather : 'none'
}

interface Training extends Pick<Build, 'ability' | 'teraType' | 'nature' | 'effortValues'> {
  readonly lasts: number
}

function trainingOf(creature: UsableSpecies, ability: string, raid: RaidTarget): Training {
  const damages = creature.teraTypes.map((teraType) => incoming(creature, ability, teraType, raid).mean)
  const minDamage = Math.min(...damages)
  const teraType = creature.teraTypes[damages.indexOf(minDamage)] ?? 'Normal'
  const lasts = Math.min(1, 1 / (minDamage * TURNS))
  const { physicalShare } = incoming(creature, ability, undefined, raid)
  return physicalShare >= 1 / 2
    ? { ability, teraType, lasts, nature: 'Bold', effortValues: { hp: 252, def: 252, spd: 4 } }
    : { ability, teraType, lasts, nature: 'Calm', effortValues: { hp: 252, spd: 252, def: 4 } }
}

interface Supporter extends PreparedSupport {
  readonly training: Training
  readonly helped: Helped
}

function supportBuild(supporter: Supporter, raid: RaidTarget): SupportBuild | undefined {
  const { creature, moves, helped } = supporter
  const { lasts, ...training } = supporter.training
  const usefulMoves = moves
    .map(({ move, role }) => ({
      move,
      role,
      worth: moveWorth({ move, role, ability: training.ability }, helped, raid),
    }))
    .filter(({ worth }) => worth > 0)
  const bestMoves = variedMoves(usefulMoves.toSorted((a, b) => b.worth - a.worth))
  if (bestMoves.length === 0) return undefined
  const worth = bestMoves.reduce((sum, move) => sum + move.worth, abilityWorth(training.ability, raid))
  const names = bestMoves.map(({ move }) => move.name)
  const build = { species: creature.name, ...training, item: itemFor(creature, bestMoves), moves: names }
  return { build, helped, promise: worth * lasts }
}

type RatedMove = SupportMove & { readonly worth: number }

// Moves with a new effect come first. A debuff that passes the shield differs from one that doesn't.
function variedMoves(moves: readonly RatedMove[]): readonly RatedMove[] {
  const keyOf = ({ role, move }: RatedMove) =>
    role === 'lower the boss' ? `${role},${move.category === 'Status'}` : role
  return [...new Set([...firstOfEach(moves, keyOf), ...moves])].slice(0, MAX_MOVES)
}

function itemFor({ neededItem }: UsableSpecies, supportMoves: readonly SupportMove[]): string {
  return neededItem ?? (supportMoves.some(isScreen) ? 'Light Clay' : 'Covert Cloak')
}
