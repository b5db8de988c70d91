import { type Creature, type Move, shippedCreatures, shippedMoves } from '@/data/shipped/shipped'
import { allRaids, type Raid } from '@/lib/raid/raid'
import { keysOf, liveRaidView, shippedRaidView } from '@/lib/raid-view/live-raid-view'
import { isUnanswered } from '@/lib/service/queries'
import { sentences } from '@/lib/words/en/sentences'
import { knownErrors } from '@/servers/creature-service/known-errors'
import { createCreatureSchema } from '@/servers/creature-service/schema'
import { localSource } from './sources'

const source = localSource(createCreatureSchema(knownErrors))
const creatures = new Map<string, Creature>()
const moves = new Map<string, Move>()

beforeAll(async () => {
  for (const key of Object.keys(shippedCreatures)) {
    if (!isUnanswered(key)) creatures.set(key, await source.creature(key))
  }
  for (const key of Object.keys(shippedMoves)) moves.set(key, await source.move(key))
})

const raids = allRaids().map((raid): [string, Raid] => [
  `${raid.tier}★ ${raid.boss.name} of ${raid.boss.region}`,
  { ...raid, teraType: raid.boss.teraType ?? 'Grass' },
])

test('the tests include every raid', () => {
  expect(raids).toHaveLength(428)
})

test.each(raids)('%s is the same with live data as on its prerendered page', (_name, raid) => {
  const keys = keysOf(raid.boss)
  const answers = {
    creature: creatures.get(keys.creature),
    moves: keys.moves.map((key) => moves.get(key)),
  }
  const { tier, boss, teraType } = raid
  const selection = { tier, region: boss.region, boss: boss.name, teraType }
  expect(liveRaidView(raid, answers, sentences)).toEqual(shippedRaidView(selection, sentences))
})

test('Weavile learns Reflect by TM18 of Sword and Shield, which the API omits', () => {
  const reflect = { method: 'TM', generation: 8 }
  expect(shippedCreatures.weavile?.learned).toMatchObject({ reflect })
  expect(creatures.get('weavile')?.learned).toMatchObject({ reflect })
})

test('only Excadrill is missing from the API', async () => {
  expect(Object.keys(shippedCreatures).filter(isUnanswered)).toEqual(['excadrill'])
  await expect(source.creature('excadrill')).rejects.toThrow(
    'GetPokemon excadrill: Enum "AbilitiesEnum" cannot represent value: "piercingdrill"',
  )
})
