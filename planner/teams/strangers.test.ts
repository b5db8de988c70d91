import { teraTypesOf } from '@/lib/raid/raid'
import { keptPlans } from '@/planner/reports/kept-plans'
import { raidNamed } from '@/planner/testing/named'
import { chanceWithStrangers } from './strangers'

async function lobbyOf(boss: string) {
  const raid = raidNamed(`7/Event/${boss}`)
  const [teraType] = teraTypesOf(raid.boss)
  if (!teraType) throw new Error(`${boss} has no Tera type`)
  return { raid, teraType, plans: await keptPlans(raid) }
}

function chance({ teraType, ...lobby }: Awaited<ReturnType<typeof lobbyOf>>): number | undefined {
  return chanceWithStrangers(lobby, teraType)
}

test('beside partners whom 7★ Magikarp hardly harms, who wins alone wins', async () => {
  expect(chance(await lobbyOf('Magikarp'))).toBeGreaterThan(95)
})

test('partners whom 7★ Hydreigon knocks out take the time that one needs: who mostly wins alone mostly loses', async () => {
  const lobby = await lobbyOf('Hydreigon')
  expect(lobby.plans.get(lobby.teraType)?.attackers[0]?.alone).toBeGreaterThan(50)
  expect(chance(lobby)).toBeLessThan(50)
})

test('the same raid has the same chance each time', async () => {
  const lobby = await lobbyOf('Delphox')
  const first = chance(lobby)
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThan(100)
  expect(chance(lobby)).toBe(first)
})

test('where nobody is listed, nobody is fought with', async () => {
  expect(chance({ ...(await lobbyOf('Magikarp')), plans: new Map() })).toBeUndefined()
})
