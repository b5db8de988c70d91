import { moveNamed } from '@/battle/dex/moves/compile-move'
import { createRandom } from '@/battle/model/random'
import { partners } from '@/data/pokemon/partners'
import { drawnPartners, partnerFighter, partnerFighters } from './partners'

test('the list of NPCs is complete', () => {
  expect(partners).toHaveLength(18)
})

test('an NPC has level 80 and its own values: an Arcanine 309 HP and 189 Attack', () => {
  const arcanine = partners.find(({ name }) => name === 'Arcanine')
  if (!arcanine) throw new Error('No partner is an Arcanine')
  // HP: (2 x 90 + 31 + 252 / 4) x 80 / 100 + 80 + 10; Attack: (2 x 110 + 10) x 80 / 100 + 5, both rounded down.
  expect(partnerFighter(arcanine, moveNamed)).toMatchObject({
    level: 80,
    isPartner: true,
    ability: 'Intimidate',
    item: undefined,
    stats: { hp: 309, atk: 189 },
  })
})

test('a battle has different NPCs, the same for the same seed', () => {
  const fighters = partnerFighters(moveNamed)
  const drawNames = (seed: number) =>
    drawnPartners(fighters, 3, createRandom(seed)).map(({ fighter }) => fighter.species)
  for (let seed = 0; seed < 20; seed++) expect(new Set(drawNames(seed)).size).toBe(3)
  expect(drawNames(1)).toEqual(drawNames(1))
  expect(new Set([0, 1, 2, 3].map((seed) => drawNames(seed).join())).size).toBeGreaterThan(1)
})
