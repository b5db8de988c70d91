import { moveRoleNamed } from '@/battle/dex/moves/compile-move'
import { packTeams } from '@/lib/teams/pack-teams'
import type { BossTeams, RankedTeam } from '@/lib/teams/raid-team'
import { loadUsableSpecies } from '@/planner/creatures/usable-species'
import { illegality } from '@/planner/testing/legality'
import { raidNamed } from '@/planner/testing/named'
import { bossTeams } from './boss-teams'
import { type TeamPool, teamPoolFrom } from './team-pool'

const SPECIES = ['Politoed', 'Torkoal', 'Gholdengo', 'Kyogre']

let pool: TeamPool

beforeAll(async () => {
  pool = teamPoolFrom((await loadUsableSpecies()).filter(({ name }) => SPECIES.includes(name)))
})

function search(boss: string, searchPool: TeamPool): BossTeams {
  return bossTeams({ raid: raidNamed(`7/Event/${boss}`), pool: searchPool, plans: new Map() })
}

function teamsOf(teams: BossTeams): readonly RankedTeam[] {
  return [...teams.values()].flat()
}

describe('against 7★ Skeledirge', () => {
  let teams: BossTeams

  beforeAll(() => {
    teams = search('Skeledirge', pool)
  })

  test('a fast team of usual Pokémon is reliable and wins within three turns', () => {
    const strike = teamsOf(teams).find(({ aim, isRare }) => aim === 'strike' && !isRare)
    expect(strike?.chance).toBeGreaterThanOrEqual(99)
    expect(strike?.turns).toBeLessThanOrEqual(3)
  })

  test('the safe team is as reliable, and no raider faints', () => {
    const safe = teamsOf(teams).find(({ aim, isRare }) => aim === 'safe' && !isRare)
    expect(safe?.chance).toBeGreaterThanOrEqual(99)
    expect(safe?.faints).toBeLessThan(0.1)
  })

  test('all teams have four legal builds and steps with their own moves', async () => {
    const illegal: string[] = []
    for (const { raiders, opening } of teamsOf(teams)) {
      expect(raiders).toHaveLength(4)
      for (const { raider, choice } of opening.flat())
        if (choice.kind === 'move') expect(raiders[raider]?.build.moves[choice.move]).toBeDefined()
      for (const { build } of raiders) illegal.push(...(await illegality(build)))
    }
    expect(illegal).toEqual([])
  })

  test('only a team with a legendary is rare', () => {
    for (const { raiders, isRare } of teamsOf(teams)) {
      const species = raiders.map(({ build }) => build.species)
      expect([species, isRare]).toEqual([species, species.some((name) => !pool.isUsual(name))])
    }
  })

  test('the same search has the same result, to the byte', () => {
    const bytes = (bossTeams: BossTeams) =>
      JSON.stringify(packTeams('made of', { teams: bossTeams, strangers: new Map() }, moveRoleNamed))
    expect(bytes(search('Skeledirge', pool))).toBe(bytes(teams))
  })
})

test('without finishers of our own, Serperior’s teams list the public opening of Charizard', () => {
  const [strike] = teamsOf(search('Serperior', teamPoolFrom([])))
  expect(strike?.raiders.map(({ build }) => build.species)).toEqual([
    'Charizard',
    'Weezing',
    'Corviknight',
    'Corviknight',
  ])
  expect(strike?.chance).toBeGreaterThanOrEqual(99)
})
