import * as z from 'zod'
import { type EventRaid, eventRaidSchema } from '@/data/events/schema'
import { parseRecords } from '@/data/parse-records'
import { rulesOfStars } from '@/data/tiers'
import {
  indexInto,
  itemByNumber,
  moveByNumber,
  natureByNumber,
  pokedexByNumber,
  wholeNumber,
} from './by-number'
import { speciesOf } from './species'

const percent = wholeNumber(0, 100)

const byStat = (max: number) => {
  const figure = wholeNumber(0, max)
  return z
    .object({ HP: figure, ATK: figure, DEF: figure, SPA: figure, SPD: figure, SPE: figure })
    .transform(({ HP, ATK, DEF, SPA, SPD, SPE }) => ({
      hp: HP,
      attack: ATK,
      defense: DEF,
      specialattack: SPA,
      specialdefense: SPD,
      speed: SPE,
    }))
}

// The first entry means the species' own type, which no event uses.
const TERA_TYPES = [
  ...[undefined, 'any', 'Normal', 'Fighting', 'Flying', 'Poison', 'Ground', 'Rock', 'Bug', 'Ghost'],
  ...['Steel', 'Fire', 'Water', 'Grass', 'Electric', 'Psychic', 'Ice', 'Dragon', 'Dark', 'Fairy'],
]

const SIZES = ['drawn', 'XS', 'S', 'M', 'L', 'XL', 'figure']

// With other values the game draws some IVs, and `TalentVnum` is the number of IVs of 31.
const FIXED_VALUES = 2

const MAX_SECONDS = 3600

const move = z.object({ WazaId: moveByNumber })

function movesIn(...slots: readonly z.infer<typeof move>[]): string[] {
  return slots.map(({ WazaId }) => WazaId).filter((name) => name !== 'nothing')
}

const pokemonSchema = z
  .object({
    DevId: pokedexByNumber,
    FormId: z.int(),
    Sex: indexInto('gender', ['any', 'male', 'female']),
    Item: itemByNumber,
    Level: wholeNumber(1, 100),
    Waza1: move,
    Waza2: move,
    Waza3: move,
    Waza4: move,
    GemType: indexInto('Tera type', TERA_TYPES),
    Seikaku: natureByNumber,
    Tokusei: indexInto('ability', ['first or second', 'any', 'first', 'second', 'hidden']),
    TalentType: wholeNumber(0, FIXED_VALUES),
    TalentValue: byStat(31),
    TalentVnum: wholeNumber(0, 6),
    EffortValue: byStat(252),
    RareType: indexInto('rule of shininess', ['random', 'never', 'always']),
    ScaleType: indexInto('size', SIZES),
    ScaleValue: wholeNumber(0, 255),
  })
  .refine(({ Waza1, Waza2, Waza3, Waza4 }) => movesIn(Waza1, Waza2, Waza3, Waza4).length > 0, {
    path: ['Waza1', 'WazaId'],
    error: 'is 0, and so are those of Waza2 to Waza4: every boss has a move',
  })
  .transform((pokemon, context) => {
    const species = speciesOf(pokemon.DevId, pokemon.FormId)
    if (species) return { ...pokemon, named: species }
    const message = `form ${pokemon.FormId} of Pokémon ${pokemon.DevId} has no name here`
    context.addIssue({ code: 'custom', message, path: ['FormId'], input: pokemon.FormId })
    return z.NEVER
  })

const actionSchema = z
  .object({
    Timing: indexInto('trigger', ['nothing', 'Time', 'HP']),
    Action: indexInto('action', ['nothing', 'boss reset', 'player reset', 'move', 'orb']),
    Value: percent,
    Wazano: moveByNumber,
  })
  .refine(({ Timing, Action }) => Timing === 'nothing' || Action !== 'nothing', {
    path: ['Action'],
    error: 'is 0: where there is a Timing, something is done, from 1 to 4',
  })
  .refine(({ Timing, Action }) => Timing !== 'nothing' || Action === 'nothing', {
    path: ['Timing'],
    error: 'is 0: an Action comes by time, 1, or by HP, 2',
  })
  .refine(({ Action, Wazano }) => Action !== 'move' || Wazano !== 'nothing', {
    path: ['Wazano'],
    error: 'is 0: an action that is a move has one',
  })

const timeSchema = z
  .object({ IsActive: z.boolean(), GameLimit: wholeNumber(0, MAX_SECONDS) })
  .refine(({ IsActive, GameLimit }) => !IsActive || GameLimit > 0, {
    path: ['GameLimit'],
    error: `is 0: a time limit that is active is from 1 to ${MAX_SECONDS} seconds`,
  })

/** Replaces numbers with names; keeps the file's names of fields. */
export const rowSchema = z
  .object({
    RomVer: indexInto('version', ['both', 'Scarlet', 'Violet']),
    DeliveryGroupID: wholeNumber(1, 99),
    Difficulty: z.literal([1, 2, 3, 4, 5, 7], {
      error: ({ input }) => `${input} is no number of stars: 1 to 5, or 7`,
    }),
    Rate: wholeNumber(1, 1000),
    DropTableFix: z.string(),
    DropTableRandom: z.string(),
    CaptureRate: indexInto('rule of catching', ['never', 'free', 'once']),
    CaptureLv: z.int(),
    BossPokePara: pokemonSchema,
    BossDesc: z.object({
      // Percent: events so far have 500 to 6000.
      HpCoef: wholeNumber(100, 10_000),
      PowerChargeTrigerHp: percent,
      PowerChargeTrigerTime: percent,
      PowerChargeCancelDamage: percent,
      PowerChargeDamageRate: percent,
      // The first 7★ Pikachu lets through more than all damage: 120.
      PowerChargeGemDamageRate: wholeNumber(0, 200),
      PowerChargeChangeGemDamageRate: percent,
      ExtraAction1: actionSchema,
      ExtraAction2: actionSchema,
      ExtraAction3: actionSchema,
      ExtraAction4: actionSchema,
      ExtraAction5: actionSchema,
      ExtraAction6: actionSchema,
      DoubleActionTriggerHp: percent,
      DoubleActionTriggerTime: percent,
      DoubleActionRate: percent,
    }),
    TimeDesc: timeSchema,
  })
  .refine(({ CaptureLv, BossPokePara }) => CaptureLv === BossPokePara.Level, {
    path: ['CaptureLv'],
    error: 'differs from the level in battle: data/events has room for only one',
  })
  .refine(
    ({ Difficulty, BossDesc }) => rulesOfStars(Difficulty) === undefined || BossDesc.PowerChargeTrigerHp > 0,
    {
      path: ['BossDesc', 'PowerChargeTrigerHp'],
      error: 'is 0: every boss of 5★ and 7★ has a shield',
    },
  )
  .refine(
    ({ Difficulty, BossPokePara }) =>
      rulesOfStars(Difficulty)?.teraTypes !== 'one' || BossPokePara.GemType !== 'any',
    {
      path: ['BossPokePara', 'GemType'],
      error: 'is 1, any: every boss of 7★ has one Tera type, from 2 to 19',
    },
  )

export type Row = z.infer<typeof rowSchema>

type Pokemon = Row['BossPokePara']

type Boss = Row['BossDesc']

export function setOf({ RomVer, CaptureRate, BossPokePara, BossDesc, TimeDesc }: Row, id: string): EventRaid {
  const { named, Level, Item, GemType, Seikaku, Tokusei, RareType } = BossPokePara
  const { name, creatureKey, imageAlt } = named
  const fields = {
    ...{ id, name, creatureKey, imageAlt, level: Level, catch: CaptureRate },
    hpMultiplier: BossDesc.HpCoef / 100,
    timeLimit: TimeDesc.IsActive ? TimeDesc.GameLimit : undefined,
    teraType: unless('any', GemType),
    nature: unless('any', Seikaku),
    heldItem: unless('nothing', Item),
    ability: Tokusei,
    gender: genderOf(BossPokePara),
    shiny: RareType,
    ...individualValuesOf(BossPokePara),
    size: sizeOf(BossPokePara),
    effortValues: unusualFigures(0, BossPokePara.EffortValue),
    version: RomVer,
    shield: shieldOf(BossDesc),
    secondMove: secondMoveOf(BossDesc),
    ...movesOf(BossPokePara, BossDesc),
  }
  // Omit absent fields instead of setting them to `undefined`, so that versions can be compared.
  const present = Object.entries(fields).filter(([, value]) => value !== undefined)
  return parseRecords(id, eventRaidSchema, Object.fromEntries(present))
}

function unless<T>(nothing: T, value: T): T | undefined {
  return value === nothing ? undefined : value
}

function genderOf({ named, Sex }: Pokemon) {
  return named.species.gender === 'N' ? undefined : unless('any', Sex)
}

function individualValuesOf({ TalentType, TalentValue, TalentVnum }: Pokemon) {
  if (TalentType !== FIXED_VALUES) return { flawlessIvs: TalentVnum }
  return {
    flawlessIvs: Object.values(TalentValue).filter((value) => value === 31).length,
    individualValues: unusualFigures(31, TalentValue),
  }
}

function unusualFigures(usual: number, figures: Record<string, number>) {
  const unusual = Object.entries(figures).filter(([, figure]) => figure !== usual)
  return unusual.length > 0 ? Object.fromEntries(unusual) : undefined
}

function sizeOf({ ScaleType, ScaleValue }: Pokemon) {
  return ScaleType === 'figure' ? ScaleValue : unless('drawn', ScaleType)
}

function shieldOf(boss: Boss) {
  return {
    hp: boss.PowerChargeTrigerHp,
    time: boss.PowerChargeTrigerTime,
    barPercentOfHp: boss.PowerChargeCancelDamage,
    damageThroughPercent: {
      plain: boss.PowerChargeDamageRate,
      teraOtherType: boss.PowerChargeChangeGemDamageRate,
      teraSameType: boss.PowerChargeGemDamageRate,
    },
  }
}

function secondMoveOf({ DoubleActionTriggerHp, DoubleActionTriggerTime, DoubleActionRate }: Boss) {
  if (DoubleActionRate === 0) return undefined
  return { hp: DoubleActionTriggerHp, time: DoubleActionTriggerTime, chance: DoubleActionRate }
}

function movesOf({ Waza1, Waza2, Waza3, Waza4 }: Pokemon, boss: Boss) {
  const moves = movesIn(Waza1, Waza2, Waza3, Waza4)
  const actions = [
    ...[boss.ExtraAction1, boss.ExtraAction2, boss.ExtraAction3],
    ...[boss.ExtraAction4, boss.ExtraAction5, boss.ExtraAction6],
  ]
    .filter(({ Timing }) => Timing !== 'nothing')
    .map(({ Timing, Action, Value, Wazano }) => ({
      ...{ trigger: Timing, percent: Value, kind: Action },
      ...(Action === 'move' && { move: Wazano }),
    }))
  const scripted = new Set(actions.flatMap(({ move }) => (move && !moves.includes(move) ? [move] : [])))
  return { moves, actionMoves: scripted.size > 0 ? [...scripted] : undefined, actions }
}
