import { moveNamed } from '@/lib/battle/dex/moves/compile-move'
import type { Build } from '@/lib/battle/model/build'
import type { Choice } from '@/lib/battle/model/state'
import { raidNamed, raidOf } from '@/planner/testing/named'
import { type Draft, drafted, type Style } from './drafts'
import type { Striker } from './strikers'
import { curatedSupporters, trained } from './supporters'
import { TeamTrials } from './team-trials'

const PLAN = { boosts: 2, debuffs: 0, repeatAfterReset: true, caution: 'mean hit' } as const

function striker(build: Partial<Build> & Pick<Build, 'species' | 'moves'>, boost?: string): Striker {
  const [strike = ''] = build.moves
  const rest = { teraType: 'Normal', nature: 'Adamant', effortValues: { atk: 252 }, item: undefined } as const
  return {
    build: { ability: 'Huge Power', ...rest, ...build },
    role: 'attacker',
    plan: PLAN,
    ...{ strike, boost, needsItem: false },
    struckWith: moveNamed(strike).category === 'Physical' ? 'atk' : 'spa',
    struckAgainst: moveNamed(strike).category === 'Physical' ? 'def' : 'spd',
  }
}

const AZUMARILL = striker({ species: 'Azumarill', moves: ['Play Rough', 'Belly Drum'] }, 'Belly Drum')

/** The curated supports with these moves, in their order: the first of each. */
function supporters(...moves: readonly (readonly [species: string, move: string])[]) {
  return moves.map(([species, move]) => {
    const found = curatedSupporters().find(
      ({ build }) => build.species === species && build.moves.includes(move),
    )
    if (!found) throw new Error(`No ${species} has ${move}`)
    return trained(found, { physicalShare: 1 })
  })
}

const SCREECHING = supporters(['Umbreon', 'Screech'], ['Umbreon', 'Screech'], ['Umbreon', 'Screech'])

function draft(boss: string, one: Striker, trio: Draft['supporters'], style: Style): Draft {
  const trials = new TeamTrials(raidNamed(`7/Event/${boss}`))
  const [arena] = trials.usualArenas(raidOf('7', boss, 'Fire').teraType)
  if (!arena) throw new Error('no arena')
  return drafted({ arena, fighter: ({ build }) => trials.fighter(build) }, one, trio, style)
}

const words = ({ team }: Draft) =>
  team.opening.map((round) =>
    round.map(({ raider, choice }) => `${raider + 1}: ${said(team.raiders[raider]?.build, choice)}`),
  )

function said(build: Build | undefined, choice: Choice): string {
  if (choice.kind === 'move') return build?.moves[choice.move] ?? ''
  return choice.kind === 'cheer' ? `${choice.cheer} cheer` : 'wait'
}

const TWO: Style = { rounds: 2, guards: [] }

test('two Screeches, a Helping Hand of each and a cheer multiply most; the striker drums, and strikes last', () => {
  const steps = words(draft('Skeledirge', AZUMARILL, SCREECHING, TWO))
  expect(steps[1]?.at(-1)).toBe('1: Play Rough')
  expect(steps[0]).toContain('1: Belly Drum')
  const all = steps.flat().map((step) => step.slice(3))
  expect(all.filter((step) => step === 'Screech')).toHaveLength(2)
  expect(all.filter((step) => step === 'attack cheer')).toHaveLength(1)
  expect(all.filter((step) => step === 'Helping Hand')).toHaveLength(3)
})

test('what multiplies the strike comes as late as it can, and what guards before it', () => {
  const steps = words(draft('Skeledirge', AZUMARILL, SCREECHING, { rounds: 4, guards: ['defense', 'heal'] }))
  expect(steps[0]).toEqual(['2: defense cheer', '3: heal cheer', '1: Belly Drum'])
  expect(steps[3]?.slice(0, 2).map((step) => step.slice(3))).toEqual(['Screech', 'Screech'])
})

test('a third Screech comes where nobody helps', () => {
  const trio = supporters(['Corviknight', 'Screech'], ['Corviknight', 'Screech'], ['Corviknight', 'Screech'])
  const all = words(draft('Skeledirge', AZUMARILL, trio, TWO)).flat()
  expect(all.filter((step) => step.endsWith('Screech'))).toHaveLength(3)
})

test('Belly Drum is used once, however many rounds there are', () => {
  const steps = words(draft('Skeledirge', AZUMARILL, SCREECHING, { rounds: 3, guards: [] }))
  expect(steps.flat().filter((step) => step === '1: Belly Drum')).toHaveLength(1)
})

test('nobody helps one with Good as Gold', () => {
  const gholdengo = striker({ species: 'Gholdengo', ability: 'Good as Gold', moves: ['Make It Rain'] })
  const trio = supporters(['Umbreon', 'Fake Tears'], ['Alcremie', 'Decorate'], ['Blissey', 'Helping Hand'])
  const all = words(draft('Primarina', gholdengo, trio, TWO))
    .flat()
    .join()
  expect(all).toContain('Fake Tears')
  expect(all).not.toMatch(/Helping Hand|Decorate/)
})

test('Contrary turns debuffs round, so nobody lowers Serperior, unless Neutralizing Gas takes its ability', () => {
  const [first, second] = SCREECHING
  const gas = supporters(['Weezing', 'Taunt'])
  const trio = [first, second].filter((one) => one !== undefined)
  expect(
    words(draft('Serperior', AZUMARILL, SCREECHING, TWO))
      .flat()
      .join(),
  ).not.toContain('Screech')
  expect(
    words(draft('Serperior', AZUMARILL, [...trio, ...gas], TWO))
      .flat()
      .join(),
  ).toContain('Screech')
})

test('Medicham gives its Pure Power to one that strikes with Attack, and the strike does twice as much', () => {
  const chesnaught = striker({ species: 'Chesnaught', ability: 'Overgrow', moves: ['Wood Hammer'] })
  const [medicham] = supporters(['Medicham', 'Skill Swap'])
  const [umbreon] = SCREECHING
  if (!medicham || !umbreon) throw new Error('The pool lacks one')
  const style: Style = { rounds: 1, guards: [] }
  const given = draft('Skeledirge', chesnaught, [medicham], style)
  const plain = draft('Skeledirge', chesnaught, [], style)
  expect(words(given)).toEqual([['2: Skill Swap', '1: Wood Hammer']])
  expect(given.share / plain.share).toBeCloseTo(2, 1)
})
