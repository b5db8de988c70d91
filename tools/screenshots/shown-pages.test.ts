import { readFileSync } from 'node:fs'
import { TIERS } from '@/data/vocabulary'
import { nobodyWinsAlone } from '@/lib/bring/figures'
import { parsePath } from '@/lib/links/deep-link'
import { plansPath, teamsPath } from '@/lib/links/file-names'
import { parsePlans } from '@/lib/plans/parse-plans'
import { offeredBosses, raidIdOf } from '@/lib/raid/selection'
import { parseTeams } from '@/lib/teams/unpack-teams'
import { SHOWN_PAGES, SHOWN_RAIDS } from './shown-pages'

test('the gallery has thirteen raids of all tiers, five of them by event, each with its Tera type', () => {
  const raids = SHOWN_RAIDS.map(({ path }) => parsePath(path))
  expect(raids).toHaveLength(13)
  expect(new Set(raids.map((raid) => raid?.tier))).toEqual(new Set(TIERS))
  expect(raids.filter((raid) => raid?.region === 'Event')).toHaveLength(5)
  for (const raid of raids) {
    expect(offeredBosses(raid ?? {})).toContain(raid?.boss)
    expect(raid?.teraType).toBeDefined()
  }
})

test('each page of the gallery has files of its own', () => {
  expect(new Set(SHOWN_PAGES.map(({ name }) => name)).size).toBe(SHOWN_PAGES.length)
})

test('of its raids of 7 stars one has two teams that every player can have, and one is won by nobody alone', () => {
  const raids = SHOWN_RAIDS.flatMap(({ path }) => {
    const selection = parsePath(path) ?? {}
    const { teraType } = selection
    const id = raidIdOf(selection)
    if (id?.tier !== '7' || !teraType) return []
    const plans = parsePlans(textOf(plansPath(id)))?.get(teraType)
    const teams = parseTeams(textOf(teamsPath(id) ?? ''))?.teams.get(teraType) ?? []
    return [{ attackers: plans?.attackers ?? [], teams: teams.filter(({ isRare }) => !isRare) }]
  })
  expect(raids.map(({ teams }) => teams.length)).toContain(2)
  expect(raids.map(({ attackers }) => nobodyWinsAlone(attackers))).toContain(true)
})

function textOf(path: string): string {
  return readFileSync(`data${path}`, 'utf8')
}
