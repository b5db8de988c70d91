import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildOptions, build, type Metafile } from 'esbuild'
import { WHAT_IS_STORED } from '@/lib/storage/what-is-stored'

const MAX_FILES = 30

const OF_RAIDS = ['data/plans/', 'data/teams/']

const CODE = ['app', 'lib', 'battle', 'data', 'servers', 'testing', 'planner', 'tools', 'e2e']

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => join(folder, file))
}

it('no folder has more than 30 files', () => {
  const folders = CODE.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath }) => parentPath)
  const crowded = [...new Set(folders)].filter(
    (folder) =>
      !OF_RAIDS.some((data) => folder.startsWith(data)) &&
      folders.filter((other) => other === folder).length > MAX_FILES,
  )
  expect(folders).toContain('app/_raid')
  expect(crowded).toEqual([])
})

/** Matches a tier, a number of stars or a list of tiers in a comparison. `TIER_RULES` has the rules of tiers. */
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

it('lets only `useStore` call React’s `useSyncExternalStore`, which misses what is typed while a page starts', () => {
  const callers = sourcesOf('app').filter((file) =>
    readFileSync(file, 'utf8').includes('useSyncExternalStore('),
  )
  expect(callers).toEqual(['app/_ui/use-store.ts'])
})

it('only the sitemap and link previews have absolute addresses', () => {
  const users = sourcesOf('app').filter((file) =>
    /\b(?:SITE_ORIGIN|pageAddress|fileAddress)\b/.test(readFileSync(file, 'utf8')),
  )
  expect(users.toSorted()).toEqual(['app/_screen/page-metadata.ts', 'app/robots.ts', 'app/sitemap.ts'])
})

describe('what is stored on the device', () => {
  const code = ['app', 'lib'].flatMap(sourcesOf).map((file) => ({ file, text: readFileSync(file, 'utf8') }))

  it('is in SECURITY.md, value by value', () => {
    const places = ['localStorage', 'sessionStorage', 'IndexedDB', 'caches']
    const lines = places.flatMap((place) => [
      `**${place}**`,
      ...Object.entries(WHAT_IS_STORED)
        .filter(([, { where }]) => where === place)
        .map(
          ([name, { what, ...more }]) =>
            `- \`${name}\`: ${what}${'exportedSince' in more ? ' (*exported*)' : ''}`,
        ),
    ])
    expect(lines).toHaveLength(places.length + Object.keys(WHAT_IS_STORED).length)
    expect(readFileSync('SECURITY.md', 'utf8').match(/^(?:- `.*|\*\*.*)$/gm)).toEqual(lines)
  })

  // A literal key could be missing from the table.
  it('has its keys from the table', () => {
    const written = code.flatMap(({ text }) => text.match(/(?<=['"`])tera-raid-info[-:][^'"`$]+/g) ?? [])
    expect(written.toSorted()).toEqual([
      'tera-raid-info-1',
      'tera-raid-info-box',
      'tera-raid-info-box',
      'tera-raid-info-box.txt',
      'tera-raid-info-owned.json',
    ])
  })

  // Other files could use other storage names, which the previous test would miss.
  it("is stored by these files only, under names that begin with the site's name", () => {
    const storing = code.filter(({ text }) =>
      /\b(?:localStorage|sessionStorage|caches)\.\w+\(|=> (?:local|session)Storage\b|idb-keyval|indexedDB|CacheExpiration\b/.test(
        text,
      ),
    )
    expect(storing.map(({ file }) => file).toSorted()).toEqual([
      'app/_kept/box/box-store.ts',
      'app/_offline/worker/cache-rules.ts',
      'app/_offline/worker/release-files.ts',
      'app/_offline/worker/service-worker.ts',
      'app/_screen/inline-scripts.ts',
      'lib/offline/saved-release.ts',
      'lib/storage/stored-value.ts',
    ])
  })
})

// The data of all raids would make these parts much larger.
it.each([
  ['More to bring', 'app/_plans/advice-bundle.ts'],
  ['Raid night', 'app/_raid-night/raid-night-bundle.ts'],
])('%s loads without the data of all raids', async (_, entryPoint) => {
  const { outputs } = await bundled([entryPoint])
  const files = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs))
  expect(files).toContain('lib/bring/plan-steps.ts')
  expect(files.filter((file) => /^data\/shipped\/(?:creatures|moves|supplement)\.json$/.test(file))).toEqual(
    [],
  )
})

it("no page loads battle turns: only the engine's worker does", async () => {
  const { inputs } = await bundled(PROGRAMS.filter((program) => program !== FIGHTING))
  expect(Object.keys(inputs)).toContain('battle/plan.ts')
  expect(Object.keys(inputs).filter((path) => /^battle\/(?:fight-raid\.|.+\/)/.test(path))).toEqual([])
})

/** Modules that parse external data: storage, files, pasted text, links and answers. */
const READ_FROM_OUTSIDE = [
  'app/_box/BoxContent.tsx',
  'app/_countdown/Countdown.tsx',
  'app/_kept/box/add-to-box.ts',
  'app/_plans/best-of-box.tsx',
  'app/_raid-night/raid-night-bundle.ts',
  'lib/service/answer.ts',
]

/** The battle engine's worker. */
const FIGHTING = 'app/_box/worker/battle-engine.ts'

/** The workers, and what a page's first load may contain. */
const PROGRAMS = [
  FIGHTING,
  'app/_offline/worker/service-worker.ts',
  'instrumentation-client.ts',
  ...readdirSync('app', { recursive: true, encoding: 'utf8' })
    .map((file) => `app/${file}`)
    .filter((file) => file.endsWith('.tsx') && readFileSync(file, 'utf8').startsWith("'use client'")),
]

describe('zod', () => {
  it('is only in the parts that parse external data, in no first load and no worker', async () => {
    const { inputs } = await bundled(PROGRAMS)
    const loaded = Object.values(inputs).flatMap(({ imports }) =>
      imports.filter(({ kind, external }) => kind === 'dynamic-import' && !external).map(({ path }) => path),
    )
    const withZod = [...new Set([...PROGRAMS, ...loaded])].filter((start) =>
      importedAtOnce(start, inputs).some((path) => /^zod\b/.test(path)),
    )
    expect(withZod.toSorted()).toEqual(READ_FROM_OUTSIDE)
  })

  it('is zod/mini in browsers, without schemas of our own data', async () => {
    const { inputs } = await bundled(PROGRAMS)
    const imported = new Set(Object.values(inputs).flatMap(({ imports }) => imports.map(({ path }) => path)))
    expect(imported).toContain('zod/mini')
    expect(imported).toContain('data/own-data.ts')
    expect(
      [...imported].filter(
        (path) => path === 'zod' || /^data\/(?:\w+\/)?(?:schema|raid-parts)\.ts$/.test(path),
      ),
    ).toEqual([])
  })

  it.each(READ_FROM_OUTSIDE)('is less than 32 kB of %s, minified', async (part) => {
    const { outputs } = await bundled([part], { packages: 'bundle', minify: true })
    const sizes = Object.values(outputs).flatMap(({ inputs }) => Object.entries(inputs))
    const ofZod = sizes.filter(([path]) => path.startsWith('node_modules/zod/'))
    const size = ofZod.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0)
    expect(size).toBeGreaterThan(0)
    expect(size).toBeLessThan(32_000)
  })
})

/** Static imports of a file, and their own static imports. */
function importedAtOnce(start: string, inputs: Metafile['inputs'], found = new Set<string>()): string[] {
  for (const { path, kind } of inputs[start]?.imports ?? []) {
    if (kind !== 'import-statement' || found.has(path)) continue
    found.add(path)
    importedAtOnce(path, inputs, found)
  }
  return [...found]
}

async function bundled(entryPoints: readonly string[], options: BuildOptions = {}): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: [...entryPoints],
    outdir: 'out',
    bundle: true,
    write: false,
    packages: 'external',
    format: 'esm',
    platform: 'browser',
    loader: { '.module.css': 'empty' },
    ...options,
    metafile: true,
  })
  return metafile
}
