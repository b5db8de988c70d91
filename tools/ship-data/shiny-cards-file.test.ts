import { mkdtemp, readFile, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepShinyCards, writeShinyCards } from './shiny-cards-file'

let folder: string
const file = () => join(folder, 'shiny-cards.json')
const readList = async () => JSON.parse(await readFile(file(), 'utf8'))

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shiny-cards-'))
})

afterEach(() => rm(folder, { recursive: true }))

test('before there are images, the list of shiny cards is empty', async () => {
  await keepShinyCards(folder)
  expect(await readList()).toEqual([])
})

test('an unchanged list keeps its content and its time', async () => {
  await writeShinyCards(['983'], folder)
  await utimes(file(), 1, 1)
  await keepShinyCards(folder)
  await writeShinyCards(['983'], folder)
  expect(await readList()).toEqual(['983'])
  expect((await stat(file())).mtimeMs).toBe(1000)
  await writeShinyCards([], folder)
  expect(await readList()).toEqual([])
})
