/** @jest-environment jsdom */
import { loadPageRaid } from '@/app/_plans/load-page-raid'
import { render } from '@/app/_ui/language/render'
import { pickedBuilds } from '@/lib/bring/for-companies'
import type { ToBring } from '@/lib/bring/to-bring'
import { parsePath } from '@/lib/links/deep-link'
import { NOTHING_CHOSEN } from '@/lib/raid/selection'
import { shippedRaidView } from '@/lib/raid-view/live-raid-view'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { facts } from '@/lib/words/en/facts'
import { raid as raidWords } from '@/lib/words/en/raid'
import { sentences } from '@/lib/words/en/sentences'
import { RaidSections } from './RaidSections'

/** All tiers and regions, with and without teams, Tera type, actions and known data. */
const RAIDS = [
  '5/Paldea/Garchomp/Fairy',
  '5/Kitakami/Ninetales/Fire',
  '5/Terarium/Alcremie/Water',
  '6/Paldea/Garchomp/Fairy',
  '6/Paldea/Garchomp',
  '6/Paldea/Dondozo/Steel',
  '6/Paldea/Blissey/Ghost',
  '6/Kitakami/Poliwrath/Dark',
  '6/Terarium/Kingdra/Electric',
  '7/Event/Mewtwo/Psychic',
  '7/Event/Charizard/Dragon',
  '7/Event/Annihilape/Ghost',
]

async function textOf(path: string) {
  const view = shippedRaidView(parsePath(`/tera-raid-info/${path}/`) ?? NOTHING_CHOSEN, sentences)
  if (!view) throw new Error(`no ${path}`)
  const { raid, toBring } = await loadPageRaid(view, sentences)
  const { container } = render(<RaidSections raid={raid} toBring={toBring} />)
  const text = plainText(container.textContent)
  return { text, raid, toBring, elements: container.querySelectorAll('*').length }
}

function plainText(text: string): string {
  return text.replace(/\s+/g, '')
}

/** Facts that pages used to repeat, with how often each may appear. */
function factsOf(raid: RaidView, toBring: ToBring): (readonly [fact: string, times: number])[] {
  const { actions, shield, figures, moves, herbs, abilities, teraWeaknesses } = raid
  const { attackers, supports, teams, plan } = toBring
  const builds = [...attackers.builds, ...supports.builds]
  const picks = pickedBuilds(toBring).map(({ item }) => item)
  const [pick] = plan?.alone.multipliers ? picks : []
  return [
    ...withCounts(pick ? [raidWords.multipliersOn(pick, plan?.alone.multipliers ?? {})] : []),
    ...withCounts(
      actions.map((action) => `${facts.actionTime(action)} ${facts.action(action.kind, action.moveName)}`),
    ),
    ...withCounts([shield.text]),
    ...withCounts(figures.isTimeLimitUnread ? [] : [facts.figures.timeLimit.text(figures)]),
    ...withCounts(picks.map(({ item, ability, training }) => `${item} · ${ability} · ${training}`)),
    ...withCounts(builds.map(({ turns, conditions }) => `${turns}${conditions.join('')}`)),
    ...withCounts((teams?.teams ?? []).map(({ title, glance }) => `${title}${glance}`)),
    ...withCounts([...new Set(Object.values(plan ?? {}).flatMap(({ advice }) => advice))]),
    ...withCounts([...moves, ...abilities].map(({ description }) => description)),
    ...withCounts(herbs.map(({ name, chance }) => facts.herb(name, chance))),
    ...withCounts(teraWeaknesses.some(({ multiplier }) => multiplier === 0.5) ? ['Resists (0.5x)'] : []),
  ]
}

/** Texts with their counts: two moves may have the same effect, and two builds the same play. */
function withCounts(facts: readonly string[]): (readonly [fact: string, times: number])[] {
  return [...new Set(facts)].map((fact) => [fact, facts.filter((text) => text.includes(fact)).length])
}

test.each(RAIDS)('%s repeats no fact, in at most 780 elements', async (path) => {
  const { text, raid, toBring, elements } = await textOf(path)
  const counts = factsOf(raid, toBring).map(([fact]) => [fact, text.split(plainText(fact)).length - 1])
  expect(counts).toEqual(factsOf(raid, toBring))
  expect(counts.length).toBeGreaterThan(8)
  expect(elements).toBeLessThanOrEqual(680)
})

test('an unknown time limit is mentioned once', async () => {
  const { text } = await textOf('7/Event/Annihilape/Ghost')
  expect(text.match(/timelimit/gi)).toHaveLength(1)
})
