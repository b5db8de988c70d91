import { teraTypesOf } from '@/lib/raid/raid'
import type { BestWithRandoms } from '@/lib/teams/raid-team'
import { loadPlans } from '@/planner/raids/kept-results'
import { raidNamed } from '@/planner/testing/named'
import { bestWithRandoms } from './with-randoms'

async function lobbyOf(boss: string) {
  const raid = raidNamed(`7/Event/${boss}`)
  const [teraType] = teraTypesOf(raid.boss)
  if (!teraType) throw new Error(`${boss} has no Tera type`)
  return { raid, teraType, plans: await loadPlans(raid) }
}

function best({ teraType, ...lobby }: Awaited<ReturnType<typeof lobbyOf>>): BestWithRandoms | undefined {
  return bestWithRandoms(lobby, teraType)
}

test('if randoms hardly ever faint, a solo winner wins: 7★ Magikarp', async () => {
  expect(best(await lobbyOf('Magikarp'))?.chance).toBeGreaterThan(95)
})

test('if randoms often faint, a solo winner mostly loses: 7★ Hydreigon', async () => {
  const lobby = await lobbyOf('Hydreigon')
  expect(lobby.plans.get(lobby.teraType)?.attackers[0]?.alone).toBeGreaterThan(50)
  expect(best(lobby)?.chance).toBeLessThan(50)
})

test('against 7★ Incineroar, the best attacker with randoms isn’t the best solo', async () => {
  const lobby = await lobbyOf('Incineroar')
  const [first] = lobby.plans.get(lobby.teraType)?.attackers ?? []
  expect(best(lobby)?.species).not.toBe(first?.build.species)
})

test('the same raid has the same choice and win rate every time', async () => {
  const lobby = await lobbyOf('Delphox')
  const first = best(lobby)
  expect(first?.chance).toBeGreaterThan(0)
  expect(best(lobby)).toEqual(first)
})

test('without listed attackers, none is chosen', async () => {
  expect(best({ ...(await lobbyOf('Magikarp')), plans: new Map() })).toBeUndefined()
})

test('with a single listed attacker, none is chosen', async () => {
  const lobby = await lobbyOf('Magikarp')
  const [first] = lobby.plans.get(lobby.teraType)?.attackers ?? []
  if (!first) throw new Error('Magikarp has no attacker')
  const alone = new Map([[lobby.teraType, { attackers: [first], supports: [] }]])
  expect(best({ ...lobby, plans: alone })).toBeUndefined()
})
