import { TIERS, TYPE_NAMES } from '@/data/vocabulary'
import { allRaids, teraTypesOf } from '@/lib/raid/raid'
import { sentences } from '@/lib/words/en/sentences'
import { shippedRaidView, shippedRaidViews } from './live-raid-view'
import { parseRaidViews, viewWithTeraType } from './raid-views'

const raids = allRaids()

function raid(boss: string) {
  const match = raids.find(({ id }) => id.tier === '6' && id.boss === boss)
  if (!match) throw new Error(`no 6★ ${boss}`)
  return match
}

const file = (boss: string) => JSON.stringify(shippedRaidViews(raid(boss), sentences))

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test.each(TIERS)(
  'the file of each raid of %s stars shows what its page does, with and without a Tera type',
  (tier) => {
    for (const [index, tierRaid] of raids.filter(({ id }) => id.tier === tier).entries()) {
      const views = parseRaidViews(JSON.stringify(shippedRaidViews(tierRaid, sentences)), tierRaid.id)
      const types = teraTypesOf(tierRaid.boss)
      for (const teraType of [undefined, types[index % types.length]])
        expect(viewWithTeraType(views, teraType)).toEqual(
          asJson(shippedRaidView({ ...tierRaid.id, teraType }, sentences)),
        )
    }
  },
)

test('a file has the common parts of all Tera types only once', () => {
  const { withTeraType } = shippedRaidViews(raid('Garchomp'), sentences)
  expect(Object.keys(withTeraType)).toEqual(TYPE_NAMES)
  expect(withTeraType.Fairy).toHaveProperty('teraWeaknesses')
  expect(withTeraType.Fairy).not.toHaveProperty('baseStats')
})

test('parsing throws for a response with another raid, or with none', () => {
  expect(() => parseRaidViews(file('Dragonite'), raid('Garchomp').id)).toThrow(
    'an answer that holds 6/Paldea/Dragonite, not 6/Paldea/Garchomp',
  )
  expect(() => parseRaidViews('<!doctype html>', raid('Garchomp').id)).toThrow(SyntaxError)
  expect(() => parseRaidViews('{}', raid('Garchomp').id)).toThrow(TypeError)
})
