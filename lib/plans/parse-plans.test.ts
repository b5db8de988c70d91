import { TYPE_NAMES } from '@/data/vocabulary'
import { rankedAttacker } from '@/testing/plans/ranked'
import { packPlans } from './pack-plans'
import { parsePlans } from './parse-plans'

const attacker = rankedAttacker()
const FILE = packPlans(
  'hash',
  new Map(TYPE_NAMES.map((type) => [type, { attackers: type === 'Steel' ? [attacker] : [], supports: [] }])),
)

test('the text of a file is parsed into the winners', () => {
  const plans = parsePlans(JSON.stringify(FILE))
  expect(plans?.get('Steel')?.attackers[0]?.build).toEqual(attacker.build)
})

test('a Tera type without attackers is a type that the boss cannot have', () => {
  expect([...(parsePlans(JSON.stringify(FILE))?.keys() ?? [])]).toEqual(['Steel'])
})

test.each([
  ['cut short', JSON.stringify(FILE).slice(0, -1)],
  ['empty', ''],
  ['a page', '<!DOCTYPE html>'],
  ['nothing', 'null'],
  ['without its names', JSON.stringify({ ...FILE, names: [] })],
  ['without its plans', JSON.stringify({ ...FILE, plans: [] })],
])('a text that is %s is parsed as undefined', (_, text) => {
  expect(parsePlans(text)).toBeUndefined()
})
