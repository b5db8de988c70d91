import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { plansPath } from '@/lib/links/file-names'
import { parsePlans } from '@/lib/plans/parse-plans'
import { BEST_ATTACKERS } from '@/lib/plans/raid-plans'
import { allRaids } from '@/lib/raid/raid'
import { sentences } from '@/lib/words/en/sentences'
import { bringList } from './bring-list'
import { BRING_LIST } from './paint-card'

const { width, height } = BRING_LIST

type Listed = Parameters<typeof bringList>[0][number]

async function inkedArea(builds: readonly Listed[]) {
  const { white } = await bringList(builds, sentences)
  const indexes = [...white.entries()].flatMap(([index, whiteness]) => (whiteness > 0 ? [index] : []))
  return {
    bottom: Math.max(...indexes.map((index) => Math.floor(index / width))),
    right: Math.max(...indexes.map((index) => index % width)),
  }
}

/** The first attackers against each Tera type of each boss: everything that a card can list. */
function listedOnCards(): Listed[] {
  const builds = allRaids().flatMap(({ id }) => {
    const plans = parsePlans(readFileSync(join('data', plansPath(id)), 'utf8'))
    const attackers = [...(plans?.values() ?? [])].flatMap((against) =>
      against.attackers.slice(0, BEST_ATTACKERS),
    )
    return attackers.map(({ build }) => build)
  })
  const byText = new Map(
    builds.map(({ species, teraType }) => [
      `${species} ${teraType}`,
      { name: sentences.names.species(species), teraType },
    ]),
  )
  return [...byText.values()]
}

const lengthOf = ({ name, teraType }: Listed) => name.length + teraType.length

/** Wider than any gap between letters. If a text is cut off, its pixels are nearer to the edge. */
const WIDEST_GAP = 10

test('the longest listed names fit with their Tera types, with room to plate and edge', async () => {
  const longest = listedOnCards().toSorted((a, b) => lengthOf(b) - lengthOf(a))
  for (const three of [longest.slice(0, 3), longest.slice(3, 6)]) {
    const { bottom, right } = await inkedArea(three)
    expect(right).toBeLessThan(width - WIDEST_GAP)
    expect(bottom).toBeLessThan(height - 1)
  }
})

test('each Pokémon has its own row below the title', async () => {
  const build = { name: 'Slowbro', teraType: 'Water' } as const
  const rows = await Promise.all(
    [[], [build], [build, build]].map(async (builds) => (await inkedArea(builds)).bottom),
  )
  expect(rows).toEqual(rows.toSorted((a, b) => a - b))
  expect(new Set(rows).size).toBe(3)
})
