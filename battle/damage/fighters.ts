import { Pokemon } from '@smogon/calc'
import { type Build, type Gender, RAIDER_LEVEL } from '@/battle/build'
import { formTraits } from '@/battle/dex/forms'
import type { BattleMove } from '@/battle/model/battle-move'
import type { BossFighter, Fighter } from '@/battle/model/fighter'
import { individualValuesOf, valuesByStat } from '@/data/pokemon/stats'
import { creatureKey } from '@/data/rosters/boss'
import type { RaidBoss } from '@/data/rosters/rosters'
import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import {
  calculatorAbility,
  calculatorItem,
  calculatorNature,
  calculatorSpecies,
  GENERATION,
} from './calculator'

type MoveLookup = (name: string) => BattleMove

const NEUTRAL_NATURE = 'Serious'

type Body = Omit<Fighter, 'moves'>

/** Returns the form that enters the raid. Throws if the calculator or `moveOf` doesn't know a name. */
export function raiderFighter(build: Build, moveOf: MoveLookup): Fighter {
  const { level = RAIDER_LEVEL, individualValues = {}, gender } = build
  const training = { ...build, ...formOf(build), level, individualValues, gender }
  return { ...bodyOf(training), moves: build.moves.map(moveOf) }
}

function formOf({
  species,
  item = '',
  ability,
  teraType,
}: Build): Pick<Body, 'species' | 'ability' | 'teraType'> {
  const buildSpecies = calculatorSpecies(species)
  const { entersAs = buildSpecies.name } = formTraits(buildSpecies.name)
  const form = formTraits(entersAs).heldForms[item] ?? entersAs
  const hasOwnAbility = form !== buildSpecies.name && ability === buildSpecies.abilities?.[0]
  return {
    species: form,
    ability: (hasOwnAbility && calculatorSpecies(form).abilities?.[0]) || ability,
    teraType: formTraits(form).teraType ?? teraType,
  }
}

/** Individual values are 31 unless the record fixes them. Throws if the calculator or `moveOf` doesn't know a name. */
export function bossFighter(
  boss: RaidBoss,
  ability: string,
  teraType: TypeName,
  moveOf: MoveLookup,
): BossFighter {
  const scriptedMoves = new Set(boss.actionMoves)
  const randomMoves = [...new Set(boss.info.moves)].filter((name) => name !== '' && !scriptedMoves.has(name))
  const bodyAs = (species: string) =>
    bodyOf({
      species,
      level: boss.level,
      nature: boss.nature ?? NEUTRAL_NATURE,
      effortValues: valuesByStat(boss.effortValues, 0),
      individualValues: individualValuesOf(boss),
      ability,
      item: boss.heldItem,
      teraType,
      gender: GENDERS[boss.event?.gender ?? 'unknown'],
    })
  const role = {
    moves: [...randomMoves, ...scriptedMoves].map(moveOf),
    randomMoveCount: randomMoves.length,
    hpMultiplier: boss.hpMultiplier,
  }
  const { name } = calculatorSpecies(creatureKey(boss))
  const { atHalfHp } = formTraits(name)
  return bossOf(bodyAs(name), role, atHalfHp ? bossOf(bodyAs(atHalfHp), role, undefined) : undefined)
}

const GENDERS = { male: 'M', female: 'F', unknown: undefined } as const

type BossRole = Pick<BossFighter, 'moves' | 'randomMoveCount' | 'hpMultiplier'>

// Field by field: JavaScript gives each object with so many spread fields its own shape, and reads it slowly.
function bossOf(body: Body, role: BossRole, atHalfHp: BossFighter | undefined): BossFighter {
  return {
    species: body.species,
    level: body.level,
    nature: body.nature,
    effortValues: body.effortValues,
    individualValues: body.individualValues,
    ability: body.ability,
    item: body.item,
    teraType: body.teraType,
    gender: body.gender,
    types: body.types,
    weightkg: body.weightkg,
    baseAttack: body.baseAttack,
    stats: body.stats,
    moves: role.moves,
    randomMoveCount: role.randomMoveCount,
    hpMultiplier: role.hpMultiplier,
    atHalfHp,
  }
}

type Training = Omit<Body, 'types' | 'weightkg' | 'baseAttack' | 'stats'>

function bodyOf(training: Training): Body {
  const { species, level, nature, effortValues, individualValues, ability, item, teraType } = training
  const { name, types, weightkg, baseStats, gender } = calculatorSpecies(species)
  const pokemon = new Pokemon(GENERATION, name, {
    level,
    nature: calculatorNature(nature),
    evs: effortValues,
    ivs: individualValues,
  })
  return {
    species: name,
    level,
    nature,
    effortValues,
    individualValues,
    ability: calculatorAbility(ability),
    item: item === undefined ? undefined : calculatorItem(item),
    teraType,
    gender: genderOf(gender, training.gender),
    types: TYPE_NAMES.filter((type) => types.includes(type)).sort(byOrderIn(types)),
    weightkg,
    baseAttack: baseStats.atk,
    stats: { ...pokemon.rawStats },
  }
}

function genderOf(only: Gender | 'N' | undefined, chosen: Gender | undefined): Gender | undefined {
  return only === 'N' ? undefined : (only ?? chosen)
}

function byOrderIn(order: readonly string[]) {
  return (a: string, b: string) => order.indexOf(a) - order.indexOf(b)
}
