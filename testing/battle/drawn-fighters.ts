import { Generations as DataGenerations } from '@pkmn/data'
import { Dex } from '@pkmn/dex'
import fc from 'fast-check'
import { bossFighter, raiderFighter } from '@/battle/damage/fighters'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import type { BossFighter, Fighter } from '@/battle/model/fighter'
import { creatureKey } from '@/data/rosters/boss'
import { rosters } from '@/data/rosters/rosters'
import { TYPE_NAMES } from '@/data/vocabulary'
import { possibleAbilities } from '@/lib/creature/abilities'

const generation = new DataGenerations(Dex).get(9)
const species = [...generation.species].filter(({ isNonstandard }) => !isNonstandard)
const items = [...generation.items].map(({ name }) => name)
const natures = [...generation.natures].map(({ name }) => name)
const bosses = [...rosters['5'], ...rosters['6']]
const attacks = [
  ...[...generation.moves].map(({ name }) => name),
  ...bosses.flatMap(({ info }) => info.moves),
].filter((name) => moveNamed(name).category !== 'Status')

// Moves that depend on more than power and stats. Random draws would seldom include them.
const ODD_MOVES = [
  'Acrobatics',
  'Body Press',
  'Brine',
  'Electro Ball',
  'Eruption',
  'Expanding Force',
  'Facade',
  'Flail',
  'Foul Play',
  'Freeze-Dry',
  'Gyro Ball',
  'Hard Press',
  'Hex',
  'Knock Off',
  'Psyshock',
  'Sacred Sword',
  'Stored Power',
  'Tera Blast',
  'Triple Axel',
  'Weather Ball',
]
const ODD_ITEMS = ['Booster Energy', 'Shell Bell', 'Leftovers', 'Expert Belt', 'Choice Band', 'Assault Vest']

const teraType = fc.constantFrom(...TYPE_NAMES)
export const drawnItem = fc.oneof(
  { weight: 2, arbitrary: fc.constant(undefined) },
  { weight: 2, arbitrary: fc.constantFrom(...ODD_ITEMS) },
  { weight: 1, arbitrary: fc.constantFrom(...items) },
)
/** A damaging move of Scarlet and Violet, or any damaging move of a boss. */
export const drawnMove = fc.oneof(fc.constantFrom(...attacks), fc.constantFrom(...ODD_MOVES)).map(moveNamed)
const VARIANTS = 3
const effortValue = fc.constantFrom(0, 4, 128, 252)
const individualValue = fc.constantFrom(0, 15, 31)

/** Several trainings of a species, so that a cache may confuse them. */
export const drawnRaiders = fc
  .record({
    body: fc.constantFrom(...species),
    slot: fc.nat(2),
    item: drawnItem,
    trainings: fc.array(
      fc.record({
        teraType,
        nature: fc.constantFrom(...natures),
        level: fc.constantFrom(1, 50, 100, 100, 100),
        effortValues: fc.record({ hp: effortValue, atk: effortValue, def: effortValue, spd: effortValue }),
        individualValues: fc.record({ hp: individualValue, atk: individualValue, spe: individualValue }),
      }),
      { minLength: VARIANTS, maxLength: VARIANTS },
    ),
  })
  .map(({ body, slot, item, trainings }): Fighter[] => {
    const ownAbilities = Object.values(body.abilities).filter((ability) => ability !== '')
    const ability = ownAbilities[slot % ownAbilities.length] ?? ''
    return trainings.map((training) =>
      raiderFighter({ ...training, species: body.name, ability, item, moves: [] }, moveNamed),
    )
  })

export const drawnBosses = fc
  .record({
    record: fc.constantFrom(...bosses),
    slot: fc.nat(2),
    teraTypes: fc.array(teraType, { minLength: VARIANTS, maxLength: VARIANTS }),
  })
  .map(({ record, slot, teraTypes }): BossFighter[] => {
    const { 0: first, 1: second, H: hidden } = Dex.species.get(creatureKey(record)).abilities
    const possible = possibleAbilities({ first, second, hidden }, record.ability)
    const ability = possible[slot % possible.length] ?? first
    return teraTypes.map((teraType) => bossFighter(record, ability, teraType, moveNamed))
  })
