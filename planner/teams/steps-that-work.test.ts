import type { Choice, OpeningStep, Plan } from '@/battle/plan'
import type { TypeName } from '@/data/vocabulary'
import type { RaidTeam, TeamRaider } from '@/lib/teams/raid-team'
import { TeamTrials } from '@/planner/teams/trials/team-trials'
import { raidNamed } from '@/planner/testing/named'
import { failingSteps } from './steps-that-work'

const PLAN: Plan = { boosts: 0, debuffs: 0, repeatAfterReset: false, healBelow: 0, healCheerBelow: 0 }

function raider(role: TeamRaider['role'], species: string, ability: string, moves: string[]): TeamRaider {
  const build = {
    species,
    ability,
    moves,
    nature: 'Bold',
    effortValues: { hp: 252, def: 252 },
    item: undefined,
  }
  return { build: { ...build, teraType: 'Normal' }, role, plan: PLAN }
}

const RAIDERS = [
  raider('attacker', 'Blissey', 'Natural Cure', ['Seismic Toss']),
  raider('support', 'Umbreon', 'Inner Focus', ['Screech', 'Helping Hand']),
  raider('support', 'Blissey', 'Natural Cure', ['Helping Hand']),
  raider('support', 'Blissey', 'Natural Cure', ['Helping Hand']),
]

const move = (place: number, ally?: number): Choice => ({
  kind: 'move',
  move: place,
  terastallize: false,
  ...(ally !== undefined && { ally }),
})

/** Steps that fail, as `round.index`, of a team's opening against a boss. */
function failing(boss: string, teraType: TypeName, ...opening: OpeningStep[][]): string[] {
  const team: RaidTeam = { raiders: RAIDERS, opening }
  const steps = failingSteps(new TeamTrials(raidNamed(boss)), team, teraType)
  return steps.map(({ round, place }) => `${round}.${place}`)
}

const strike = { raider: 0, choice: move(0) }

test('Screech fails once 7★ Inteleon has used Mist, and Helping Hand instead doesn’t', () => {
  const screech = { raider: 1, choice: move(0) }
  const help = { raider: 1, choice: move(1, 0) }
  expect(failing('7/Event/Inteleon', 'Ice', [strike], [screech, strike])).toEqual(['1.0'])
  expect(failing('7/Event/Inteleon', 'Ice', [strike], [help, strike])).toEqual([])
})

test('Screech fails against Clear Body from the first round, and works without it', () => {
  const screech = { raider: 1, choice: move(0) }
  expect(failing('6/Paldea/Garchomp', 'Fairy', [screech, strike])).toEqual([])
  expect(failing('5/Terarium/Metagross', 'Steel', [screech, strike])).toEqual(['0.0'])
})

test('a cheer works in any round, until none is left', () => {
  const cheer = { raider: 1, choice: { kind: 'cheer', cheer: 'attack' } } as const
  expect(failing('6/Paldea/Garchomp', 'Fairy', [cheer], [cheer], [cheer])).toEqual([])
  expect(failing('6/Paldea/Garchomp', 'Fairy', [cheer], [cheer], [cheer], [cheer])).toEqual(['3.0'])
})

test('a team without an opening has no failing step', () => {
  expect(failing('6/Paldea/Garchomp', 'Fairy')).toEqual([])
})

test('nobody Terastallizes in the first round, with an empty Tera Orb', () => {
  const early = { raider: 0, choice: { kind: 'move', move: 0, terastallize: true } as const }
  expect(failing('6/Paldea/Garchomp', 'Fairy', [early])).toEqual(['0.0'])
  expect(failing('6/Paldea/Garchomp', 'Fairy', [strike])).toEqual([])
})
