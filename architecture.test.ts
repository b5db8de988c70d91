import { existsSync, readdirSync, readFileSync } from 'node:fs'

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
