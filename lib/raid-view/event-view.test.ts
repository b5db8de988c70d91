import type { Tier } from '@/data/vocabulary'
import { facts } from '@/lib/words/en/facts'
import { sentences } from '@/lib/words/en/sentences'
import { shippedRaidView } from './live-raid-view'

jest.mock('@/data/events/schedule', () => jest.requireActual('@/testing/events/without-later-reruns'))

function viewOf(tier: Tier, boss: string) {
  const view = shippedRaidView({ tier, region: 'Event', boss }, sentences)
  if (!view) throw new Error(`no ${tier}★ ${boss} by event`)
  return view
}

function setOf(tier: Tier, boss: string) {
  return Object.fromEntries(viewOf(tier, boss).event?.set ?? [])
}

function figuresOf(tier: Tier, boss: string) {
  return Object.fromEntries(
    Object.values(facts.figures).map(({ name, text }) => [name, text(viewOf(tier, boss).figures)]),
  )
}

test('builds and teams against 7★ Mewtwo have a note that Mew is stronger in this raid, and other raids have none', () => {
  expect(viewOf('7', 'Mewtwo').notes?.builds).toBe(
    'Mew is stronger here (1.5× HP, 1.2× other stats): it’s listed only if it’s among the best.',
  )
  expect(viewOf('7', 'Charizard').notes?.builds).toBeUndefined()
})

test('7★ Mewtwo holds a Chesto Berry, can be caught once per save, and lasts 15 minutes', () => {
  expect(setOf('7', 'Mewtwo')).toEqual({
    'Second move': '50% chance at 50% HP or less',
    Holds: 'Chesto Berry',
    Catch: 'Once per save; later wins give rewards only',
    Nature: 'Modest',
    Shiny: 'Never',
    Size: '128 of 255',
    Mark: 'Mightiest Mark',
  })
  expect(figuresOf('7', 'Mewtwo')).toMatchObject({
    'Time limit': '15:00',
    Level: '100 in battle and when caught',
    'When caught': 'Six perfect IVs',
  })
})

test('a second move may also come by time, in every turn, or never', () => {
  expect(setOf('7', 'Charizard (2022-12)')['Second move']).toBe(
    '50% chance at 40% HP or less, or at 40% time or less',
  )
  expect(setOf('7', 'Decidueye')['Second move']).toBe('Always at 59% HP or less, or at 59% time or less')
  expect(setOf('7', 'Chesnaught')).not.toHaveProperty('Second move')
})

test('without a known last day, the page shows when the event began, not when it was last available', () => {
  expect(viewOf('7', 'Charizard').event?.seen).toBe('Latest of 2 events: by 26 Jan 2026. First: 13 Mar 2024.')
  expect(viewOf('7', 'Farigiraf').event?.seen).toBe('Only event so far: started 21 Aug 2026.')
  expect(viewOf('7', 'Kingambit').event?.seen).toBe(
    'Only event so far: started between 28 Aug 2026 and 30 Sep 2026.',
  )
})

test('the first version of Charizard was last available on its second weekend of December 2022, in its only event', () => {
  expect(viewOf('7', 'Charizard (2022-12)').event?.seen).toBe(
    'Last available 16–18 Dec 2022. First seen 2 Dec 2022 (1 event).',
  )
})

test('if the days of the last event are known, the page shows them and compares them with the clock', () => {
  expect(viewOf('7', 'Dragapult').event).toMatchObject({
    seen: expect.stringContaining('12–14 Dec 2025'),
    days: [
      {
        from: '2025-12-12',
        to: '2025-12-14',
        coming: 'Starts 12 Dec 2025, 00:00 UTC.',
        running: 'Ends 14 Dec 2025, 23:59 UTC.',
      },
    ],
  })
  expect(viewOf('7', 'Charizard').event?.days).toBeUndefined()
})

test('if only the first day is known, the page may announce the event, but does not call it running', () => {
  expect(viewOf('7', 'Farigiraf').event?.days).toEqual([
    { from: '2026-08-21', coming: 'Starts 21 Aug 2026, 00:00 UTC.' },
  ])
})

test('the Treasures of Ruin cannot be caught, so the page has no facts about the caught Pokémon', () => {
  expect(setOf('5', 'Chi-Yu')).toEqual({
    'Second move': '50% chance at 40% HP or less',
    Catch: 'Can’t be caught',
  })
})

test('the pages of Annihilape and Kingambit say which facts are unknown', () => {
  for (const boss of ['Annihilape', 'Kingambit']) {
    const { notes, rewards, herbs, event } = viewOf('7', boss)
    expect({ rewards, herbs }).toEqual({ rewards: undefined, herbs: [] })
    expect(notes).toEqual({
      actions: expect.stringMatching(
        /aren’t known yet, so there’s no countdown\. Simulated battles last 7:30\.$/,
      ),
      builds: 'Simulated without its scripted actions: expect lower win rates.',
      herbs: 'Its rewards aren’t known yet.',
      rewards: 'Its rewards aren’t known yet.',
    })
    expect(figuresOf('7', boss)['Time limit']).toBe('Not known yet')
    expect(setOf('7', boss)['Second move']).toBe('Not known yet')
    expect(event?.source).toMatch(/^Reported by players/)
  }
  expect(viewOf('7', 'Charizard').notes).toBeUndefined()
})

test('the first win against Charizard has a TM and an Ability Patch in addition to the usual rewards', () => {
  const { rewards } = viewOf('7', 'Charizard')
  expect(rewards).toMatchObject({ firstWin: expect.stringMatching(/TM\d+ .*Ability Patch/) })
})

test('Blissey has one of eight lists of rewards, six of them equally likely, and Delibird one of six equal lists', () => {
  expect(viewOf('5', 'Blissey').notes?.rewards).toBe(
    'Last time, each raid used one of 8 reward tables; this is one of the 6 most common.',
  )
  expect(viewOf('5', 'Delibird').notes?.rewards).toBe(
    'Last time, each raid used one of 6 reward tables; this is one of them.',
  )
})

test('an ordinary raid has no event', () => {
  const garchomp = shippedRaidView({ tier: '6', region: 'Paldea', boss: 'Garchomp' }, sentences)
  expect(garchomp).not.toHaveProperty('event')
  expect(garchomp).not.toHaveProperty('notes')
})

test('the oldest and newest version link to each other; a Pokémon with one version has no others', () => {
  expect(viewOf('7', 'Charizard (2022-12)').event?.otherSets).toEqual([
    { tier: '7', region: 'Event', boss: 'Charizard', teraType: 'Dragon', setId: '7-charizard-dragon-v2' },
  ])
  expect(viewOf('7', 'Charizard').event?.otherSets).toMatchObject([{ boss: 'Charizard (2022-12)' }])
  expect(viewOf('7', 'Mewtwo').event).not.toHaveProperty('otherSets')
})
