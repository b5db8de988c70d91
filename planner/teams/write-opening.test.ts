import type { Build } from '@/battle/build'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import type { Choice } from '@/battle/plan'
import { TeamTrials } from '@/planner/teams/trials/team-trials'
import { raidNamed, raidOf } from '@/planner/testing/named'
import type { Finisher } from './finishers'
import { curatedSupporters, trainSupporter } from './supporters'
import { makeCandidate, type OpeningShape, type TeamCandidate } from './team-candidates'

const PLAN = { boosts: 2, debuffs: 0, repeatAfterReset: true, healBelow: 40, healCheerBelow: 25 } as const

function finisher(build: Partial<Build> & Pick<Build, 'species' | 'moves'>, boost?: string): Finisher {
  const [finishingMove = ''] = build.moves
  const defaults = {
    teraType: 'Normal',
    nature: 'Adamant',
    effortValues: { atk: 252 },
    item: undefined,
  } as const
  return {
    build: { ability: 'Huge Power', ...defaults, ...build },
    role: 'attacker',
    plan: PLAN,
    ...{ finishingMove, boost, needsItem: false },
    attackStat: moveNamed(finishingMove).category === 'Physical' ? 'atk' : 'spa',
    defenseStat: moveNamed(finishingMove).category === 'Physical' ? 'def' : 'spd',
  }
}

const AZUMARILL = finisher({ species: 'Azumarill', moves: ['Play Rough', 'Belly Drum'] }, 'Belly Drum')

function supporters(...moves: readonly (readonly [species: string, move: string])[]) {
  return moves.map(([species, move]) => {
    const match = curatedSupporters().find(
      ({ build }) => build.species === species && build.moves.includes(move),
    )
    if (!match) throw new Error(`No ${species} has ${move}`)
    return trainSupporter(match, { physicalShare: 1 })
  })
}

const THREE_UMBREON = supporters(['Umbreon', 'Screech'], ['Umbreon', 'Screech'], ['Umbreon', 'Screech'])

function candidate(
  boss: string,
  attacker: Finisher,
  trio: TeamCandidate['supporters'],
  shape: OpeningShape,
): TeamCandidate {
  const trials = new TeamTrials(raidNamed(`7/Event/${boss}`))
  const [arena] = trials.usualArenas(raidOf('7', boss, 'Fire').teraType)
  if (!arena) throw new Error('no arena')
  return makeCandidate({ arena, fighter: ({ build }) => trials.fighter(build) }, attacker, trio, shape)
}

const stepsOf = ({ team }: TeamCandidate) =>
  team.opening.map((round) =>
    round.map(({ raider, choice }) => `${raider + 1}: ${actionOf(team.raiders[raider]?.build, choice)}`),
  )

function actionOf(build: Build | undefined, choice: Choice): string {
  if (choice.kind === 'move') return build?.moves[choice.move] ?? ''
  return choice.kind === 'cheer' ? `${choice.cheer} cheer` : 'wait'
}

const TWO: OpeningShape = { rounds: 2, guards: [] }

test('an opening combines two Screeches, three Helping Hands and a cheer; the finisher uses Belly Drum and attacks last', () => {
  const steps = stepsOf(candidate('Skeledirge', AZUMARILL, THREE_UMBREON, TWO))
  expect(steps[1]?.at(-1)).toBe('1: Play Rough')
  expect(steps[0]).toContain('1: Belly Drum')
  const actions = steps.flat().map((step) => step.slice(3))
  expect(actions.filter((step) => step === 'Screech')).toHaveLength(2)
  expect(actions.filter((step) => step === 'attack cheer')).toHaveLength(1)
  expect(actions.filter((step) => step === 'Helping Hand')).toHaveLength(3)
})

test('actions that multiply the finishing move come as late as possible, after guards', () => {
  const steps = stepsOf(
    candidate('Skeledirge', AZUMARILL, THREE_UMBREON, { rounds: 4, guards: ['defense', 'heal'] }),
  )
  expect(steps[0]).toEqual(['2: defense cheer', '3: heal cheer', '1: Belly Drum'])
  expect(steps[3]?.slice(0, 2).map((step) => step.slice(3))).toEqual(['Screech', 'Screech'])
})

test('a third Screech follows if no support has Helping Hand', () => {
  const trio = supporters(['Corviknight', 'Screech'], ['Corviknight', 'Screech'], ['Corviknight', 'Screech'])
  const steps = stepsOf(candidate('Skeledirge', AZUMARILL, trio, TWO)).flat()
  expect(steps.filter((step) => step.endsWith('Screech'))).toHaveLength(3)
})

test('the finisher uses Belly Drum once, however many rounds there are', () => {
  const steps = stepsOf(candidate('Skeledirge', AZUMARILL, THREE_UMBREON, { rounds: 3, guards: [] }))
  expect(steps.flat().filter((step) => step === '1: Belly Drum')).toHaveLength(1)
})

test('no support helps a finisher with Good as Gold', () => {
  const gholdengo = finisher({ species: 'Gholdengo', ability: 'Good as Gold', moves: ['Make It Rain'] })
  const trio = supporters(['Umbreon', 'Fake Tears'], ['Alcremie', 'Decorate'], ['Blissey', 'Helping Hand'])
  const steps = stepsOf(candidate('Primarina', gholdengo, trio, TWO))
    .flat()
    .join()
  expect(steps).toContain('Fake Tears')
  expect(steps).not.toMatch(/Helping Hand|Decorate/)
})

test('no support lowers Serperior with Contrary, unless Neutralizing Gas suppresses it', () => {
  const [first, second] = THREE_UMBREON
  const gas = supporters(['Weezing', 'Taunt'])
  const trio = [first, second].filter((supporter) => supporter !== undefined)
  expect(
    stepsOf(candidate('Serperior', AZUMARILL, THREE_UMBREON, TWO))
      .flat()
      .join(),
  ).not.toContain('Screech')
  expect(
    stepsOf(candidate('Serperior', AZUMARILL, [...trio, ...gas], TWO))
      .flat()
      .join(),
  ).toContain('Screech')
})

test('Medicham gives its Pure Power to a finisher that uses Attack, which doubles the damage', () => {
  const chesnaught = finisher({ species: 'Chesnaught', ability: 'Overgrow', moves: ['Wood Hammer'] })
  const [medicham] = supporters(['Medicham', 'Skill Swap'])
  const [umbreon] = THREE_UMBREON
  if (!medicham || !umbreon) throw new Error('The pool lacks a support')
  const shape: OpeningShape = { rounds: 1, guards: [] }
  const withSkillSwap = candidate('Skeledirge', chesnaught, [medicham], shape)
  const withoutSkillSwap = candidate('Skeledirge', chesnaught, [], shape)
  expect(stepsOf(withSkillSwap)).toEqual([['2: Skill Swap', '1: Wood Hammer']])
  expect(withSkillSwap.share / withoutSkillSwap.share).toBeCloseTo(2, 1)
})

const KROOKODILE = finisher({ species: 'Krookodile', ability: 'Anger Point', moves: ['Power Trip'] })

test('an always critical Night Slash triggers Anger Point, and Power Trip grows with each stage', () => {
  const trio = supporters(['Honchkrow', 'Night Slash'], ['Umbreon', 'Screech'], ['Umbreon', 'Screech'])
  const [honchkrow] = trio
  if (!honchkrow) throw new Error('The pool lacks Honchkrow')
  const holding = (item: string) => [{ ...honchkrow, build: { ...honchkrow.build, item } }, ...trio.slice(1)]
  const alwaysCritical = candidate('Meganium', KROOKODILE, holding('Scope Lens'), TWO)
  const seldomCritical = candidate('Meganium', KROOKODILE, holding('Zoom Lens'), TWO)
  expect(stepsOf(alwaysCritical).flat()).toContain('2: Night Slash')
  expect(stepsOf(seldomCritical).flat()).not.toContain('2: Night Slash')
  expect(alwaysCritical.share / seldomCritical.share).toBeGreaterThan(10)
})

const CHARGING: OpeningShape = { rounds: 4, guards: [], charges: true }
const SERPERIOR = finisher({
  species: 'Serperior',
  ability: 'Contrary',
  teraType: 'Grass',
  moves: ['Leaf Storm'],
})

test('Serperior fills its Tera Orb with Leaf Storm, which Contrary turns into a raise, and Terastallizes in round 4', () => {
  const team = candidate('Pikachu', SERPERIOR, [], CHARGING)
  expect(stepsOf(team)).toEqual(Array(4).fill(['1: Leaf Storm']))
  const terastallizes = team.team.opening
    .flat()
    .map(({ choice }) => choice.kind === 'move' && choice.terastallize)
  expect(terastallizes).toEqual([false, false, false, true])
  const withoutContrary = candidate(
    'Pikachu',
    { ...SERPERIOR, build: { ...SERPERIOR.build, ability: 'Overgrow' } },
    [],
    CHARGING,
  )
  expect(team.share / withoutContrary.share).toBeGreaterThan(10)
})

test('Acid Spray lowers through the shield that Pikachu has from the start, Fake Tears doesn’t', () => {
  const trio = supporters(['Muk', 'Acid Spray'], ['Perrserker', 'Fake Tears'])
  const steps = stepsOf(candidate('Pikachu', SERPERIOR, trio, CHARGING)).flat()
  expect(steps).toContain('2: Acid Spray')
  expect(steps).not.toContain('3: Fake Tears')
})

test('before a late shield, Fake Tears helps a finisher that charges its orb', () => {
  const trio = supporters(['Perrserker', 'Fake Tears'])
  expect(stepsOf(candidate('Skeledirge', SERPERIOR, trio, CHARGING)).flat()).toContain('2: Fake Tears')
})

test('a finisher that attacks each round gets Helping Hand only in the last round', () => {
  const trio = supporters(['Blissey', 'Helping Hand'], ['Blissey', 'Helping Hand'])
  const rounds = stepsOf(candidate('Chesnaught', SERPERIOR, trio, CHARGING))
  expect(rounds.slice(0, -1).flat().join()).not.toContain('Helping Hand')
  expect(rounds.at(-1)?.join()).toContain('Helping Hand')
})

test('no support decorates Serperior, whose Contrary would lower it', () => {
  const trio = supporters(['Alcremie', 'Decorate'])
  expect(stepsOf(candidate('Emboar', SERPERIOR, trio, CHARGING)).flat()).not.toContain('2: Decorate')
})

const IRON_HANDS = finisher(
  { species: 'Iron Hands', ability: 'Quark Drive', moves: ['Close Combat', 'Belly Drum'] },
  'Belly Drum',
)
const TICKLE_AND_TAUNT = supporters(['Maushold', 'Tickle'], ['Clefairy', 'Tickle'], ['Umbreon', 'Taunt'])

test('Incineroar is taunted first, since its Bulk Up would raise the Defense against Close Combat', () => {
  const steps = stepsOf(candidate('Incineroar', IRON_HANDS, TICKLE_AND_TAUNT, TWO))
  expect(steps[0]?.[0]).toBe('4: Taunt')
  expect(steps.flat().filter((step) => step.endsWith('Taunt'))).toHaveLength(1)
})

test('a finisher that leads cheers, uses Belly Drum, and attacks alone in round 3', () => {
  const steps = stepsOf(
    candidate('Incineroar', IRON_HANDS, TICKLE_AND_TAUNT, { rounds: 3, guards: [], leads: true }),
  )
  expect(steps.map((round) => round.at(-1))).toEqual(['1: attack cheer', '1: Belly Drum', '1: Close Combat'])
  expect(steps[2]).toHaveLength(1)
  const supports = steps.slice(0, 2).flatMap((round) => round.slice(0, -1).map((step) => step.slice(3)))
  expect(supports.toSorted()).toEqual([
    ...['Helping Hand', 'Helping Hand', 'Helping Hand', 'Taunt', 'Tickle', 'Tickle'],
  ])
})

test('Incineroar isn’t taunted for a special finishing move, and Emboar, which raises nothing, never', () => {
  const moonblast = finisher({ species: 'Primarina', ability: 'Torrent', moves: ['Moonblast'] })
  const stepsAgainst = (boss: string, attacker: Finisher) =>
    stepsOf(candidate(boss, attacker, TICKLE_AND_TAUNT, TWO))
      .flat()
      .join()
  expect(stepsAgainst('Incineroar', moonblast)).not.toContain('Taunt')
  expect(stepsAgainst('Emboar', IRON_HANDS)).not.toContain('Taunt')
})

test('a team without Taunt has less expected damage against Incineroar', () => {
  const share = (trio: TeamCandidate['supporters']) => candidate('Incineroar', IRON_HANDS, trio, TWO).share
  const tickleOnly = supporters(['Maushold', 'Tickle'], ['Clefairy', 'Tickle'], ['Clefairy', 'Tickle'])
  expect(share(TICKLE_AND_TAUNT)).toBeGreaterThan(1.2 * share(tickleOnly))
})

test('no support decorates a finisher against Unaware Skeledirge, which ignores stages', () => {
  const alcremie = supporters(['Alcremie', 'Decorate'])
  const sylveon = finisher({ species: 'Sylveon', ability: 'Pixilate', moves: ['Hyper Voice'] })
  const stepsAgainst = (boss: string) =>
    stepsOf(candidate(boss, sylveon, alcremie, { rounds: 3, guards: [] })).flat()
  expect(stepsAgainst('Emboar')).toContain('2: Decorate')
  expect(stepsAgainst('Skeledirge')).not.toContain('2: Decorate')
})

test('no support uses Acid Spray on Chesnaught, whose Bulletproof blocks it', () => {
  const trio = supporters(['Muk', 'Acid Spray'])
  expect(stepsOf(candidate('Chesnaught', SERPERIOR, trio, CHARGING)).flat()).not.toContain('2: Acid Spray')
})

test('Krookodile keeps its Anger Point instead of getting Pure Power', () => {
  const trio = supporters(['Medicham', 'Skill Swap'])
  expect(stepsOf(candidate('Meganium', KROOKODILE, trio, TWO)).flat()).not.toContain('2: Skill Swap')
})

test('Pixilate Sylveon’s Hyper Voice passes a shield like a Fairy move', () => {
  const sylveon = (ability: string, teraType: 'Fairy' | 'Normal') =>
    finisher({ species: 'Sylveon', ability, teraType, moves: ['Hyper Voice'] })
  const share = (attacker: Finisher) => candidate('Pikachu', attacker, [], CHARGING).share
  // A shield lets 30% of damage of another type through, and 70% of the user's type. Pixilate adds a fifth.
  expect(share(sylveon('Pixilate', 'Fairy')) / share(sylveon('Pixilate', 'Normal'))).toBeGreaterThan(2)
})
