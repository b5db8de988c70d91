import type { Build } from '@/battle/build'
import { createDamageSource } from '@/battle/damage/create-damage-source'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { partnerFighters } from '@/battle/odds/partners'
import { readSets } from '@/lib/box/read-sets'
import { abilitiesOf } from '@/planner/raids/all-raids'
import { raidNamed } from '@/planner/testing/named'
import { GARCHOMP, IRON_HANDS, MAGIKARP, UMBREON } from '@/testing/box/sets'
import { type ChosenTeam, chooseTeam } from './choose-team'
import { PartyBattles } from './party-battles'
import { candidatesFromBoxes, type PlayerBox } from './player-candidates'

jest.setTimeout(60_000)

const RAID = raidNamed('6/Paldea/Dondozo')

const buildsOf = (...sets: readonly string[]): readonly Build[] =>
  sets.map((set) => {
    const [entry] = readSets(set).entries
    if (!entry) throw new Error(`${set} cannot be read`)
    return entry.build
  })

function chooseFrom(boxes: readonly PlayerBox[], seed = 1): ChosenTeam {
  const raidParts = {
    ...{ raid: RAID, abilities: abilitiesOf(RAID.boss), moveOf: moveNamed },
    teraType: 'Steel',
    damageOf: createDamageSource().rolls,
  } as const
  const partners = partnerFighters(moveNamed)
  const battles = new PartyBattles({ parts: raidParts, partners, free: 4 - boxes.length, seed })
  return chooseTeam(candidatesFromBoxes(boxes, moveNamed), battles, () => {})
}

const speciesIn = ({ team }: ChosenTeam) => team.members.map(({ candidate }) => candidate.build.species)

const BOXES: readonly PlayerBox[] = [
  { builds: buildsOf(MAGIKARP, UMBREON) },
  { builds: buildsOf(MAGIKARP, IRON_HANDS) },
  { builds: buildsOf(UMBREON, MAGIKARP) },
  { builds: buildsOf(MAGIKARP, GARCHOMP) },
]

test('from four boxes, each player brings one Pokémon in their own slot, and nobody brings Magikarp', () => {
  const result = chooseFrom(BOXES)
  expect(result.team.members.map(({ candidate }) => candidate.player)).toEqual([0, 1, 2, 3])
  expect(speciesIn(result)).toEqual(['Umbreon', 'Iron Hands', 'Umbreon', 'Garchomp'])
  expect(result.chance).toBeGreaterThan(0.9)
})

test('the steps of an opening use moves that their raiders know, and target existing slots', () => {
  const { team } = chooseFrom(BOXES)
  const steps = team.opening.flat()
  for (const { raider, choice } of steps) {
    const { build } = team.members[raider]?.candidate ?? {}
    if (choice.kind === 'move') expect(build?.moves[choice.move]).toBeDefined()
    if (choice.kind === 'move' && choice.ally !== undefined) expect(choice.ally).not.toBe(raider)
  }
})

test('a locked slot stays, even if another Pokémon in the box would do better', () => {
  const result = chooseFrom(BOXES.with(1, { builds: buildsOf(MAGIKARP, IRON_HANDS), locked: 0 }))
  expect(speciesIn(result)[1]).toBe('Magikarp')
})

test('two NPCs join two players and aren’t listed in the team', () => {
  const result = chooseFrom(BOXES.slice(0, 2))
  expect(result.team.members).toHaveLength(2)
  expect(speciesIn(result)[1]).toBe('Iron Hands')
})

test('if no team wins, one is still chosen, with a win rate of 0', () => {
  const result = chooseFrom([{ builds: buildsOf(MAGIKARP) }, { builds: buildsOf(MAGIKARP) }])
  expect(speciesIn(result)).toEqual(['Magikarp', 'Magikarp'])
  expect(result.chance).toBe(0)
})

test('the same boxes and seed lead to the same team', () => {
  expect(chooseFrom(BOXES, 7)).toEqual(chooseFrom(BOXES, 7))
})

test('a player without a Pokémon throws', () => {
  expect(() => chooseFrom([{ builds: [] }])).toThrow('Player 1')
})
