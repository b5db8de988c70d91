import type { Build } from '@/battle/build'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import type { Choice } from '@/battle/plan'
import { TeamTrials } from '@/planner/teams/trials/team-trials'
import { raidNamed, raidOf } from '@/planner/testing/named'
import type { Finisher } from './finishers'
import { curatedSupporters, trained } from './supporters'
import { makeCandidate, type OpeningShape, type TeamCandidate } from './team-candidates'

const PLAN = { boosts: 2, debuffs: 0, repeatAfterReset: true, healBelow: 40, healCheerBelow: 25 } as const

function finisher(build: Partial<Build> & Pick<Build, 'species' | 'moves'>, boost?: string): Finisher {
  const [finishingMove = ''] = build.moves
  const rest = { teraType: 'Normal', nature: 'Adamant', effortValues: { atk: 252 }, item: undefined } as const
  return {
    build: { ability: 'Huge Power', ...rest, ...build },
    role: 'attacker',
    plan: PLAN,
    ...{ finishingMove, boost, needsItem: false },
    attackStat: moveNamed(finishingMove).category === 'Physical' ? 'atk' : 'spa',
    defenseStat: moveNamed(finishingMove).category === 'Physical' ? 'def' : 'spd',
  }
}

const AZUMARILL = finisher({ species: 'Azumarill', moves: ['Play Rough', 'Belly Drum'] }, 'Belly Drum')

/** The first curated supports with these moves. */
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

function candidate(
  boss: string,
  one: Finisher,
  trio: TeamCandidate['supporters'],
  shape: OpeningShape,
): TeamCandidate {
  const trials = new TeamTrials(raidNamed(`7/Event/${boss}`))
  const [arena] = trials.usualArenas(raidOf('7', boss, 'Fire').teraType)
  if (!arena) throw new Error('no arena')
  return makeCandidate({ arena, fighter: ({ build }) => trials.fighter(build) }, one, trio, shape)
}

const words = ({ team }: TeamCandidate) =>
  team.opening.map((round) =>
    round.map(({ raider, choice }) => `${raider + 1}: ${said(team.raiders[raider]?.build, choice)}`),
  )

function said(build: Build | undefined, choice: Choice): string {
  if (choice.kind === 'move') return build?.moves[choice.move] ?? ''
  return choice.kind === 'cheer' ? `${choice.cheer} cheer` : 'wait'
}

const TWO: OpeningShape = { rounds: 2, guards: [] }

test('two Screeches, a Helping Hand each and a cheer multiply most; the finisher uses Belly Drum, and attacks last', () => {
  const steps = words(candidate('Skeledirge', AZUMARILL, SCREECHING, TWO))
  expect(steps[1]?.at(-1)).toBe('1: Play Rough')
  expect(steps[0]).toContain('1: Belly Drum')
  const all = steps.flat().map((step) => step.slice(3))
  expect(all.filter((step) => step === 'Screech')).toHaveLength(2)
  expect(all.filter((step) => step === 'attack cheer')).toHaveLength(1)
  expect(all.filter((step) => step === 'Helping Hand')).toHaveLength(3)
})

test('actions that multiply the finishing move come as late as possible, and guards before them', () => {
  const steps = words(
    candidate('Skeledirge', AZUMARILL, SCREECHING, { rounds: 4, guards: ['defense', 'heal'] }),
  )
  expect(steps[0]).toEqual(['2: defense cheer', '3: heal cheer', '1: Belly Drum'])
  expect(steps[3]?.slice(0, 2).map((step) => step.slice(3))).toEqual(['Screech', 'Screech'])
})

test('a third Screech comes if nobody helps', () => {
  const trio = supporters(['Corviknight', 'Screech'], ['Corviknight', 'Screech'], ['Corviknight', 'Screech'])
  const all = words(candidate('Skeledirge', AZUMARILL, trio, TWO)).flat()
  expect(all.filter((step) => step.endsWith('Screech'))).toHaveLength(3)
})

test('Belly Drum is used once, whatever the number of rounds', () => {
  const steps = words(candidate('Skeledirge', AZUMARILL, SCREECHING, { rounds: 3, guards: [] }))
  expect(steps.flat().filter((step) => step === '1: Belly Drum')).toHaveLength(1)
})

test('nobody helps a finisher with Good as Gold', () => {
  const gholdengo = finisher({ species: 'Gholdengo', ability: 'Good as Gold', moves: ['Make It Rain'] })
  const trio = supporters(['Umbreon', 'Fake Tears'], ['Alcremie', 'Decorate'], ['Blissey', 'Helping Hand'])
  const all = words(candidate('Primarina', gholdengo, trio, TWO))
    .flat()
    .join()
  expect(all).toContain('Fake Tears')
  expect(all).not.toMatch(/Helping Hand|Decorate/)
})

test('Contrary reverses debuffs, so nobody lowers Serperior unless Neutralizing Gas suppresses its ability', () => {
  const [first, second] = SCREECHING
  const gas = supporters(['Weezing', 'Taunt'])
  const trio = [first, second].filter((one) => one !== undefined)
  expect(
    words(candidate('Serperior', AZUMARILL, SCREECHING, TWO))
      .flat()
      .join(),
  ).not.toContain('Screech')
  expect(
    words(candidate('Serperior', AZUMARILL, [...trio, ...gas], TWO))
      .flat()
      .join(),
  ).toContain('Screech')
})

test('Medicham gives its Pure Power to a finisher that uses Attack, and doubles the finishing move', () => {
  const chesnaught = finisher({ species: 'Chesnaught', ability: 'Overgrow', moves: ['Wood Hammer'] })
  const [medicham] = supporters(['Medicham', 'Skill Swap'])
  const [umbreon] = SCREECHING
  if (!medicham || !umbreon) throw new Error('The pool lacks one')
  const shape: OpeningShape = { rounds: 1, guards: [] }
  const given = candidate('Skeledirge', chesnaught, [medicham], shape)
  const plain = candidate('Skeledirge', chesnaught, [], shape)
  expect(words(given)).toEqual([['2: Skill Swap', '1: Wood Hammer']])
  expect(given.share / plain.share).toBeCloseTo(2, 1)
})

const KROOKODILE = finisher({ species: 'Krookodile', ability: 'Anger Point', moves: ['Power Trip'] })

test('an always critical Night Slash triggers Anger Point, and Power Trip grows with each stage', () => {
  const trio = supporters(['Honchkrow', 'Night Slash'], ['Umbreon', 'Screech'], ['Umbreon', 'Screech'])
  const [honchkrow] = trio
  if (!honchkrow) throw new Error('The pool lacks it')
  const holding = (item: string) => [{ ...honchkrow, build: { ...honchkrow.build, item } }, ...trio.slice(1)]
  const sure = candidate('Meganium', KROOKODILE, holding('Scope Lens'), TWO)
  const unsure = candidate('Meganium', KROOKODILE, holding('Zoom Lens'), TWO)
  expect(words(sure).flat()).toContain('2: Night Slash')
  expect(words(unsure).flat()).not.toContain('2: Night Slash')
  expect(sure.share / unsure.share).toBeGreaterThan(10)
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
  expect(words(team)).toEqual(Array(4).fill(['1: Leaf Storm']))
  const finishingMoves = team.team.opening
    .flat()
    .map(({ choice }) => choice.kind === 'move' && choice.terastallize)
  expect(finishingMoves).toEqual([false, false, false, true])
  const lowering = candidate(
    'Pikachu',
    { ...SERPERIOR, build: { ...SERPERIOR.build, ability: 'Overgrow' } },
    [],
    CHARGING,
  )
  expect(team.share / lowering.share).toBeGreaterThan(10)
})

test('Acid Spray lowers through the shield that Pikachu has from the start, Fake Tears doesn’t', () => {
  const trio = supporters(['Muk', 'Acid Spray'], ['Perrserker', 'Fake Tears'])
  const all = words(candidate('Pikachu', SERPERIOR, trio, CHARGING)).flat()
  expect(all).toContain('2: Acid Spray')
  expect(all).not.toContain('3: Fake Tears')
})

test('before a late shield, Fake Tears helps a finisher that charges its orb', () => {
  const trio = supporters(['Perrserker', 'Fake Tears'])
  expect(words(candidate('Skeledirge', SERPERIOR, trio, CHARGING)).flat()).toContain('2: Fake Tears')
})

test('the next attack uses up a Helping Hand, so a finisher that attacks each round gets help in the last', () => {
  const trio = supporters(['Blissey', 'Helping Hand'], ['Blissey', 'Helping Hand'])
  const rounds = words(candidate('Chesnaught', SERPERIOR, trio, CHARGING))
  expect(rounds.slice(0, -1).flat().join()).not.toContain('Helping Hand')
  expect(rounds.at(-1)?.join()).toContain('Helping Hand')
})

test('nobody decorates Serperior, whose Contrary would lower it', () => {
  const trio = supporters(['Alcremie', 'Decorate'])
  expect(words(candidate('Emboar', SERPERIOR, trio, CHARGING)).flat()).not.toContain('2: Decorate')
})

const IRON_HANDS = finisher(
  { species: 'Iron Hands', ability: 'Quark Drive', moves: ['Close Combat', 'Belly Drum'] },
  'Belly Drum',
)
const TAUNTING = supporters(['Maushold', 'Tickle'], ['Clefairy', 'Tickle'], ['Umbreon', 'Taunt'])

test('Incineroar is taunted first, since its Bulk Up would raise the Defense against Close Combat', () => {
  const steps = words(candidate('Incineroar', IRON_HANDS, TAUNTING, TWO))
  expect(steps[0]?.[0]).toBe('4: Taunt')
  expect(steps.flat().filter((step) => step.endsWith('Taunt'))).toHaveLength(1)
})

test('a finisher that leads cheers, uses Belly Drum, and attacks first in round 3, after all that supports can do', () => {
  const steps = words(candidate('Incineroar', IRON_HANDS, TAUNTING, { rounds: 3, guards: [], leads: true }))
  expect(steps.map((round) => round.at(-1))).toEqual(['1: attack cheer', '1: Belly Drum', '1: Close Combat'])
  expect(steps[2]).toHaveLength(1)
  const supports = steps.slice(0, 2).flatMap((round) => round.slice(0, -1).map((step) => step.slice(3)))
  expect(supports.toSorted()).toEqual([
    ...['Helping Hand', 'Helping Hand', 'Helping Hand', 'Taunt', 'Tickle', 'Tickle'],
  ])
})

test('Incineroar isn’t taunted for a special finishing move, and Emboar, which raises nothing, for none', () => {
  const moonblast = finisher({ species: 'Primarina', ability: 'Torrent', moves: ['Moonblast'] })
  const all = (boss: string, one: Finisher) =>
    words(candidate(boss, one, TAUNTING, TWO))
      .flat()
      .join()
  expect(all('Incineroar', moonblast)).not.toContain('Taunt')
  expect(all('Emboar', IRON_HANDS)).not.toContain('Taunt')
})

test('a team without Taunt has less expected damage against Incineroar', () => {
  const share = (trio: TeamCandidate['supporters']) => candidate('Incineroar', IRON_HANDS, trio, TWO).share
  const tickling = supporters(['Maushold', 'Tickle'], ['Clefairy', 'Tickle'], ['Clefairy', 'Tickle'])
  expect(share(TAUNTING)).toBeGreaterThan(1.2 * share(tickling))
})

test('nobody decorates a finisher against Unaware Skeledirge, which ignores stages', () => {
  const alcremie = supporters(['Alcremie', 'Decorate'])
  const sylveon = finisher({ species: 'Sylveon', ability: 'Pixilate', moves: ['Hyper Voice'] })
  const all = (boss: string) => words(candidate(boss, sylveon, alcremie, { rounds: 3, guards: [] })).flat()
  expect(all('Emboar')).toContain('2: Decorate')
  expect(all('Skeledirge')).not.toContain('2: Decorate')
})

test('nobody uses Acid Spray on Chesnaught, whose Bulletproof stops it', () => {
  const trio = supporters(['Muk', 'Acid Spray'])
  expect(words(candidate('Chesnaught', SERPERIOR, trio, CHARGING)).flat()).not.toContain('2: Acid Spray')
})

test('Krookodile keeps its Anger Point: nobody swaps it for Pure Power', () => {
  const trio = supporters(['Medicham', 'Skill Swap'])
  expect(words(candidate('Meganium', KROOKODILE, trio, TWO)).flat()).not.toContain('2: Skill Swap')
})

test('Hyper Voice of Pixilate Sylveon passes a shield like a Fairy move', () => {
  const sylveon = (ability: string, teraType: 'Fairy' | 'Normal') =>
    finisher({ species: 'Sylveon', ability, teraType, moves: ['Hyper Voice'] })
  const share = (one: Finisher) => candidate('Pikachu', one, [], CHARGING).share
  // Damage of another type passes at 30 percent, of its own at 70; Pixilate adds a fifth.
  expect(share(sylveon('Pixilate', 'Fairy')) / share(sylveon('Pixilate', 'Normal'))).toBeGreaterThan(2)
})
