import { readFileSync } from 'node:fs'
import { raidIndex } from '@/data/shipped/raid-index'
import { shippedNames } from '@/lib/box/game-names'
import { pathOf } from '@/lib/links/deep-link'
import { pageHref } from '@/lib/links/site'
import { knownTeam } from '@/testing/plans/teams'
import { LONGEST_TEAM } from '@/testing/raid-night/longest-team'
import { encode } from './encoded-text'
import { MAX_MESSAGE } from './link-keys'
import type { NightTeam } from './night-team'
import { packTeam } from './pack-team'
import { MAX_TEAM_LINK, readTeamFragment, teamFragment } from './team-link'

const PLAYERS = ['Ann', 'Ben', '', 'Zoë']

function nightTeam(): NightTeam {
  const { raiders, opening, chance, turns, faints, lowestHp } = knownTeam()
  return {
    raid: { tier: '6', region: 'Paldea', boss: 'Garchomp', teraType: 'Fairy' },
    raiders: raiders.map((raider, index) => ({ ...raider, player: PLAYERS[index] ?? '' })),
    opening,
    ...{ chance, turns, faints, lowestHp },
  }
}

const readLink = (fragment: string) => readTeamFragment(fragment, shippedNames)

const readPacked = (packed: unknown) =>
  readLink(
    `team=${encode({ version: 1, most: Number.POSITIVE_INFINITY }, new TextEncoder().encode(JSON.stringify(packed)))}`,
  )

const packedTeam = () => structuredClone(packTeam(nightTeam()))

test('a link restores the whole team: builds, levels, players, plans, opening and figures', () => {
  expect(readLink(`#${teamFragment(nightTeam())}`)).toEqual({ team: nightTeam() })
})

/** Links from November 2026, each with its team as JSON in the next line. */
const OLD_LINKS = readFileSync('testing/raid-night/old-links.txt', 'utf8')
  .trim()
  .split('\n\n')
  .map((pair) => pair.split('\n'))

test('ten links from November 2026 still give their teams: cheers, allies, second boosts, levels, former healing', () => {
  expect(OLD_LINKS).toHaveLength(10)
  for (const [fragment = '', team = ''] of OLD_LINKS)
    expect(readLink(fragment)).toEqual({ team: JSON.parse(team) })
})

test('the longest possible team fits a message of 2,000 characters with its whole address, for any raid', () => {
  const site = 'https://a-long-name-of-its-own.github.io/and-a-long-name-of-a-project'
  for (const { tier, region, boss, teraType = 'Fighting', setId } of raidIndex) {
    const raid = { tier, region, boss, teraType, ...(setId && { setId }) }
    const fragment = teamFragment({ ...LONGEST_TEAM, raid })
    expect(fragment.length).toBeLessThanOrEqual(MAX_TEAM_LINK)
    expect(`${site}${pageHref(pathOf(raid))}#${fragment}`.length).toBeLessThanOrEqual(MAX_MESSAGE)
  }
  const raid = {
    tier: '6',
    region: 'Kitakami',
    boss: 'Sinistcha (Masterpiece)',
    teraType: 'Fighting',
  } as const
  expect(readLink(teamFragment({ ...LONGEST_TEAM, raid }))).toEqual({ team: { ...LONGEST_TEAM, raid } })
})

test('the three healing rules of older links become similar percentages', () => {
  const formerly = packedTeam()
  const healings = [0, 1, 2].map((rule) => {
    for (const slot of formerly[1]) slot[6] = [0, 2, 0, 1, rule, -1]
    const { team } = { team: undefined, ...readPacked(formerly) }
    return team?.raiders.map(({ plan: { healBelow, healCheerBelow } }) => `${healBelow}/${healCheerBelow}`)
  })
  expect(healings).toEqual(['0/0', '40/25', '65/40'].map((healing) => new Array(4).fill(healing)))
})

test('an event raid needs a version in its link, and any other raid must not have one', () => {
  const team = nightTeam()
  const charizard = { tier: '7', region: 'Event', boss: 'Charizard', teraType: 'Dragon' } as const
  const ofSet = { ...team, raid: { ...charizard, setId: '7-charizard-dragon' } }
  expect(readLink(teamFragment(ofSet))).toEqual({ team: ofSet })
  for (const raid of [charizard, { ...team.raid, setId: '7-charizard-dragon' }])
    expect(readLink(teamFragment({ ...team, raid }))).toEqual({
      problem: { kind: 'no team', slot: undefined },
    })
})

test('a text without a team is not a team link', () => {
  for (const fragment of ['', '#', '#moves', '#box=1.a.AA', '#Team=1'])
    expect(readLink(fragment)).toBeUndefined()
})

test('a link of a newer version is reported as such; a cut link, or one with a wrong letter, is damaged', () => {
  const fragment = teamFragment(nightTeam())
  expect(readLink(fragment.replace('team=1', 'team=2'))).toEqual({ problem: { kind: 'newer' } })
  expect(readLink(fragment.slice(0, -1))).toEqual({ problem: { kind: 'damaged' } })
  expect(readLink(fragment.replace('team=1', 'team=0'))).toEqual({ problem: { kind: 'damaged' } })
  expect(readLink(`team=2.a.${'A'.repeat(2000)}`)).toEqual({ problem: { kind: 'newer' } })
  expect(readLink('team=')).toEqual({ problem: { kind: 'damaged' } })
  expect(readLink(`team=1.a.${'A'.repeat(2000)}`)).toEqual({
    problem: { kind: 'too long', most: MAX_TEAM_LINK - 5 },
  })
})

test('an unknown Pokémon or move is reported with its slot', () => {
  const missingno = packedTeam()
  if (missingno[1][1]) missingno[1][1][1][0] = 'Missingno'
  expect(readPacked(missingno)).toEqual({
    problem: { kind: 'unknown name', slot: 2, part: 'species', name: 'Missingno' },
  })
  const splash = packedTeam()
  if (splash[1][3]) splash[1][3][4][0] = '<img src=x>'
  expect(readPacked(splash)).toEqual({
    problem: { kind: 'unknown name', slot: 4, part: 'move', name: '<img src=x>' },
  })
})

test('impossible values are refused with their slot: 600 effort values, level 101 or 0, a duplicate move', () => {
  const trained = packedTeam()
  if (trained[1][0]) trained[1][0][3] = [252, 252, 96, 0, 0, 0]
  expect(readPacked(trained)).toEqual({ problem: { kind: 'no team', slot: 1 } })
  const grown = packedTeam()
  for (const level of [101, 0, -2]) {
    if (grown[1][3]) grown[1][3][7] = [level, [0, 0, 0, 0, 0, 0]]
    expect(readPacked(grown)).toEqual({ problem: { kind: 'no team', slot: 4 } })
  }
  const twice = packedTeam()
  if (twice[1][2]) twice[1][2].splice(4, 2, ['Decorate', 'Decorate'], [0, 0])
  expect(readPacked(twice)).toEqual({ problem: { kind: 'no team', slot: 3 } })
})

test('five or no slots, and steps of missing raiders, moves or allies, are not a team', () => {
  const [raid, slots, , figures] = packedTeam()
  const [slot] = slots
  const openings = [[['01-0']], [['3h']], [['0030']], [['0h', '0h']], [['0H']], [[[0, 'heal']]]]
  for (const wrong of [
    ...[[], [...slots, slot], slots.concat(slots)].map((invalidSlots) => [raid, invalidSlots, [], figures]),
    ...openings.map((opening) => [raid, [slot], opening, figures]),
    [['9', 'Paldea', 'Garchomp', 'Fairy'], slots, [], figures],
    { team: 'mine' },
    null,
  ])
    expect(readPacked(wrong)).toEqual({ problem: { kind: 'no team', slot: undefined } })
})

test('impossible figures are not a team: 101%, 97.5%, a sure win in no turn, 201 turns', () => {
  const [raid, slots, opening] = packedTeam()
  for (const figures of [
    [101, 8, 0, 40],
    [97.5, 8, 0, 40],
    [100, 0, 0, 40],
    [97, 201, 0, 40],
    [97, 8, 801, 40],
    [97, 8, 0, -1],
  ])
    expect(readPacked([raid, slots, opening, figures])).toEqual({
      problem: { kind: 'no team', slot: undefined },
    })
})

test('a raid whose name reverses the direction of text is refused', () => {
  const team = packedTeam()
  team[0][2] = 'Garchomp\u202e'
  expect(readPacked(team)).toEqual({ problem: { kind: 'no team', slot: undefined } })
})

test('a player’s name of 13 letters, or one that reverses the direction of text, is refused', () => {
  for (const player of ['a'.repeat(13), 'Ann\u202e', 'Ben\u0000']) {
    const team = packedTeam()
    if (team[1][0]) team[1][0][0] = player
    expect(readPacked(team)).toEqual({ problem: { kind: 'no team', slot: 1 } })
  }
})
