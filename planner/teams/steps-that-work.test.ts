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

const move = (index: number, ally?: number): Choice => ({
  kind: 'move',
  move: index,
  terastallize: false,
  ...(ally !== undefined && { ally }),
})

/** `round.index` of each failing step. */
function failingAgainst(boss: string, teraType: TypeName, ...opening: OpeningStep[][]): string[] {
  const team: RaidTeam = { raiders: RAIDERS, opening }
  const steps = failingSteps(new TeamTrials(raidNamed(boss)), team, teraType)
  return steps.map(({ round, place }) => `${round}.${place}`)
}

const attack = { raider: 0, choice: move(0) }

test('Screech fails once 7★ Inteleon has used Mist, but Helping Hand works', () => {
  const screech = { raider: 1, choice: move(0) }
  const helpingHand = { raider: 1, choice: move(1, 0) }
  expect(failingAgainst('7/Event/Inteleon', 'Ice', [attack], [screech, attack])).toEqual(['1.0'])
  expect(failingAgainst('7/Event/Inteleon', 'Ice', [attack], [helpingHand, attack])).toEqual([])
})

test('Screech fails against Clear Body from the first round, but works without it', () => {
  const screech = { raider: 1, choice: move(0) }
  expect(failingAgainst('6/Paldea/Garchomp', 'Fairy', [screech, attack])).toEqual([])
  expect(failingAgainst('5/Terarium/Metagross', 'Steel', [screech, attack])).toEqual(['0.0'])
})

test('a cheer works in any round, until none is left', () => {
  const cheer = { raider: 1, choice: { kind: 'cheer', cheer: 'attack' } } as const
  expect(failingAgainst('6/Paldea/Garchomp', 'Fairy', [cheer], [cheer], [cheer])).toEqual([])
  expect(failingAgainst('6/Paldea/Garchomp', 'Fairy', [cheer], [cheer], [cheer], [cheer])).toEqual(['3.0'])
})

test('a team without an opening has no failing step', () => {
  expect(failingAgainst('6/Paldea/Garchomp', 'Fairy')).toEqual([])
})

test('Terastallizing fails in the first round, with an empty Tera Orb', () => {
  const early = { raider: 0, choice: { kind: 'move', move: 0, terastallize: true } as const }
  expect(failingAgainst('6/Paldea/Garchomp', 'Fairy', [early])).toEqual(['0.0'])
  expect(failingAgainst('6/Paldea/Garchomp', 'Fairy', [attack])).toEqual([])
})
