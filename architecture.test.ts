import { readdirSync, readFileSync } from 'node:fs'
import { build } from 'esbuild'

/** The most files that a folder may hold, styles and tests included. */
const MOST_FILES = 30

/** Data, one file a raid. */
const OF_RAIDS = ['data/plans/', 'data/teams/']

const CODE = ['app', 'lib', 'data', 'servers', 'testing', 'planner', 'tools', 'e2e']

it('no folder holds more than 30 files', () => {
  const folders = CODE.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath }) => parentPath)
  const crowded = [...new Set(folders)].filter(
    (folder) =>
      !OF_RAIDS.some((data) => folder.startsWith(data)) &&
      folders.filter((other) => other === folder).length > MOST_FILES,
  )
  expect(folders).toContain('app/_raid')
  expect(crowded).toEqual([])
})

/** A tier, a number of stars or a list of tiers, written out where a rule should be asked of `TIER_RULES`. */
const TIER_COMPARISON =
  /[=!]==? '[567]'|'[567]' [=!]==? |\bcase '[567]'|\b(?:stars|Difficulty|Number\(tier\)) [<>=!]=* [1-9]|(?<![\w\])?])\['[567]'(?:, '[567]')*\]/

it('outside of `data` no code compares tiers: `TIER_RULES` has what differs', () => {
  const sources = CODE.filter((folder) => !['data', 'testing', 'e2e'].includes(folder)).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  const rules = sources.filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  expect(rules.filter((path) => TIER_COMPARISON.test(readFileSync(path, 'utf8')))).toEqual([])
})

it.each([
  "tier === '6'",
  "id.tier !== '7'",
  "['6', '7']",
  'Difficulty >= 5',
  'Number(tier) > 5',
  "case '5':",
])('this compares tiers: %s', (code) => expect(code).toMatch(TIER_COMPARISON))

it.each(["rosters['6']", 'Difficulty !== 0', "{ tier: '6', region: 'Paldea' }"])(
  'this compares no tiers: %s',
  (code) => expect(code).not.toMatch(TIER_COMPARISON),
)

// 55 kB, a quarter of a second on a slow phone.
it.each([
  ['More to bring', 'app/_plans/advice-bundle.ts'],
  ['Raid night', 'app/_raid-night/raid-night-bundle.ts'],
])('%s loads without the data of all raids', async (_, entryPoint) => {
  const { metafile } = await build({
    entryPoints: [entryPoint],
    outdir: 'out',
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    loader: { '.module.css': 'empty' },
  })
  const files = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs))
  expect(files).toContain('lib/bring/plan-steps.ts')
  expect(files.filter((file) => /^data\/shipped\/(?:creatures|moves|supplement)\.json$/.test(file))).toEqual(
    [],
  )
})
