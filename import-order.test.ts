import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Folders that each top-level folder may import, besides itself. `battle/*` means the doors of `battle`: files directly
 * in it.
 */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  data: [],
  battle: ['data', 'lib/*'],
  lib: ['data', 'battle/*'],
  testing: ['data', 'battle', 'lib'],
  servers: ['data', 'lib'],
  // The planner shares types with the site, and handles its requests to the engine. It never writes words or pages.
  planner: [
    'data',
    'battle',
    'lib/*',
    'lib/creature',
    'lib/raid',
    'lib/plans',
    'lib/builds',
    'lib/teams',
    'lib/links',
    'lib/box',
    'testing',
  ],
  tools: ['data', 'battle', 'lib', 'planner', 'servers', 'testing'],
  app: ['data', 'battle/*', 'lib'],
  e2e: ['data', 'lib', 'app', 'servers', 'testing'],
}

/**
 * Rooms (folders of the second level), lowest first. A room may import rooms of earlier lines with the same parent, but
 * none of its own line. `lib/*` means files directly in `lib`.
 */
const ROOMS: readonly (readonly string[])[] = [
  ['lib/*'],
  ['lib/creature', 'lib/names', 'lib/rewards'],
  ['lib/raid', 'lib/service'],
  ['lib/plans'],
  ['lib/builds', 'lib/teams'],
  ['lib/advice', 'lib/links'],
  ['lib/storage'],
  ['lib/bring', 'lib/countdown', 'lib/offline'],
  ['lib/finder'],
  ['lib/box'],
  ['lib/raid-night'],
  ['lib/words'],
  ['lib/raid-view'],

  ['planner/creatures'],
  ['planner/damage'],
  ['planner/raids'],
  ['planner/moves'],
  ['planner/candidates', 'planner/supports'],
  ['planner/forecast'],
  ['planner/search'],
  ['planner/openings'],
  ['planner/reports'],
  ['planner/teams'],
  ['planner/raid-night'],
  ['planner/*'],
  ['planner/testing'],

  ['app/_theme'],
  ['app/_ui', 'app/icons'],
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

/** Folders that each folder may import, besides itself. The entry of the innermost folder applies to a file. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  ...FOLDERS,
  ...Object.fromEntries(
    ROOMS.flatMap((rooms, line) => rooms.map((room) => [room, allowedInLine(room, line)])),
  ),
  'lib/*': ['data'],
  // The engine also chooses teams, which is the planner's work. No page loads it.
  'app/_box/worker': ['data', 'battle/*', 'lib', 'planner'],
  'app/_share-card': ['data', 'lib', 'app/_theme', 'app/_plans', 'app/icons'],
}

/**
 * Layers of a battle, lowest first: files, and folders with their subfolders that aren't layers. A layer may import
 * earlier layers.
 */
const BATTLE = 'battle'
const LAYERS = [
  'assumptions',
  'build',
  'events',
  'plan',
  'win-rates',
  'model',
  'dex',
  'dex/effects',
  'dex/moves',
  'damage',
  'turns/raid',
  'turns/hit',
  'turns/turn',
  'turns',
  'policy',
  'odds',
  'fight-raid',
]

/** Folders that tests may import: tests of the site, and tests of the planner. */
const FOR_TESTS = ['data', 'battle', 'lib', 'app', 'servers', 'testing']
const FOR_TESTS_OF_PLANNER = ['data', 'battle', 'lib', 'planner', 'testing']
const IS_TEST = /^(?:app|battle|data|lib|planner)\/.*\.(?:test|proof)\.tsx?$/

const REACT_OR_NEXT = /^(?:react|react-dom|next|@tanstack\/react-query)(?:\/|$)/

/** `import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')`. */
const IMPORT = /^(?:import|export)\s(?:[^'=]*?\sfrom\s)?'([^']+)'|\bimport\('([^']+)'\)/gm

interface Import {
  readonly file: string
  readonly imported: string
}

const files = Object.keys(FOLDERS)
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .filter((file) => /\.tsx?$/.test(file))

const imports: readonly Import[] = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, named = '', later = '']) => ({
    file,
    imported: named || later,
  })),
)

it('imports run one way', () => {
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

it('the site reaches battles by six doors', () => {
  const doors = readdirSync('battle', { withFileTypes: true }).filter(
    (entry) => entry.isFile() && !IS_TEST.test(`battle/${entry.name}`),
  )
  expect(doors.map(({ name }) => name).toSorted()).toEqual([
    'assumptions.ts',
    'build.ts',
    'events.ts',
    'fight-raid.ts',
    'plan.ts',
    'win-rates.ts',
  ])
})

it('a file of another folder is imported by `@/`, never by `../`', () => {
  expect(imports.filter(({ imported }) => imported.startsWith('../'))).toEqual([])
})

it('`lib`, `battle` and `data` import neither React nor Next', () => {
  const rules = imports.filter(({ file }) => /^(?:battle|data|lib)\//.test(file) && !IS_TEST.test(file))
  expect(rules.filter(({ imported }) => REACT_OR_NEXT.test(imported))).toEqual([])
})

it('rooms of any folder import each other in no circle', () => {
  expect(inCircles(imports.filter(({ file }) => !IS_TEST.test(file)))).toEqual([])
})

it('a circle of rooms is found by the imports that close it, types and neighbors included', () => {
  const along = [
    { file: 'lib/box/box.ts', imported: '@/lib/names/name-words' },
    { file: 'lib/names/name-words.ts', imported: '@/data/raid-parts' },
    { file: 'data/raid-parts.ts', imported: './types/schema' },
    { file: 'data/types/schema.ts', imported: '@/data/vocabulary' },
    { file: 'data/types/schema.ts', imported: 'zod' },
  ]
  expect(inCircles(along)).toEqual([])
  const bystander = { file: 'lib/words/language.ts', imported: '@/lib/box/box' }
  const against = { file: 'data/vocabulary.ts', imported: '@/lib/box/read-sets' }
  expect(inCircles([...along, against, bystander])).toEqual([...along.slice(0, -1), against])
  const withinData = { file: 'data/types/type-colors.ts', imported: '@/data/raid-parts' }
  expect(inCircles([...along, withinData])).toEqual([along[2], withinData])
})

it('the order names exactly the existing rooms', () => {
  expect(Object.keys(ORDER).filter((folder) => !files.some((file) => isIn(folder, file)))).toEqual([])
  const inNone = files.filter((file) => /^(?:lib|planner|app\/_)/.test(file) && innermost(file) in FOLDERS)
  expect(inNone).toEqual([])
})

it('an import against the order breaks it, and an import along it does not', () => {
  expect(followsOrder('lib/raid/raid.ts', '@/data/tiers')).toBe(true)
  expect(followsOrder('lib/raid/raid.ts', '@/app/_ui/KeyedByIndex')).toBe(false)
  expect(followsOrder('lib/raid/raid.ts', '@/lib/memo')).toBe(true)
  expect(followsOrder('lib/memo.ts', '@/lib/raid/raid')).toBe(false)
  expect(followsOrder('lib/memo.ts', '@/battle/build')).toBe(false)
  expect(followsOrder('battle/damage/calculator.ts', '@/lib/memo')).toBe(true)
  expect(followsOrder('battle/damage/calculator.ts', '@/lib/raid/raid')).toBe(false)
  expect(followsOrder('lib/memo.ts', './raid/raid')).toBe(false)
  expect(followsOrder('lib/words/language.ts', '@/lib/bring/result-summary')).toBe(true)
  expect(followsOrder('lib/bring/result-summary.ts', '@/lib/words/language')).toBe(false)
  expect(followsOrder('lib/bring/result-summary.ts', '@/battle/win-rates')).toBe(true)
  expect(followsOrder('lib/bring/result-summary.ts', '@/battle/odds/tally')).toBe(false)
  expect(followsOrder('lib/bring/result-summary.test.ts', '@/lib/words/language')).toBe(true)
  expect(followsOrder('planner/search/who-wins.ts', '@/planner/testing/named')).toBe(false)
  expect(followsOrder('planner/search/who-wins.ts', '@/lib/plans/raid-plans')).toBe(true)
  expect(followsOrder('planner/search/who-wins.ts', '@/lib/words/en/plans')).toBe(false)
  expect(followsOrder('app/_ui/KeyedByIndex.tsx', '@/app/_theme/color-scheme')).toBe(true)
  expect(followsOrder('app/_theme/color-scheme.ts', '@/app/_ui/KeyedByIndex')).toBe(false)
  expect(followsOrder('app/_raid/Moves.tsx', '@/app/_finder/Finder')).toBe(false)
})

function allowedInLine(room: string, line: number): string[] {
  const [folder = ''] = room.split('/')
  const before = ROOMS.slice(0, line).flat()
  return [...(FOLDERS[folder] ?? []), ...before.filter((other) => isIn(folder, other))]
}

function followsOrder(file: string, imported: string): boolean {
  const path = importedFile({ file, imported })
  return path === '' || allowedFor(file).some((folder) => isIn(folder, path))
}

function allowedFor(file: string): readonly string[] {
  if (IS_TEST.test(file)) return isIn('planner', file) ? FOR_TESTS_OF_PLANNER : FOR_TESTS
  const folder = innermost(file)
  return [folder, ...(ORDER[folder] ?? [])]
}

function innermost(file: string): string {
  const [folder = ''] = Object.keys(ORDER)
    .filter((folder) => isIn(folder, file))
    .toSorted((one, other) => other.length - one.length)
  return folder
}

/** Imports in a circle of rooms. A file directly in a top-level folder counts as a room. */
function inCircles(all: readonly Import[]): Import[] {
  const between = all
    .map((one) => ({ ...one, from: roomOf(one.file), to: roomOf(importedFile(one)) }))
    .filter(({ from, to }) => to && from !== to)
  const roomsImported = new Map<string, Set<string>>()
  for (const { from, to } of between) roomsImported.set(from, (roomsImported.get(from) ?? new Set()).add(to))
  const reached = (room: string, found = new Set<string>()): ReadonlySet<string> => {
    for (const next of roomsImported.get(room) ?? []) if (!found.has(next)) reached(next, found.add(next))
    return found
  }
  return between
    .filter(({ from, to }) => reached(to).has(from))
    .map(({ file, imported }) => ({ file, imported }))
}

function roomOf(file: string): string {
  const [folder, room] = file.replace(/\.tsx?$/, '').split('/')
  return room ? `${folder}/${room}` : ''
}

/** The path of an imported file without extension; empty for a package. */
function importedFile({ file, imported }: Import): string {
  if (imported.startsWith('@/')) return imported.slice('@/'.length)
  return imported.startsWith('./') ? join(dirname(file), imported) : ''
}

/** The index of a file's layer, lowest first; NaN outside of all layers. */
function layerOf(file: string): number {
  const path = file.slice(`${BATTLE}/`.length).replace(/\.ts$/, '')
  const [layer = ''] = LAYERS.filter((one) => one === path || isIn(one, path)).toSorted(
    (one, other) => other.length - one.length,
  )
  const place = LAYERS.indexOf(layer)
  return place < 0 ? Number.NaN : place
}

function isIn(folder: string, path: string): boolean {
  if (folder.endsWith('/*')) return `${dirname(path)}/*` === folder
  return path.startsWith(`${folder}/`)
}
