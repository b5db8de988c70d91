import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { cacheNames } from '@/lib/offline/caches'

/** The most files that a folder may hold, styles and tests included. */
const MOST_FILES = 30

/** Data, one file a raid. */
const OF_RAIDS = ['data/plans/', 'data/teams/']

const CODE = ['app', 'lib', 'data', 'servers', 'testing', 'planner', 'tools', 'e2e']

/** The TypeScript files of a folder, tests left out. */
function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => join(folder, file))
}

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

it('the tree in CONTRIBUTING.md names folders that exist', () => {
  const [, tree = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('```')
  let parent = ''
  const folders = [...tree.matchAll(/^( *)(\S+)\/ /gm)].map(([, indent = '', name = '']) => {
    if (indent === '') parent = name
    return indent === '' ? name : `${parent}/${name}`
  })
  expect(folders).toContain('app/_screen')
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([])
})

it.each(['CONTRIBUTING.md', 'README.md', 'docs/decisions.md'])(
  'the files that %s names by their path exist',
  (document) => {
    const named = [
      ...readFileSync(document, 'utf8').matchAll(/`([\w./-]+\/[\w.-]+\.(?:tsx?|mjs|json|css|svg))`/g),
    ]
    const paths = named
      .map(([, path = '']) => path)
      .filter((path) => CODE.some((folder) => path.startsWith(`${folder}/`)))
    // Made at build.
    const lacking = paths.filter((path) => !path.startsWith('data/shipped/') && !existsSync(path))
    expect(paths.length).toBeGreaterThan(0)
    expect(lacking).toEqual([])
  },
)

it('lets only `useStore` call React’s `useSyncExternalStore`, which misses what is typed while a page starts', () => {
  const callers = sourcesOf('app').filter((file) =>
    readFileSync(file, 'utf8').includes('useSyncExternalStore('),
  )
  expect(callers).toEqual(['app/_ui/use-store.ts'])
})

it('shows no visitor an address of the build: only the sitemap and what link previews read have absolute ones', () => {
  const users = sourcesOf('app').filter((file) =>
    /\b(?:SITE_ORIGIN|pageAddress|fileAddress)\b/.test(readFileSync(file, 'utf8')),
  )
  expect(users.toSorted()).toEqual(['app/_screen/page-metadata.ts', 'app/robots.ts', 'app/sitemap.ts'])
})

describe('what is stored on the device', () => {
  const code = ['app', 'lib'].flatMap(sourcesOf).map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const keys = code.flatMap(({ text }) =>
    [...text.matchAll(/'tera-raid-info[-:]([a-z-]+)'/g)].map(([, name = '']) => name),
  )

  it('is named in SECURITY.md: each key of localStorage, sessionStorage and IndexedDB, and each cache', () => {
    const said = readFileSync('SECURITY.md', 'utf8')
    const stored = [...new Set(keys), ...Object.keys(cacheNames('release', 'scope'))]
    expect(stored).toEqual(expect.arrayContaining(['friends', 'box', 'service-notice-dismissed', 'pages']))
    expect(stored.filter((name) => !said.includes(`\`${name}\``))).toEqual([])
  })

  // Storage in another file might have other names, which the test above would not see.
  it('is stored in these files alone, under names that begin with that of the site', () => {
    const storing = code.filter(({ text }) =>
      /\b(?:localStorage|sessionStorage|caches)\.\w+\(|idb-keyval|indexedDB|CacheExpiration\b/.test(text),
    )
    expect(storing.map(({ file }) => file).toSorted()).toEqual([
      'app/_kept/box/box-store.ts',
      'app/_kept/kept-on-device.ts',
      'app/_live/ServiceNotice.tsx',
      'app/_offline/worker/release-files.ts',
      'app/_offline/worker/routes.ts',
      'app/_offline/worker/service-worker.ts',
      'app/_screen/header/SchemeSwitch.tsx',
      'app/_theme/scheme-script.ts',
      'lib/offline/saved-release.ts',
    ])
  })
})

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
