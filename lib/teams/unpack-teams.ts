import { type Choice, type OpeningStep, type Rounds, TEAM_ROLES } from '@/battle/plan'
import { ownData } from '@/data/own-data'
import type { TeamsFile } from '@/data/teams/schema'
import { MOVE_ROLES, TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { at, byStat, unpackEffort, unpackPlan } from '@/lib/plans/parse-plans'
import type { BuildInRoles } from '@/lib/plans/raid-plans'
import {
  type BestWithRandoms,
  type ByStrangers,
  type KnownGroups,
  type KnownTeam,
  type KnownTeams,
  TEAM_AIMS,
  type TeamRaider,
} from './raid-team'

/** Returns `undefined` for any other text. */
export function parseTeams(text: string): KnownGroups | undefined {
  try {
    const file: TeamsFile = ownData(JSON.parse(text))
    return { teams: unpackTeams(file), strangers: unpackStrangers(file) }
  } catch {
    return undefined
  }
}

function unpackStrangers({ names, strangers }: TeamsFile): ByStrangers {
  return new Map(
    strangers.map(([type, species, chance]): [TypeName, BestWithRandoms] => [
      at(TYPE_NAMES, type),
      { species: at(names, species), chance },
    ]),
  )
}

function unpackTeams(file: TeamsFile): KnownTeams {
  return new Map(
    TYPE_NAMES.flatMap((type, index): [TypeName, readonly KnownTeam[]][] => {
      const teams = file.raids[index] ?? []
      return teams.length > 0 ? [[type, teams.map((team) => unpackTeam(file, team))]] : []
    }),
  )
}

function unpackTeam(file: TeamsFile, packed: TeamsFile['raids'][number][number]): KnownTeam {
  const [kind, builds, plays, opening, [chance, turns, faints, lowestHp]] = packed
  return {
    aim: at(TEAM_AIMS, kind % TEAM_AIMS.length),
    isRare: kind >= TEAM_AIMS.length,
    raiders: builds.map((build, index) => ({
      build: unpackBuild(file, at(file.builds, build)),
      ...unpackPlay(at(file.plays, at(plays, index))),
    })),
    opening: unpackOpening(opening),
    ...{ chance, turns, faints, lowestHp },
  }
}

function unpackBuild({ names, spreads }: TeamsFile, packed: TeamsFile['builds'][number]): BuildInRoles {
  const [[species, ability, teraType, nature, item, spread], moves, grown] = packed
  return {
    species: at(names, species),
    ability: at(names, ability),
    teraType: at(TYPE_NAMES, teraType),
    nature: at(names, nature),
    item: names[item],
    effortValues: unpackEffort(at(spreads, spread)),
    moves: moves.map(([move]) => at(names, move)),
    roles: moves.map(([, role]) => at(MOVE_ROLES, role)),
    ...(grown && { level: grown[0], individualValues: byStat(grown[1], () => true) }),
  }
}

function unpackPlay([role, ...plan]: TeamsFile['plays'][number]): Omit<TeamRaider, 'build'> {
  return { role: at(TEAM_ROLES, role), plan: unpackPlan(plan) }
}

function unpackOpening(text: string): Rounds {
  if (text === '') return []
  return text.split('|').map((round) => (round === '' ? [] : round.split(',').map(unpackStep)))
}

const CHEERS: ReadonlyMap<string, 'attack' | 'defense' | 'heal'> = new Map([
  ['A', 'attack'],
  ['D', 'defense'],
  ['H', 'heal'],
])
const MOVES = 'abcd'

function unpackStep(step: string): OpeningStep {
  const raider = Number(step.charAt(0))
  const cheer = CHEERS.get(step.charAt(1))
  if (cheer) return { raider, choice: { kind: 'cheer', cheer } }
  const choice: Choice = {
    kind: 'move',
    move: MOVES.indexOf(step.charAt(1)),
    terastallize: step.endsWith('!'),
  }
  const aim = /@(\d)/.exec(step)?.[1]
  return { raider, choice: aim === undefined ? choice : { ...choice, ally: Number(aim) } }
}
