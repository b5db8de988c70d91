import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The rooms of the app: each may import those before it, but none beside it. */
const ROOMS = [
  ['app/_theme'],
  ['app/_ui'],
  ['app/_navigation'],
  ['app/_kept'],
  ['app/_plans'],
  ['app/_box', 'app/_countdown'],
  ['app/_raid-night'],
  ['app/_raid', 'app/_finder'],
  ['app/_live'],
  ['app/_offline'],
  ['app/_screen'],
]

/** What a folder may import besides itself. A room within a folder has a line of its own, which counts instead. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  data: [],
  lib: ['data'],
  testing: ['data', 'lib'],
  servers: ['data', 'lib'],
  planner: ['data', 'lib', 'testing'],
  tools: ['data', 'lib', 'planner', 'servers', 'testing'],
  app: ['data', 'lib'],
  ...Object.fromEntries(
    ROOMS.flatMap((rooms, place) =>
      rooms.map((room) => [room, ['data', 'lib', ...ROOMS.slice(0, place).flat()]]),
    ),
  ),
  // The program that fights chooses teams, too, which is the planner's work; no page loads it.
  'app/_box/worker': ['data', 'lib', 'planner'],
  'app/_share-card': ['data', 'lib', 'app/_theme', 'app/_plans', 'app/icons'],
  e2e: ['data', 'lib', 'app', 'servers', 'testing'],
}

/** The layers of a battle, each in a folder with those below it that are no layer: one may import those before it. */
const BATTLE = 'lib/battle'
const LAYERS = [
  'model',
  'dex',
  'dex/effects',
  'dex/moves',
  'damage',
  'engine/raid',
  'engine/hit',
  'engine/turn',
  'engine',
  'policy',
]

/** What a test of the site's own code may import, wherever it lies. */
const FOR_TESTS = ['data', 'lib', 'app', 'servers', 'testing']
const IS_TEST = /^(?:app|data|lib)\/.*\.test\.tsx?$/

const REACT_OR_NEXT = /^(?:react|react-dom|next|@tanstack\/react-query)(?:\/|$)/

/** `import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')`. */
const IMPORT = /^(?:import|export)\s(?:[^'=]*?\sfrom\s)?'([^']+)'|\bimport\('([^']+)'\)/gm

const imports = Object.keys(ORDER)
  .filter((folder) => !folder.includes('/'))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, named = '', later = '']) => ({
      file,
      imported: named || later,
    })),
  )

it('imports run one way, as CONTRIBUTING.md says', () => {
  const wrong = imports.filter(({ file, imported }) => !followsOrder(file, imported))
  expect(wrong).toEqual([])
})

it('the layers of a battle import one way', () => {
  const within = imports.filter(
    ({ file, imported }) => isIn(BATTLE, file) && !IS_TEST.test(file) && isIn(`@/${BATTLE}`, imported),
  )
  expect(within.length).toBeGreaterThan(300)
  expect(
    within.filter(({ file, imported }) => !(layerOf(imported.slice('@/'.length)) <= layerOf(file))),
  ).toEqual([])
})

it('a file of another folder is imported by `@/`, never by `../`', () => {
  expect(imports.filter(({ imported }) => imported.startsWith('../'))).toEqual([])
})

it('`lib` and `data` import neither React nor Next', () => {
  const rules = imports.filter(({ file }) => /^(?:data|lib)\//.test(file) && !IS_TEST.test(file))
  expect(rules.filter(({ imported }) => REACT_OR_NEXT.test(imported))).toEqual([])
})

it('every folder that the order names has imports', () => {
  const importing = Object.keys(ORDER).filter((folder) => imports.some(({ file }) => isIn(folder, file)))
  expect(importing).toEqual(Object.keys(ORDER))
})

it('a line of the order is broken by an import against it, and by none along it', () => {
  expect(followsOrder('lib/raid/raid.ts', '@/data/tiers')).toBe(true)
  expect(followsOrder('lib/raid/raid.ts', '@/app/_ui/Each')).toBe(false)
  expect(followsOrder('app/_ui/Each.tsx', '@/app/_theme/color-scheme')).toBe(true)
  expect(followsOrder('app/_theme/color-scheme.ts', '@/app/_ui/Each')).toBe(false)
  expect(followsOrder('app/_raid/Moves.tsx', '@/app/_finder/Finder')).toBe(false)
})

function followsOrder(file: string, imported: string): boolean {
  if (!imported.startsWith('@/')) return true
  const allowed = IS_TEST.test(file) ? FOR_TESTS : allowedFor(file)
  return allowed.some((folder) => isIn(folder, imported.slice('@/'.length)))
}

function allowedFor(file: string): readonly string[] {
  const [innermost = ''] = Object.keys(ORDER)
    .filter((folder) => isIn(folder, file))
    .toSorted((one, other) => other.length - one.length)
  return [innermost, ...(ORDER[innermost] ?? [])]
}

/** The place of a file's layer, from the lowest; NaN outside of all. */
function layerOf(file: string): number {
  const folder = dirname(file).slice(`${BATTLE}/`.length)
  const [layer = ''] = LAYERS.filter((one) => isIn(one, `${folder}/`)).toSorted(
    (one, other) => other.length - one.length,
  )
  const place = LAYERS.indexOf(layer)
  return place < 0 ? Number.NaN : place
}

function isIn(folder: string, path: string): boolean {
  return path.startsWith(`${folder}/`)
}
