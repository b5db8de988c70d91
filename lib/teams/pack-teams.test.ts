import { moveRoleNamed } from '@/battle/dex/moves/compile-move'
import { teamsFileSchema } from '@/data/teams/schema'
import type { BuildInRoles } from '@/lib/plans/raid-plans'
import { packTeams } from './pack-teams'
import type { BossTeams, RankedTeam } from './raid-team'
import { parseTeams } from './unpack-teams'

const AZUMARILL: RankedTeam['raiders'][number] = {
  build: {
    species: 'Azumarill',
    ability: 'Huge Power',
    teraType: 'Fairy',
    nature: 'Adamant',
    effortValues: { hp: 252, atk: 252, def: 4 },
    item: 'Life Orb',
    moves: ['Play Rough', 'Belly Drum'],
  },
  role: 'attacker',
  plan: { boosts: 2, debuffs: 0, repeatAfterReset: true, healBelow: 40, healCheerBelow: 25 },
}

const LEVEL_ONE: RankedTeam['raiders'][number] = {
  build: {
    species: 'Bonsly',
    ability: 'Sturdy',
    teraType: 'Rock',
    nature: 'Hardy',
    effortValues: {},
    item: undefined,
    moves: ['Fake Tears', 'Helping Hand'],
    level: 1,
    individualValues: { hp: 0, atk: 0, def: 0, spa: 0, spd: 0, spe: 0 },
  },
  role: 'support',
  plan: { boosts: 0, debuffs: 3, repeatAfterReset: false, healBelow: 0, healCheerBelow: 0 },
}

const STRIKE: RankedTeam = {
  aim: 'strike',
  isRare: true,
  raiders: [AZUMARILL, LEVEL_ONE, LEVEL_ONE, LEVEL_ONE],
  opening: [
    [],
    [
      { raider: 1, choice: { kind: 'move', move: 1, ally: 0, terastallize: false } },
      { raider: 2, choice: { kind: 'cheer', cheer: 'heal' } },
      { raider: 0, choice: { kind: 'move', move: 1, terastallize: false } },
    ],
    [{ raider: 0, choice: { kind: 'move', move: 0, terastallize: true } }],
  ],
  chance: 100,
  turns: 2.1,
  faints: 0.3,
  lowestHp: 41,
}

const CHEERING = { ...AZUMARILL, plan: { ...AZUMARILL.plan, cheer: 'defense' as const } }

const SAFE: RankedTeam = {
  ...STRIKE,
  aim: 'safe',
  isRare: false,
  raiders: [AZUMARILL, CHEERING, LEVEL_ONE, LEVEL_ONE],
  opening: [],
  chance: 64,
}

const teams: BossTeams = new Map([['Steel', [STRIKE, SAFE]]])
const groups = { teams, strangers: new Map([['Steel', { species: 'Sylveon', chance: 83.5 }]] as const) }

test('packed teams are unpacked unchanged', () => {
  const expected = [STRIKE, SAFE].map((team) => ({ ...team, raiders: team.raiders.map(inRoles) }))
  expect(parseTeams(JSON.stringify(packTeams('made of', groups, moveRoleNamed)))).toEqual({
    teams: new Map([['Steel', expected]]),
    strangers: new Map([['Steel', { species: 'Sylveon', chance: 83 }]]),
  })
})

const ROLES: Readonly<Record<string, BuildInRoles['roles']>> = {
  Azumarill: ['attack', 'boost'],
  Bonsly: ['debuff', 'help'],
}

function inRoles(raider: RankedTeam['raiders'][number]) {
  return { ...raider, build: { ...raider.build, roles: ROLES[raider.build.species] } }
}

test('a win rate of 98.9% is not rounded to 99%', () => {
  const file = packTeams(
    'made of',
    { ...groups, teams: new Map([['Steel', [{ ...SAFE, chance: 98.9 }]]]) },
    moveRoleNamed,
  )
  expect(parseTeams(JSON.stringify(file))?.teams.get('Steel')?.[0]?.chance).toBe(98)
})

test('a build that several teams share is in the file once', () => {
  expect(packTeams('made of', groups, moveRoleNamed).builds).toHaveLength(2)
})

test('any other text than a file of teams is parsed as undefined', () => {
  const text = JSON.stringify(packTeams('made of', groups, moveRoleNamed))
  for (const invalidText of [
    text.slice(1),
    text.replace('[0,1,1,1]', '[0,1,1,9]'),
    '<!DOCTYPE html>',
    'null',
  ])
    expect(parseTeams(invalidText)).toBeUndefined()
})

test.each([
  ['a build that is not there', (text: string) => text.replace('[0,1,1,1]', '[0,1,1,9]')],
  ['a step of a fifth raider', (text: string) => text.replace('1b@0', '4b@0')],
  ['a fifth move', (text: string) => text.replace('1b@0', '1e@0')],
])('a file with %s is refused before it is published', (_, damage) => {
  const text = JSON.stringify(packTeams('made of', groups, moveRoleNamed))
  expect(damage(text)).not.toBe(text)
  expect(teamsFileSchema.safeParse(JSON.parse(damage(text))).success).toBe(false)
})

test('packed teams fit the schema', () => {
  expect(teamsFileSchema.safeParse(packTeams('made of', groups, moveRoleNamed)).error).toBeUndefined()
})
