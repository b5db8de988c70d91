/** @jest-environment jsdom */

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { Faults } from '@/app/_box/AddPokemon'
import { askEngine } from '@/app/_box/ask-engine'
import { BoxContent } from '@/app/_box/BoxContent'
import { ChangeBuild } from '@/app/_box/ChangeBuild'
import { OneBattle } from '@/app/_box/OneBattle'
import { Backup } from '@/app/_finder/Backup'
import { BossSearch } from '@/app/_finder/BossSearch'
import { Finder } from '@/app/_finder/Finder'
import { OfferedRaids } from '@/app/_finder/OfferedRaids'
import { changeBox } from '@/app/_kept/box/box-store'
import { ServiceNotice } from '@/app/_live/ServiceNotice'
import { TierComparison } from '@/app/_live/TierComparison'
import { LoadFailure } from '@/app/_plans/LoadFailure'
import { loadPageRaid } from '@/app/_plans/load-page-raid'
import { SimulationLimits } from '@/app/_plans/SimulationLimits'
import { LinkedTeam } from '@/app/_raid-night/OpenedLink'
import { RaidNightPanel } from '@/app/_raid-night/RaidNightPanel'
import { loaded, render } from '@/app/_ui/language/render'
import { createDamageSource } from '@/battle/damage/create-damage-source'
import { raiderFighter } from '@/battle/damage/fighters'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { createRandom } from '@/battle/model/random'
import { raidArenas } from '@/battle/odds/raid-arenas'
import { attackerPolicy } from '@/battle/policy/attacker'
import { simulateWithLog } from '@/battle/turns/battle-log'
import { raidIndex } from '@/data/shipped/raid-index'
import { TYPE_NAMES } from '@/data/vocabulary'
import { addSets, EMPTY_BOX } from '@/lib/box/box'
import { readSets } from '@/lib/box/read-sets'
import { pathOf } from '@/lib/links/deep-link'
import { pageHref } from '@/lib/links/site'
import { findRaid } from '@/lib/raid/find-raid'
import { storedFriends } from '@/lib/raid-night/friends'
import { shippedRaidView } from '@/lib/raid-view/live-raid-view'
import { storageKey } from '@/lib/storage/stored-value'
import { words as pseudo } from '@/lib/words/pseudo/words'
import { GARCHOMP, IRON_HANDS, MAGIKARP } from '@/testing/box/sets'
import { knownTeam } from '@/testing/plans/teams'
import { isOfWords, markNamesInTexts, textsOutside } from '@/testing/words/texts-outside'
import { LinkNotice } from './LinkNotice'
import { pageMetadata } from './page-metadata'
import { Screen } from './Screen'

// jsdom has neither IndexedDB nor workers.
jest.mock('@/lib/service/service', () => ({
  ...jest.requireActual<typeof import('@/lib/service/service')>('@/lib/service/service'),
  fetchCreature: () => new Promise(() => undefined),
  fetchMove: () => new Promise(() => undefined),
}))
jest.mock('idb-keyval', () => {
  let stored: unknown
  return {
    get: async () => stored,
    update: async (_: string, change: (before: unknown) => unknown) => {
      stored = change(stored)
    },
  }
})
jest.mock('@/app/_box/ask-engine', () => ({ askEngine: jest.fn() }))

jest.setTimeout(60_000)

const STELLAR = 'Terapagos\nAbility: Tera Shift\nTera Type: Stellar\n- Tera Starstorm'

const WRONG_SETS = [
  GARCHOMP.replace('Garchomp', 'Garchump'),
  GARCHOMP.replace('252 HP', '300 HP').replace('Rough Skin', 'Tough Skin').replace('Iron Head', 'Iron Hat'),
  GARCHOMP.replace('252 HP', '252 SPD').replace('Adamant', 'Adamantly').replace('Shell Bell', 'Bell Shell'),
  GARCHOMP.replace('252 HP', '252 Foo').replace('Iron Head', 'Swords Dance'),
  GARCHOMP.replace('252 HP', '252 Def').replace('Tera Type: Steel', 'Tera Type: Stele'),
  GARCHOMP.replace('Ability: Rough Skin\n', 'Foo: bar\nNature: Bold\n'),
  'Bitey|Garchomp|Shell Bell',
  `${GARCHOMP}\n- ${'Dig'.padEnd(400, 'x')}\n- Dig\n- Surf\n- Fly`,
]

const TWELVE = raidIndex
  .filter((_, index) => index % 36 === 5)
  .slice(0, 12)
  .map(({ tier, region, boss }, index) => ({ tier, region, boss, teraType: TYPE_NAMES[index] ?? 'Fairy' }))

async function inPseudo(element: ReactElement) {
  return render(element, { in: loaded(pseudo.tag, pseudo.labels, await pseudo.loadSentences()) })
}

async function pageOf(selection: (typeof TWELVE)[number]) {
  const sentences = await pseudo.loadSentences()
  const raid = shippedRaidView(selection, sentences)
  if (!raid) throw new Error(`there is no ${selection.boss}`)
  return { path: pathOf(selection), ...(await loadPageRaid(raid, sentences)) }
}

beforeAll(markNamesInTexts)

beforeEach(() => {
  window.history.replaceState(null, '', '/')
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})

test.each(TWELVE)('the page of $tier★ $boss only has texts of lib/words', async (selection) => {
  const page = await pageOf(selection)
  window.history.replaceState(null, '', pageHref(page.path))
  await inPseudo(<Screen page={page} />)
  expect(textsOutside(document)).toEqual([])
  const { description } = pageMetadata(page, pseudo.labels, await pseudo.loadSentences())
  expect(description).toMatch(/^\[.*\]$/s)
  expect(isOfWords(description ?? '')).toBe(true)
})

test.each([
  ['the finder', <Finder key="" raids={raidIndex} />],
  ['the raids of a tier', <OfferedRaids key="" selection={{ tier: '6' }} raids={raidIndex} />],
  ['the search for a boss', <BossSearch key="" selection={{}} onChosen={() => undefined} />],
  ['what figures count', <SimulationLimits key="" />],
  ['what is owned', <Backup key="" />],
  ['a failure', <LoadFailure key="" onTryAgain={() => undefined} />],
  [
    'a notice of the service',
    <ServiceNotice key="" missing={{ isRetrying: false, canRetry: true }} onTryAgain={() => undefined} />,
  ],
  [
    'two tiers side by side',
    <TierComparison
      key=""
      selection={{ tier: '5', region: 'Paldea', boss: 'Garchomp', teraType: 'Fairy' }}
      other={{ tier: '6', region: 'Paldea', boss: 'Garchomp', teraType: 'Fairy' }}
    />,
  ],
  ['faults of sets', <Faults key="" text={WRONG_SETS.join('\n\n')} />],
])('%s only has texts of lib/words', async (_, element) => {
  const { container } = await inPseudo(element)
  expect(container).not.toBeEmptyDOMElement()
  expect(textsOutside(container)).toEqual([])
})

test.each([
  ['?q=fairy+garchomp', /Tera ⟨Fairy⟩/],
  [
    '?tier=6&region=Paldea&herb=Spicy&beaten=Yes&type=Dragon&version=Violet&move=Earthquake',
    /uses ⟨Earthquake⟩/,
  ],
])('the finder at %s only has texts of lib/words', async (query, text) => {
  window.history.replaceState(null, '', `/${query}`)
  const { container } = await inPseudo(<Finder raids={raidIndex} />)
  expect(screen.getAllByText(text)).not.toEqual([])
  expect(textsOutside(container)).toEqual([])
})

test.each([
  '8/Blueberry/Garchmop/Gost',
  '7/Paldea/Garchomp',
  '6/Paldea/Missingno',
  '6/Kitakami/Garchomp',
  '6/Paldea/Eevee',
  '6/Garchomp/Paldea',
  '6/Paldea/Garchomp/Fary',
  'six',
])('the notice of %s only has texts of lib/words', async (link) => {
  await inPseudo(<LinkNotice path={`/tera-raid-info/${link}`} />)
  await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement())
  expect(textsOutside(document)).toEqual([])
})

describe('a raid night', () => {
  const selection = { tier: '6', region: 'Paldea', boss: 'Dondozo', teraType: 'Steel' } as const

  async function viewOf() {
    const view = shippedRaidView(selection, await pseudo.loadSentences())
    if (!view) throw new Error('there is no Dondozo')
    return view
  }

  test('with boxes only has texts of lib/words', async () => {
    const box = [GARCHOMP, GARCHOMP.replace('Shell Bell', 'Life Orb')].join('\n\n')
    const { entries } = readSets(box)
    changeBox(() => addSets(EMPTY_BOX, { entries, unread: [] }).box)
    const friends = [{ name: '', sets: IRON_HANDS }]
    localStorage.setItem(storageKey('friends'), storedFriends.textOf({ me: '', friends }))
    jest.mocked(askEngine).mockReturnValue(() => undefined)
    const { container } = await inPseudo(<RaidNightPanel raid={await viewOf()} />)
    await userEvent.click(screen.getByRole('button', { name: /Find the best team/ }))
    expect(screen.getAllByRole('combobox')).toHaveLength(2)
    expect(textsOutside(container)).toEqual([])
    localStorage.clear()
  })

  test('with the team of a link only has texts of lib/words', async () => {
    const team = { ...knownTeam(), raid: selection }
    const raiders = team.raiders.slice(0, 3).map((raider) => ({ ...raider, player: '' }))
    const opening = team.opening.map((round) => round.filter(({ raider }) => raider < raiders.length))
    const { container } = await inPseudo(
      <LinkedTeam raid={await viewOf()} team={{ ...team, raiders, opening }} />,
    )
    expect(textsOutside(container)).toEqual([])
    await userEvent.click(screen.getByRole('radio', { name: /Player 1/ }))
    expect(screen.getByRole('article')).toBeVisible()
    expect(textsOutside(container)).toEqual([])
  })
})

describe('the box', () => {
  const { entries } = readSets([GARCHOMP, IRON_HANDS, MAGIKARP, STELLAR].join('\n\n'))
  const raid = { tier: '6', region: 'Paldea', boss: 'Dondozo', teraType: 'Steel' } as const
  const plan = { boosts: 1, debuffs: 1, repeatAfterReset: true, healBelow: 40, healCheerBelow: 25 } as const
  const fought = {
    plan,
    boost: 'Swords Dance',
    debuff: 'Screech',
    alone: 60,
    group: 80,
    turns: 9,
    taken: 100,
    faints: 1,
    lowestHp: 8,
  }

  beforeEach(() => changeBox(() => addSets(EMPTY_BOX, { entries, unread: ['Garchump'] }).box))

  test('with results', async () => {
    jest.mocked(askEngine).mockImplementation(({ task }, { onAnswer }) => {
      if (task === 'fight')
        for (const index of entries.keys()) onAnswer({ kind: 'fought', place: index, fought })
      onAnswer({ kind: 'done' })
      return () => undefined
    })
    const { container } = await inPseudo(<BoxContent raid={{ id: raid, teraType: 'Steel' }} />)
    const [whoWins] = screen.getAllByRole('button', { name: /Test my Pokémon/ })
    await userEvent.click(whoWins ?? container)
    expect(screen.getAllByText(/to win|solo/)).not.toEqual([])
    for (const button of screen.getAllByRole('button', { name: /Change|Clear|Add to box/ }))
      await userEvent.click(button)
    expect(textsOutside(container)).toEqual([])
  })

  test('with an invalid change', async () => {
    const [entry] = entries
    if (!entry) throw new Error('no entry')
    const { container } = await inPseudo(<ChangeBuild entry={entry} action="" onChanged={() => undefined} />)
    await userEvent.type(screen.getByLabelText(/Item/), 'x')
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('alert')).not.toBeEmptyDOMElement()
    expect(textsOutside(container)).toEqual([])
  })

  test.each(TWELVE)('with a battle against $tier★ $boss', async (selection) => {
    const [{ build } = { build: undefined }] = entries
    const raid = findRaid(selection)
    if (!build || !raid) throw new Error('no battle')
    const [arena] = raidArenas({
      raid: raid,
      teraType: selection.teraType,
      abilities: ['Pressure'],
      moveOf: moveNamed,
      damageOf: createDamageSource().rolls,
    })
    const player = { fighter: raiderFighter(build, moveNamed), decide: attackerPolicy(plan) }
    const battle = simulateWithLog(arena, [player], createRandom(1))
    jest.mocked(askEngine).mockImplementation((_, { onAnswer }) => {
      onAnswer({ kind: 'log', battle })
      return () => undefined
    })
    const { container } = await inPseudo(
      <OneBattle raid={selection} build={build} plan={plan} name="⟨Azumarill⟩" />,
    )
    expect(container.querySelectorAll('li').length).toBeGreaterThan(1)
    expect(textsOutside(container)).toEqual([])
  })
})
