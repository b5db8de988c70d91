import { readdir, readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { moveRoleNamed } from '@/battle/dex/moves/compile-move'
import { createRandom } from '@/battle/model/random'
import { teamsFileSchema } from '@/data/teams/schema'
import { TIERS_WITH_TEAMS, type TypeName } from '@/data/vocabulary'
import { teraTypesOf } from '@/lib/raid/raid'
import { packTeams } from '@/lib/teams/pack-teams'
import type { RaidTeam, RankedTeam } from '@/lib/teams/raid-team'
import { parseTeams } from '@/lib/teams/unpack-teams'
import type { NamedRaid } from '@/planner/raids/all-raids'
import { loadPlans, loadTeams } from '@/planner/raids/kept-results'
import { raidTarget } from '@/planner/raids/raid-target'
import { raidsNamed } from '@/planner/raids/raids-named'
import { bossGroups } from '@/planner/teams/boss-teams'
import { publicTeams } from '@/planner/teams/known-lines'
import { plannedTeams } from '@/planner/teams/planned-teams'
import { failingSteps } from '@/planner/teams/steps-that-work'
import { loadTeamPool } from '@/planner/teams/team-pool'
import { OBJECTIVES } from '@/planner/teams/trials/objectives'
import { TeamTrials } from '@/planner/teams/trials/team-trials'
import { illegality } from '@/planner/testing/legality'
import { testSeed } from '@/testing/fuzz/fuzzing'
import { outdatedRaids } from '@/tools/plans/raid-files'
import { bundleProgram } from '@/tools/programs/bundle-program'
import { recordedProgram, TEAMS } from './teams'

const FOLDER = 'data/teams'
const RAIDS = TIERS_WITH_TEAMS.flatMap(raidsNamed)
const RAIDS_OF_7_STARS = raidsNamed('7')

const SURE = 99

/** A difference in score that other battles don't close: about 7% of the lowest HP of a raider. */
const CLEARLY_BETTER = 0.02

const textOf = (name: string) => readFile(`${FOLDER}/${name}.json`, 'utf8')

const isSure = ({ chance }: RankedTeam) => chance >= SURE

const isSafe = (team: RankedTeam) => isSure(team) && !team.isRare && team.aim === 'safe'

const isFourOfAKind = ({ raiders }: RaidTeam) => new Set(raiders.map(({ build }) => build.species)).size === 1

async function searchAgain(raid: NamedRaid, teraTypes?: readonly TypeName[]) {
  return bossGroups({ raid, pool: await loadTeamPool(), plans: await loadPlans(raid), teraTypes })
}

async function teamsOf(raid: NamedRaid): Promise<readonly RankedTeam[]> {
  return [...(await loadTeams(raid)).values()].flat()
}

test('the teams of all 6★ and 7★ raids are stored and made from current inputs; otherwise run npm run teams', async () => {
  const files = await readdir(FOLDER, { recursive: true })
  expect(files.filter((file) => file.endsWith('.json')).sort()).toEqual(
    RAIDS.map(({ name }) => `${name}.json`).sort(),
  )
  const { fingerprint } = await bundleProgram(TEAMS.worker)
  const outdated = await outdatedRaids(TEAMS, FOLDER, RAIDS, fingerprint)
  expect(outdated.map(({ name }) => name)).toEqual([])
  expect(await recordedProgram(FOLDER)).toBe(fingerprint)
})

test('nearly all 7★ raids have a team without rare Pokémon that wins 99% under every condition', async () => {
  const sure: string[] = []
  for (const raid of RAIDS_OF_7_STARS)
    if ((await teamsOf(raid)).some((team) => isSure(team) && !team.isRare)) sure.push(raid.name)
  expect(sure.length).toBeGreaterThanOrEqual(50)
})

test.each([
  ['Greninja', 98],
  ['Incineroar', 96],
  ['Meganium', SURE],
  ['Kommo-o', SURE],
  ['Torterra', SURE],
  ['Pikachu', SURE],
])(
  'a team without rare Pokémon defeats 7★ %s within five turns and wins at least %d%%',
  async (boss, percent) => {
    const raids = RAIDS_OF_7_STARS.filter(({ id }) => id.boss === boss)
    expect(raids).toHaveLength(1)
    const teams = (await Promise.all(raids.map(teamsOf))).flat()
    const turns = teams.filter(({ chance, isRare }) => chance >= percent && !isRare).map((team) => team.turns)
    expect(Math.min(...turns)).toBeLessThanOrEqual(5)
  },
)

test('against 7★ Eevee and random raids, four of one attacker are not clearly better than the safe team', async () => {
  const { isUsual } = await loadTeamPool()
  const random = createRandom(testSeed())
  const randomRaids = Array.from({ length: 2 }, () => RAIDS_OF_7_STARS[random.below(RAIDS_OF_7_STARS.length)])
  const better: string[] = []
  let comparisons = 0
  for (const raid of [...raidsNamed('7/Event/Eevee'), ...randomRaids]) {
    const [teraType] = raid ? teraTypesOf(raid.boss) : []
    const safe = raid && (await teamsOf(raid)).find(isSafe)
    if (!raid || !teraType || !safe) continue
    const search = {
      plans: await loadPlans(raid),
      target: raidTarget(raid.boss, teraType),
      isAllowed: isUsual,
    }
    const trials = new TeamTrials(raid)
    // Twice the battles of the search, so half of them are new to the team.
    const worth = (team: RaidTeam) => trials.quickScore(team, teraType, 288, OBJECTIVES.safe)
    const limit = worth(safe) + CLEARLY_BETTER
    for (const team of plannedTeams(search).filter(isFourOfAKind)) {
      comparisons += 1
      if (worth(team) > limit && 100 * trials.verified(team, teraType).chance >= SURE)
        better.push(`${raid.name}: ${team.raiders[0]?.build.species}`)
    }
  }
  expect(comparisons).toBeGreaterThan(0)
  expect(better).toEqual([])
}, 300_000)

test('nearly all 6★ raids and Tera types have a safe team that wins 99% under every condition', async () => {
  const teams = await Promise.all(raidsNamed('6').map(loadTeams))
  const ofRaids = teams.flatMap((ofTypes) => [...ofTypes.values()])
  expect(ofRaids).toHaveLength(2250)
  expect(ofRaids.filter((ofRaid) => ofRaid.some(isSafe)).length).toBeGreaterThanOrEqual(2200)
})

test('every raid and Tera type has a team without rare Pokémon', async () => {
  const without: string[] = []
  for (const raid of RAIDS) {
    const teams = await loadTeams(raid)
    for (const teraType of teraTypesOf(raid.boss))
      if (!teams.get(teraType)?.some(({ isRare }) => !isRare)) without.push(`${raid.name} ${teraType}`)
  }
  expect(without).toEqual([])
})

test('no public line clearly beats our teams: none wins more often, and no reliable line wins half a turn sooner', async () => {
  const betterLines: string[] = []
  for (const raid of RAIDS)
    for (const teraType of teraTypesOf(raid.boss))
      for (const line of publicTeams(raid, teraType)) {
        const { chance, usual } = new TeamTrials(raid).verified(line, teraType)
        const percent = Math.floor(100 * chance)
        const minPercent = percent >= SURE ? SURE : percent
        const maxTurns = percent >= SURE ? usual.turns + 0.5 : Number.POSITIVE_INFINITY
        const rivals = (await loadTeams(raid)).get(teraType)
        if (!rivals?.some((team) => team.chance >= minPercent && team.turns <= maxTurns))
          betterLines.push(raid.name)
      }
  expect(betterLines).toEqual([])
}, 300_000)

test('no opening has a step that fails in half of its battles', async () => {
  const failing: string[] = []
  for (const raid of RAIDS) {
    const trials = new TeamTrials(raid)
    // One Tera type of each 6★ raid, different for each.
    const types = teraTypesOf(raid.boss)
    const teraType = types[RAIDS.indexOf(raid) % types.length]
    const teams = (teraType && (await loadTeams(raid)).get(teraType)) ?? []
    for (const team of teams)
      if (teraType && failingSteps(trials, team, teraType).length > 0)
        failing.push(`${raid.name} ${teraType} ${team.aim}`)
  }
  expect(failing).toEqual([])
}, 300_000)

test('every build of a team is legal', async () => {
  const builds = new Map(
    (await Promise.all(RAIDS.map(teamsOf)))
      .flat()
      .flatMap(({ raiders }) => raiders.map(({ build }) => [JSON.stringify(build), build] as const)),
  )
  const illegal: string[] = []
  for (const build of builds.values()) {
    // A Pokémon of level 1 is untrained on purpose.
    const problems = (await illegality(build)).filter((problem) => !problem.includes('exactly 0 EVs'))
    if (problems.length > 0) illegal.push(`${build.species}: ${problems.join(', ')}`)
  }
  expect(illegal).toEqual([])
})

test('each file of teams and all files together stay below their size limits', async () => {
  const texts = await Promise.all(RAIDS.map(({ name }) => textOf(name)))
  const large = RAIDS.filter(({ boss }, index) => {
    const limit = teraTypesOf(boss).length > 1 ? 9000 : 3000
    return Buffer.byteLength(texts[index] ?? '') >= limit
  })
  expect(large.map(({ name }) => name)).toEqual([])
  expect(gzipSync(texts.join('')).length).toBeLessThan(185_000)
})

test('a new search of a random 7★ raid that a fast team reliably wins finds the stored teams', async () => {
  // Against other raids the search continues with teams that outlast the boss, which is slow.
  const struck: NamedRaid[] = []
  for (const raid of RAIDS_OF_7_STARS)
    if ((await teamsOf(raid)).some((team) => team.aim === 'strike' && !team.isRare && isSure(team)))
      struck.push(raid)
  const raid = struck[createRandom(testSeed()).below(struck.length)]
  if (!raid) throw new Error('No raid was drawn')
  const stored = teamsFileSchema.parse(JSON.parse(await textOf(raid.name)))
  const computed = packTeams(stored.inputs, await searchAgain(raid), moveRoleNamed)
  expect([raid.name, computed]).toEqual([raid.name, stored])
}, 180_000)

test('a new search of a random 6★ raid, for its first two Tera types, finds the stored teams', async () => {
  const raids = raidsNamed('6')
  const raid = raids[createRandom(testSeed()).below(raids.length)]
  if (!raid) throw new Error('No raid was drawn')
  // The first types, because the search for a Tera type builds on those before it. Few, to save time.
  const types = teraTypesOf(raid.boss).slice(0, 2)
  const stored = parseTeams(await textOf(raid.name))
  const computed = parseTeams(
    JSON.stringify(packTeams('searched again', await searchAgain(raid, types), moveRoleNamed)),
  )
  for (const type of types) {
    expect([raid.name, computed?.teams.get(type)]).toEqual([raid.name, stored?.teams.get(type)])
    expect([raid.name, computed?.strangers.get(type)]).toEqual([raid.name, stored?.strangers.get(type)])
  }
}, 180_000)
