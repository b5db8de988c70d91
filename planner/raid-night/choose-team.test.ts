import type { Build } from '@/battle/build'
import { createDamageSource } from '@/battle/damage/create-damage-source'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { partnerFighters } from '@/battle/odds/partners'
import { readSets } from '@/lib/box/read-sets'
import { abilitiesOf } from '@/planner/raids/all-raids'
import { raidNamed } from '@/planner/testing/named'
import { GARCHOMP, IRON_HANDS, MAGIKARP, UMBREON } from '@/testing/box/sets'
import { type ChosenTeam, chosenTeam } from './choose-team'
import { PartyBattles } from './party-battles'
import { candidatesFromBoxes, type PlayerBox } from './player-candidates'

// Each choice fights hundreds of battles.
jest.setTimeout(60_000)

const RAID = raidNamed('6/Paldea/Dondozo')

const buildsOf = (...sets: readonly string[]): readonly Build[] =>
  sets.map((set) => {
    const [entry] = readSets(set).entries
    if (!entry) throw new Error(`${set} cannot be read`)
    return entry.build
  })

function chosen(boxes: readonly PlayerBox[], seed = 1): ChosenTeam {
  const parts = {
    ...{ raid: RAID, abilities: abilitiesOf(RAID.boss), moveOf: moveNamed },
    teraType: 'Steel',
    damageOf: createDamageSource().rolls,
  } as const
  const partners = partnerFighters(moveNamed)
  const battles = new PartyBattles({ parts, partners, free: 4 - boxes.length, seed })
  return chosenTeam(candidatesFromBoxes(boxes, moveNamed), battles, () => {})
}

const speciesIn = ({ team }: ChosenTeam) => team.members.map(({ candidate }) => candidate.build.species)

const BOXES: readonly PlayerBox[] = [
  { builds: buildsOf(MAGIKARP, UMBREON) },
  { builds: buildsOf(MAGIKARP, IRON_HANDS) },
  { builds: buildsOf(UMBREON, MAGIKARP) },
  { builds: buildsOf(MAGIKARP, GARCHOMP) },
]

test('from four boxes each player brings one, in its own slot, and nobody a Magikarp that only splashes', () => {
  const found = chosen(BOXES)
  expect(found.team.members.map(({ candidate }) => candidate.player)).toEqual([0, 1, 2, 3])
  expect(speciesIn(found)).toEqual(['Umbreon', 'Iron Hands', 'Umbreon', 'Garchomp'])
  expect(found.chance).toBeGreaterThan(0.9)
})

test('the steps of an opening use moves that their raiders know, and target existing slots', () => {
  const { team } = chosen(BOXES)
  const steps = team.opening.flat()
  for (const { raider, choice } of steps) {
    const { build } = team.members[raider]?.candidate ?? {}
    if (choice.kind === 'move') expect(build?.moves[choice.move]).toBeDefined()
    // Umbreon helps another raider, never itself.
    if (choice.kind === 'move' && choice.ally !== undefined) expect(choice.ally).not.toBe(raider)
  }
})

test('a locked slot stays, even if another of the box would do better', () => {
  const found = chosen(BOXES.with(1, { builds: buildsOf(MAGIKARP, IRON_HANDS), locked: 0 }))
  expect(speciesIn(found)[1]).toBe('Magikarp')
})

test('two NPCs join two players, and are in no box', () => {
  const found = chosen(BOXES.slice(0, 2))
  expect(found.team.members).toHaveLength(2)
  expect(speciesIn(found)[1]).toBe('Iron Hands')
})

test('if nobody wins, a team is still named, with a win rate of 0', () => {
  const found = chosen([{ builds: buildsOf(MAGIKARP) }, { builds: buildsOf(MAGIKARP) }])
  expect(speciesIn(found)).toEqual(['Magikarp', 'Magikarp'])
  expect(found.chance).toBe(0)
})

test('the same boxes and seed choose the same team', () => {
  expect(chosen(BOXES, 7)).toEqual(chosen(BOXES, 7))
})

test('a player without a Pokémon throws', () => {
  expect(() => chosen([{ builds: [] }])).toThrow('Player 1')
})
