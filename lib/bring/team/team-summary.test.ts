import { teamsToBring } from '@/lib/bring/what-to-bring'
import { teamInWords } from '@/lib/raid-view/team-in-words'
import type { KnownTeam } from '@/lib/teams/raid-team'
import { sentences } from '@/lib/words/en/sentences'
import { fairyGarchomp } from '@/testing/plans/advised'
import { knownTeam, rareTeam } from '@/testing/plans/teams'

const groups = (teams: readonly KnownTeam[]) => ({
  teams: new Map([['Fairy', teams]] as const),
  strangers: new Map([['Fairy', { species: 'Sylveon', chance: 83 }]] as const),
})

const summarize = (...teams: KnownTeam[]) => teamsToBring(groups(teams), fairyGarchomp()).teams ?? []
const inWords = (...teams: KnownTeam[]) =>
  summarize(...teams).map((team) => teamInWords(team, sentences.teams.title(team), sentences))
const slotsOf = (team: KnownTeam) => inWords(team)[0]?.slots ?? []

const safe = knownTeam({ aim: 'safe', opening: [], chance: 100, turns: 9, faints: 0, lowestHp: 36 })

test('each slot lists its turns: its target, its finishing move, and when it waits', () => {
  expect(slotsOf(knownTeam()).map(({ first }) => first)).toEqual([
    ['T1\u00a0wait', 'T2\u00a0Terastallize and use Play Rough after everyone else'],
    ['T1\u00a0cheer "Go all-out!"', 'T2\u00a0Helping Hand on Azumarill'],
    ['T1\u00a0Decorate on Clefairy in slot 2', 'T2\u00a0wait'],
    ['T1\u00a0Fake Tears', 'T2\u00a0wait'],
  ])
})

test('an attacker does not wait for others if nobody else acts in the turn', () => {
  const alone = { raider: 0, choice: { kind: 'move', move: 0, terastallize: false } } as const
  expect(slotsOf(knownTeam({ opening: [[alone]] }))[0]?.first).toEqual(['T1\u00a0Play Rough'])
})

test('a slot has its role, its item and a level other than 100; the copied set has the level, and no Tera type if unused', () => {
  const [azumarill, clefairy, , bonsly] = slotsOf(knownTeam())
  expect(azumarill?.about).toBe('Attacker · Choice Band')
  expect(clefairy?.about).toBe('Support')
  expect(bonsly?.about).toBe('Support · Focus Sash · level 1')
  expect(inWords(knownTeam())[0]?.sets.split('\n\n')[3]).toBe(
    'Bonsly @ Focus Sash\nAbility: Pressure\nLevel: 1\nBold Nature\nIVs: 0 HP\n- Fake Tears\n',
  )
})

test('after its opening, an attacker has the steps of attackers, and a support those of supports', () => {
  const [azumarill, clefairy, , bonsly] = slotsOf(knownTeam())
  expect(azumarill?.steps.join()).toContain('Then Play Rough …')
  expect(clefairy?.steps.join()).toContain('then Helping Hand or Decorate …')
  expect(bonsly?.steps[0]).toBe('Then Fake Tears 3 times, then "Go all-out!"')
})

test('without an opening, the first step of the plan is the first turn, and is not repeated', () => {
  const bonsly = slotsOf(safe)[3]
  expect(bonsly?.first).toEqual(['T1\u2060–\u20603\u00a0Fake\u00a0Tears · T4\u00a0"Go\u00a0all-out!"'])
  expect(bonsly?.steps.join()).not.toContain('T1')
})

test('a team that wins at least 99% is reliable; any other is the best found', () => {
  const glances = (...teams: KnownTeam[]) =>
    inWords(...teams).map(({ glance }) => glance.replaceAll('\u00a0', ' '))
  expect(glances(knownTeam(), safe)).toEqual([
    '99% as a team · 2.3 turns · 0.3 faints · needs voice',
    '100% as a team · 9 turns · HP rarely below 36%',
  ])
  expect(glances(knownTeam({ chance: 98 }))).toEqual([
    'best found: 98% · 2.3 turns · 0.3 faints · needs voice',
  ])
})

test('a reliable team that every player has comes first, then by win rate, then rare teams', () => {
  const titles = (...teams: KnownTeam[]) => inWords(...teams).map(({ title }) => title)
  expect(titles(knownTeam(), safe)).toEqual(['Fastest team', 'Safest team'])
  expect(titles(knownTeam({ chance: 98 }), safe)).toEqual(['Safest team', 'Fastest team'])
  expect(titles(rareTeam(), knownTeam({ chance: 60 }))).toEqual([
    'Fastest team',
    'Fastest team · with legendaries',
  ])
})

test('a page omits a team if another matches all its figures: the other is the fastest and the safest', () => {
  const titles = (...teams: KnownTeam[]) =>
    inWords(...teams).map(({ title, glance }) => `${title}: ${glance}`)
  const strike = knownTeam({ chance: 100, turns: 2, lowestHp: 17 })
  const safer = knownTeam({ aim: 'safe', chance: 100, turns: 2, lowestHp: 85 })
  expect(titles(strike, safer)).toEqual([expect.stringMatching(/^Fastest and safest team: .*85%/)])
  expect(titles(strike, { ...safer, turns: 2.1 })).toHaveLength(2)
  expect(titles(strike, { ...strike, isRare: true })).toHaveLength(1)
  expect(titles({ ...strike, lowestHp: 16 }, { ...strike, isRare: true })).toHaveLength(2)
})

test('a team that is the fastest and the safest appears once', () => {
  expect(inWords(knownTeam(), knownTeam({ aim: 'safe' })).map(({ title }) => title)).toEqual([
    'Fastest and safest team',
  ])
})

test('the names of a team group Pokémon of the same species', () => {
  expect(inWords(knownTeam())[0]?.who).toBe('Azumarill, 2 × Clefairy and Bonsly')
})

test('without a Tera type, or without teams against it, no team appears', () => {
  const teams = groups([knownTeam()])
  expect(teamsToBring(teams, fairyGarchomp())).toMatchObject({
    strangers: { species: 'Sylveon', chance: 83 },
  })
  expect(teamsToBring(teams, { ...fairyGarchomp(), teraType: undefined })).toEqual({})
  expect(teamsToBring(teams, { ...fairyGarchomp(), teraType: 'Water' })).toEqual({})
  expect(teamsToBring(undefined, fairyGarchomp())).toEqual({})
})
