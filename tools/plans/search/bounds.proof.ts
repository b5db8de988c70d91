/** @jest-environment node */
import type { TypeName } from '@/data/vocabulary'
import { attackLines } from '@/tools/plans/candidates/attack-lines'
import { raidsNamed } from '@/tools/plans/listed-raids'
import { raidTarget } from '@/tools/plans/raid/raid-target'
import { type Breadth, bestAttackers, type Ranked } from './attackers'
import { type Entrants, prepareEntrants } from './entrants'
import { Glances } from './glances'
import { RaidBattles } from './raid-battles'
import { isUsual, SETTINGS } from './who-wins'

// Half an hour: `npm run test:bounds` runs it, after a change of the search.
jest.setTimeout(600_000)

const ALL = Number.POSITIVE_INFINITY
/** Every line is fought, and its plan and build are searched; only the order of those far behind is left open. */
const WITHOUT_BOUNDS: Breadth = {
  promising: ALL,
  glanced: ALL,
  planned: ALL,
  equipped: ALL,
  refined: ALL,
  compared: 30,
}

const RAIDS: readonly [name: string, teraType: TypeName][] = [
  ['6/Paldea/Blissey', 'Steel'],
  ['6/Paldea/Garchomp', 'Water'],
  ['6/Paldea/Gengar', 'Dark'],
  ['6/Paldea/Dondozo', 'Electric'],
  ['6/Kitakami/Snorlax', 'Normal'],
  ['6/Terarium/Porygon2', 'Psychic'],
  ['5/Paldea/Weavile', 'Fairy'],
  ['5/Paldea/Scizor', 'Steel'],
  ['5/Kitakami/Conkeldurr', 'Fighting'],
  ['5/Terarium/Hitmonlee', 'Fighting'],
]

let entrants: Entrants

beforeAll(async () => {
  entrants = await prepareEntrants()
})

function found(name: string, teraType: TypeName, breadth: Breadth): readonly Ranked[] {
  const [raid] = raidsNamed(name)
  if (!raid) throw new Error(`There is no ${name}`)
  const target = raidTarget(raid.boss, teraType)
  const lines = entrants.attackers
    .filter(({ creature }) => isUsual(creature.name, entrants))
    .flatMap((prepared) => attackLines(prepared, target))
  const battles = new RaidBattles(raid)
  return bestAttackers(battles, new Glances(battles), target, lines, breadth)
}

test.each(RAIDS)('%s with Tera type %s: the search finds the first ten of all', (name, teraType) => {
  const firstTen = (ranked: readonly Ranked[]) =>
    ranked.slice(0, 10).map(({ member }) => member.build.species)
  expect(firstTen(found(name, teraType, SETTINGS.usual))).toEqual(
    firstTen(found(name, teraType, WITHOUT_BOUNDS)),
  )
})
