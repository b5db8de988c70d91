import { type Build, RAIDER_LEVEL } from '@/battle/build'
import { type Choice, type Rounds, TEAM_ROLES } from '@/battle/plan'
import { PERFECT_IV } from '@/data/pokemon/stats'
import type { TeamsFile } from '@/data/teams/schema'
import { MOVE_ROLES, type MoveRole, TYPE_NAMES } from '@/data/vocabulary'
import { Distinct, packPlan, spreadOf, tenth } from '@/lib/plans/pack-plans'
import { NONE, SPREAD_ORDER } from '@/lib/plans/raid-plans'
import { type BossTeams, type ByStrangers, type RankedTeam, TEAM_AIMS, type TeamRaider } from './raid-team'

type PackedBuild = TeamsFile['builds'][number]
type PackedTeam = TeamsFile['raids'][number][number]
type PackedPlay = TeamsFile['plays'][number]

/**
 * Rounds percentages to whole numbers, but never up to 99 or 100; rounds turns and faints to tenths. Sorts names and
 * builds.
 *
 * @param roleOf the role of a move, by its name
 */
export function packTeams(
  inputs: string,
  { teams, strangers }: { readonly teams: BossTeams; readonly strangers: ByStrangers },
  roleOf: (move: string) => MoveRole,
): TeamsFile {
  const allTeams = [...teams.values()].flat()
  const builds = allTeams.flatMap(({ raiders }) => raiders.map(({ build }) => build))
  const brought = [...strangers.values()].map(({ species }) => species)
  const names = new Distinct([...builds.flatMap(namesIn), ...brought])
  const spreads = new Distinct(builds.map(spreadOf))
  const packInFile = (build: Build) => packBuild(build, roleOf, names, spreads)
  const distinct = new Distinct(builds.map(packInFile))
  const plays = new Distinct(allTeams.flatMap(({ raiders }) => raiders.map(packPlay)))
  const raids = TYPE_NAMES.map((type) =>
    (teams.get(type) ?? []).map(
      (team): PackedTeam => [
        TEAM_AIMS.indexOf(team.aim) + (team.isRare ? TEAM_AIMS.length : 0),
        team.raiders.map(({ build }) => distinct.positionOf(packInFile(build))),
        team.raiders.map((raider) => plays.positionOf(packPlay(raider))),
        packOpening(team.opening),
        figuresOf(team),
      ],
    ),
  )
  return {
    ...{ inputs, names: names.list, spreads: spreads.list, builds: distinct.list, plays: plays.list, raids },
    strangers: [...strangers].map(([type, { species, chance }]) => [
      TYPE_NAMES.indexOf(type),
      names.positionOf(species),
      Math.floor(chance),
    ]),
  }
}

function namesIn({ species, ability, nature, item, moves }: Build): string[] {
  return [species, ability, nature, item, ...moves].filter((name) => name !== undefined)
}

function packBuild(
  build: Build,
  roleOf: (move: string) => MoveRole,
  names: Distinct<string>,
  spreads: Distinct<number[]>,
): PackedBuild {
  const { species, ability, teraType, nature, item, moves } = build
  const name = (text: string) => names.positionOf(text)
  return [
    [
      name(species),
      name(ability),
      TYPE_NAMES.indexOf(teraType),
      name(nature),
      item === undefined ? NONE : name(item),
      spreads.positionOf(spreadOf(build)),
    ],
    moves.map((move) => [name(move), MOVE_ROLES.indexOf(roleOf(move))]),
    ...packGrowth(build),
  ]
}

function packGrowth({ level = RAIDER_LEVEL, individualValues = {} }: Build): [] | [[number, number[]]] {
  const values = SPREAD_ORDER.map((stat) => individualValues[stat] ?? PERFECT_IV)
  return level === RAIDER_LEVEL && values.every((value) => value === PERFECT_IV) ? [] : [[level, values]]
}

function packPlay({ role, plan }: TeamRaider): PackedPlay {
  return [TEAM_ROLES.indexOf(role), ...packPlan(plan)]
}

function packOpening(opening: Rounds): string {
  return opening
    .map((round) => round.map(({ raider, choice }) => `${raider}${packChoice(choice)}`).join(','))
    .join('|')
}

const CHEERS = { attack: 'A', defense: 'D', heal: 'H' } as const
const MOVES = 'abcd'

function packChoice(choice: Choice): string {
  if (choice.kind === 'wait') throw new Error('An opening has no step for one that waits')
  if (choice.kind === 'cheer') return CHEERS[choice.cheer]
  const aim = choice.ally === undefined ? '' : `@${choice.ally}`
  return `${MOVES.charAt(choice.move)}${aim}${choice.terastallize ? '!' : ''}`
}

function figuresOf({ chance, turns, faints, lowestHp }: RankedTeam): PackedTeam[4] {
  return [Math.floor(chance), tenth(turns), tenth(faints), Math.round(lowestHp)]
}
