import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { raidIndex } from '@/data/shipped/raid-index'
import { BY_EVENT } from '@/data/vocabulary'
import { prerenderedSegments } from '@/lib/links/prerendered'
import packageFile from './package.json'

const DECISIONS = readdirSync('docs/adr')
  .filter((file) => file !== 'README.md')
  .toSorted()

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/architecture.md',
  'docs/data.md',
  'docs/hosting.md',
  'docs/simulation.md',
  'docs/adr/README.md',
  ...DECISIONS.map((file) => `docs/adr/${file}`),
]

/** Folders with files that a document may name by path. */
const FOLDERS = [
  'app',
  'battle',
  'data',
  'docs',
  'e2e',
  'lib',
  'planner',
  'public',
  'servers',
  'testing',
  'tools',
  '.ci',
]

/** Folders that the map omits, since Next and CI define their names. */
const OF_FILES_ALONE = ['public', '.ci']

/** Made by commands, and not in the repository. */
const MADE = /^(?:data\/shipped|public\/(?:plans|assets))(?:\/|$)/

const OF_NPM = ['ci', 'audit', 'install']

const files = [
  ...readdirSync('.'),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  ),
]

function codeIn(text: string): string[] {
  return [...new Set([...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code))]
}

describe.each(DOCUMENTS)('%s', (document) => {
  const text = readFileSync(document, 'utf8')

  it('names only paths that exist', () => {
    const paths = codeIn(text).filter(
      (code) => /^[\w.[\]-]+(?:\/[\w.[\]-]+)+\/?$/.test(code) && FOLDERS.includes(code.split('/')[0] ?? ''),
    )
    expect(paths.filter((path) => !MADE.test(path) && !existsSync(path))).toEqual([])
  })

  it('only names existing files, also without their folder', () => {
    const names = codeIn(text).filter((code) => /^[\w./-]+\.(?:tsx?|mjs|css|json)$/.test(code))
    expect(names.filter((name) => !files.some((path) => path === name || path.endsWith(`/${name}`)))).toEqual(
      [],
    )
  })

  it('names only commands that exist', () => {
    const known = [...OF_NPM, ...Object.keys(packageFile.scripts)]
    const named = [...text.matchAll(/(?:(?:`|&& |^)npm |\bnpm run )(?:run )?([a-z][\w:-]*)/gm)].map(
      ([, name = '']) => name,
    )
    expect(named.filter((name) => !known.includes(name))).toEqual([])
  })

  it('links only to files and titles that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)]
    const broken = links.filter(([, path = '', title]) => {
      const file = path === '' ? document : join(dirname(document), path)
      return !existsSync(file) || (title && !titlesOf(file).includes(title))
    })
    expect(broken.map(([link]) => link)).toEqual([])
  })

  it('has no number that each new raid changes', () => {
    const byEvent = raidIndex.filter(({ region }) => region === BY_EVENT).length
    // The root is a page too.
    const pages = prerenderedSegments().length + 1
    const counts = [pages, raidIndex.length, byEvent, raidIndex.length - byEvent]
    const said = [...text.matchAll(/(?<![\d.,])\d[\d,]*(?![\d.]*\d)/g)].map(([number]) =>
      Number(number.replaceAll(',', '')),
    )
    expect(counts.filter((count) => said.includes(count))).toEqual([])
  })
})

describe('decisions', () => {
  const decisions = DECISIONS.map((file, index) => ({
    file,
    number: index + 1,
    text: readFileSync(`docs/adr/${file}`, 'utf8'),
  }))

  it('are numbered without gaps, in their names and titles', () => {
    expect(decisions.map(({ file }) => Number(file.slice(0, 4)))).toEqual(
      decisions.map(({ number }) => number),
    )
    const misnumbered = decisions.filter(({ number, text }) => !text.startsWith(`# ${number}. `))
    expect(misnumbered.map(({ file }) => file)).toEqual([])
  })

  it('are all in the index, in order and with their titles', () => {
    const lines = decisions.map(({ file, number, text }) => {
      const [, title] = text.match(/^# \d+\. (.+)$/m) ?? []
      return `${number}. [${title}](${file})`
    })
    expect(readFileSync('docs/adr/README.md', 'utf8').match(/^\d+\. .*$/gm)).toEqual(lines)
  })

  it.each(decisions)(
    '$file names alternatives, and at least one existing test that checks it',
    ({ text }) => {
      const [, considered = '', checks = ''] = text.split(/\*\*(?:Considered:|Checked by)\*\*/)
      expect(considered.trim()).not.toBe('')
      const tests = codeIn(checks).filter((code) => /\.(?:test|spec|proof)\.tsx?$/.test(code))
      expect(tests).not.toEqual([])
      expect(tests.filter((path) => !existsSync(path))).toEqual([])
    },
  )

  it.each(decisions)('$file refers only to decisions that exist', ({ text }) => {
    const references = [...text.matchAll(/\(see (\d+)\)/g)].map(([, number]) => Number(number))
    expect(references.filter((number) => number < 1 || number > decisions.length)).toEqual([])
  })

  it('name only measures of the bench', () => {
    const bench = readFileSync('tools/bench/main.ts', 'utf8')
    const rows = decisions.flatMap(({ text }) =>
      [...text.matchAll(/bench rows? (?:of )?`([\w-]+)`/g)].map(([, name = '']) => name),
    )
    expect(rows).not.toEqual([])
    expect(rows.filter((name) => !bench.includes(`['${name}', `))).toEqual([])
  })
})

/** Folders whose rooms the map does not name. */
const WITHOUT_ROOMS = ['servers', 'tools', 'testing', 'e2e', 'docs']

it('the map has exactly the existing folders and rooms', () => {
  const [, map = ''] = readFileSync('docs/architecture.md', 'utf8').split('```')
  let parent = ''
  const named = [...map.matchAll(/^( *)(\S+)\/ /gm)].map(([, indent = '', name = '']) => {
    if (indent === '') parent = name
    return indent === '' ? name : `${parent}/${name}`
  })
  const folders = FOLDERS.filter((folder) => !OF_FILES_ALONE.includes(folder))
  const rooms = folders.filter((folder) => !WITHOUT_ROOMS.includes(folder)).flatMap(foldersIn)
  expect(named.toSorted()).toEqual([...folders, ...rooms].toSorted())
})

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`)
}

function titlesOf(document: string): string[] {
  return [...readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
}
