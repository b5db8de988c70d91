import { partners } from '@/data/partners'
import { partnerFighter, uncertainRaids, withPartners } from './partners'

test('a lone player meets three of eighteen partners', () => {
  expect(partners).toHaveLength(18)
})

test('a partner has level 80 and its own values: an Arcanine 309 HP and 189 Attack', () => {
  const arcanine = partners.find(({ name }) => name === 'Arcanine')
  if (!arcanine) throw new Error('No partner is an Arcanine')
  // HP: (2 x 90 + 31 + 252 / 4) x 80 / 100 + 80 + 10; Attack: (2 x 110 + 10) x 80 / 100 + 5, both rounded down.
  expect(partnerFighter(arcanine)).toMatchObject({
    level: 80,
    isPartner: true,
    ability: 'Intimidate',
    item: undefined,
    stats: { hp: 309, atk: 189 },
  })
})

test('partners change how an uncertain raid ends, and each time alike', async () => {
  const [raid] = await uncertainRaids(1)
  if (!raid) throw new Error('No raid is uncertain')
  const { alone, together } = withPartners(raid)
  expect(alone.battles).toBe(together.battles)
  expect(together).not.toEqual(alone)
  expect(withPartners(raid)).toEqual({ alone, together })
})
