import { teraTypesOf } from '@/lib/raid/raid'
import type { BestWithStrangers } from '@/lib/teams/raid-team'
import { keptPlans } from '@/planner/raids/kept-results'
import { raidNamed } from '@/planner/testing/named'
import { bestWithStrangers } from './strangers'

async function lobbyOf(boss: string) {
  const raid = raidNamed(`7/Event/${boss}`)
  const [teraType] = teraTypesOf(raid.boss)
  if (!teraType) throw new Error(`${boss} has no Tera type`)
  return { raid, teraType, plans: await keptPlans(raid) }
}

function best({ teraType, ...lobby }: Awaited<ReturnType<typeof lobbyOf>>): BestWithStrangers | undefined {
  return bestWithStrangers(lobby, teraType)
}

test('beside partners whom 7★ Magikarp hardly harms, who wins alone wins', async () => {
  expect(best(await lobbyOf('Magikarp'))?.chance).toBeGreaterThan(95)
})

test('partners whom 7★ Hydreigon knocks out take the time that one needs: who mostly wins alone mostly loses', async () => {
  const lobby = await lobbyOf('Hydreigon')
  expect(lobby.plans.get(lobby.teraType)?.attackers[0]?.alone).toBeGreaterThan(50)
  expect(best(lobby)?.chance).toBeLessThan(50)
})

test('against 7★ Incineroar another than who wins alone most often is brought to strangers', async () => {
  const lobby = await lobbyOf('Incineroar')
  const [first] = lobby.plans.get(lobby.teraType)?.attackers ?? []
  expect(best(lobby)?.species).not.toBe(first?.build.species)
})

test('the same raid has the same pick and chance each time', async () => {
  const lobby = await lobbyOf('Delphox')
  const first = best(lobby)
  expect(first?.chance).toBeGreaterThan(0)
  expect(best(lobby)).toEqual(first)
})

test('where nobody is listed, nobody is brought', async () => {
  expect(best({ ...(await lobbyOf('Magikarp')), plans: new Map() })).toBeUndefined()
})

test('who is listed alone has nobody to be beside, so nobody is brought', async () => {
  const lobby = await lobbyOf('Magikarp')
  const [first] = lobby.plans.get(lobby.teraType)?.attackers ?? []
  if (!first) throw new Error('Magikarp has no attacker')
  const alone = new Map([[lobby.teraType, { attackers: [first], supports: [] }]])
  expect(best({ ...lobby, plans: alone })).toBeUndefined()
})
