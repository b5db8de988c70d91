import { uncertainRaids, withPartners } from './partners'

test('partners change how an uncertain raid ends, and each time alike', async () => {
  const [raid] = await uncertainRaids(1)
  if (!raid) throw new Error('No raid is uncertain')
  const { alone, together } = withPartners(raid)
  expect(alone.battles).toBe(together.battles)
  expect(together).not.toEqual(alone)
  expect(withPartners(raid)).toEqual({ alone, together })
})
