import { readdir, readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { createRandom } from '@/battle/model/random'
import { plansFileSchema } from '@/data/plans/schema'
import { packPlans } from '@/lib/plans/pack-plans'
import { unpackPlans } from '@/lib/plans/parse-plans'
import { teraTypesOf } from '@/lib/raid/raid'
import { ALL_RAIDS } from '@/planner/raids/all-raids'
import { RaidBattles } from '@/planner/search/raid-battles'
import { loadSearchPool } from '@/planner/search/search-pool'
import { findBuilds, SETTINGS } from '@/planner/search/who-wins'
import { illegality } from '@/planner/testing/legality'
import { raidNamed } from '@/planner/testing/named'
import { testSeed } from '@/testing/fuzz/fuzzing'
import { bundleProgram } from '@/tools/programs/bundle-program'
import { PLANS } from './plans'
import { outdatedRaids } from './raid-files'

const FOLDER = 'data/plans'
const MAX_BYTES = 8_700_000
const MAX_BYTES_GZIPPED = 1_700_000

const textOf = (name: string) => readFile(`${FOLDER}/${name}.json`, 'utf8')
const texts = () => Promise.all(ALL_RAIDS.map(({ name }) => textOf(name)))
const plansIn = (text: string) => unpackPlans(plansFileSchema.parse(JSON.parse(text)))

test('the plans of all raids are stored and made from current inputs; otherwise run npm run plans', async () => {
  const files = await readdir(FOLDER, { recursive: true })
  expect(files.filter((file) => file.endsWith('.json')).sort()).toEqual(
    ALL_RAIDS.map(({ name }) => `${name}.json`).sort(),
  )
  const { fingerprint } = await bundleProgram(PLANS.worker)
  const outdated = await outdatedRaids(PLANS, FOLDER, ALL_RAIDS, fingerprint)
  expect(outdated.map(({ name }) => name)).toEqual([])
})

test('all plans stay below their size limits, plain and gzipped', async () => {
  const stored = await texts()
  expect(stored.reduce((sum, text) => sum + Buffer.byteLength(text), 0)).toBeLessThan(MAX_BYTES)
  expect(gzipSync(stored.join('')).length).toBeLessThan(MAX_BYTES_GZIPPED)
})

test('every raid and Tera type has at most 12 attackers, each of another species, and at most 6 supports', async () => {
  for (const { name, boss } of ALL_RAIDS) {
    const plans = plansIn(await textOf(name))
    for (const type of teraTypesOf(boss)) {
      const { attackers = [], supports = [] } = plans.get(type) ?? {}
      const raid = `${name} ${type}`
      expect([raid, attackers.length > 0 && attackers.length <= 12]).toEqual([raid, true])
      expect([raid, supports.length <= 6]).toEqual([raid, true])
      const species = attackers.map(({ build }) => build.species)
      expect([raid, new Set(species).size]).toEqual([raid, species.length])
    }
  }
})

test('every build is legal', async () => {
  const builds = new Map(
    (await texts())
      .flatMap((text) => [...plansIn(text).values()])
      .flatMap(({ attackers, supports }) => [...attackers, ...supports])
      .map(({ build }) => [JSON.stringify(build), build]),
  )
  const illegal: string[] = []
  for (const build of builds.values()) {
    const problems = await illegality(build)
    if (problems.length > 0) illegal.push(`${build.species}: ${problems.join(', ')}`)
  }
  expect(illegal).toEqual([])
})

test('a new search of a random raid, for its first Tera types, finds the stored plans', async () => {
  const random = createRandom(testSeed())
  const raid = ALL_RAIDS[random.below(ALL_RAIDS.length)]
  if (!raid) throw new Error('No raid was drawn')
  const stored = plansIn(await textOf(raid.name))
  // The first types, because the search for a Tera type builds on those before it. Few, to save time.
  const types = teraTypesOf(raid.boss).slice(0, 3)
  const computed = packPlans('computed again', findBuilds(raid, await loadSearchPool(), SETTINGS, types))
  const plans = plansIn(JSON.stringify(computed))
  for (const type of types) expect([raid.name, plans.get(type)]).toEqual([raid.name, stored.get(type)])
}, 180_000)

test('Ditto copies moves of its target, so builds against it list all simulated moves, and have the stated win rate', async () => {
  const raid = raidNamed('6/Paldea/Ditto')
  const battles = new RaidBattles(raid)
  const { attackers = [] } = plansIn(await textOf(raid.name)).get('Electric') ?? {}
  expect(attackers.length).toBeGreaterThan(0)
  for (const { build, plan, alone } of attackers) {
    const { origin, roles, learned, ...fought } = build
    const { wins } = battles.preciseStats([battles.member(fought, plan, 'attacker')], 'Electric')
    // A file has whole percents.
    expect([build.species, Math.abs(100 * wins - alone) <= 1]).toEqual([build.species, true])
  }
})
