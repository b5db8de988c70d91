import { STATUSES, type Status, type Terrain, type Weather } from '@/battle/events'
import type { BattleEffect } from '@/battle/model/battle-move'
import type { StageChanges } from '@/battle/model/terms'
import type { TypeName } from '@/data/vocabulary'

/** A berry that its holder eats at or below this share of max HP. Gluttony raises a quarter to a half. */
export interface Berry {
  readonly at: number
  readonly heals: number
  readonly healsHp: number
  readonly boosts: StageChanges | undefined
  readonly focuses: boolean
  /** Micle Berry: raises the next move's accuracy. */
  readonly aims: boolean
  /** Custap Berry: its holder acts first. */
  readonly hurries: boolean
}

interface HitItem {
  readonly by: TypeName | 'super effective' | 'Physical' | 'Special'
  readonly boosts: StageChanges
  readonly heals: number
  /** Share of max HP that the attacker loses, even if the holder faints. */
  readonly hurts: number
  readonly whenEffective: boolean
}

/** Effects in a turn, besides effects that the damage calculator applies. Every record has every field, for speed. */
export interface ItemTraits {
  /** Share of max HP gained at a turn's end; negative if lost. */
  readonly turnHp: number
  readonly poisonOnly: boolean
  /** Share of the damage dealt that its holder heals. */
  readonly shellBell: number
  readonly costsPerAttack: number
  readonly drainFactor: number
  /** Share of max HP that contact costs the attacker. */
  readonly hurtsByTouch: number
  readonly berry: Berry | undefined
  readonly cures: readonly Status[]
  readonly curesConfusion: boolean
  readonly curesMind: boolean
  readonly isBerry: boolean
  readonly survivesFromFull: boolean
  /** Percent chance to keep 1 HP. */
  readonly survives: number
  readonly restoresStages: boolean
  readonly guardsStages: boolean
  readonly blocksSecondary: boolean
  readonly keepsAbility: boolean
  readonly startsProtosynthesis: boolean
  readonly manyHits: boolean
  readonly lengthensScreens: boolean
  readonly lengthens: Weather | 'terrain' | undefined
  readonly powderProof: boolean
  readonly touchless: boolean
  readonly touchlessPunches: boolean
  readonly accuracyOfFoe: number
  readonly accuracy: number
  readonly accuracyWhenLast: number
  readonly critStages: number
  /** Percent chance to move first. */
  readonly first: number
  readonly last: boolean
  readonly speed: number
  readonly grounds: boolean
  readonly floats: boolean
  readonly locksMove: boolean
  readonly attacksOnly: boolean
  readonly hit: HitItem | undefined
  readonly bySound: StageChanges | undefined
  readonly byIntimidate: StageChanges | undefined
  readonly byMiss: StageChanges | undefined
  readonly chargesAtOnce: boolean
  readonly countsRepeats: boolean
  readonly copiesRaises: boolean
  /** Attacks of this type are 20% stronger. The damage calculator applies this, too. */
  readonly strengthens: TypeName | undefined
  readonly inflicts: Status | undefined
  readonly whenFlung: BattleEffect | undefined
  /** Percent chance per hit. */
  readonly flinches: number
  readonly onTerrain: Terrain | undefined
  readonly onTerrainBoosts: StageChanges
}

const NO_ITEM: ItemTraits = {
  turnHp: 0,
  poisonOnly: false,
  shellBell: 0,
  costsPerAttack: 0,
  drainFactor: 1,
  hurtsByTouch: 0,
  berry: undefined,
  cures: [],
  curesConfusion: false,
  curesMind: false,
  isBerry: false,
  survivesFromFull: false,
  survives: 0,
  restoresStages: false,
  guardsStages: false,
  blocksSecondary: false,
  keepsAbility: false,
  startsProtosynthesis: false,
  manyHits: false,
  lengthensScreens: false,
  lengthens: undefined,
  powderProof: false,
  touchless: false,
  touchlessPunches: false,
  accuracyOfFoe: 1,
  accuracy: 1,
  accuracyWhenLast: 1,
  critStages: 0,
  first: 0,
  last: false,
  speed: 1,
  grounds: false,
  floats: false,
  locksMove: false,
  attacksOnly: false,
  hit: undefined,
  bySound: undefined,
  byIntimidate: undefined,
  byMiss: undefined,
  chargesAtOnce: false,
  countsRepeats: false,
  copiesRaises: false,
  strengthens: undefined,
  inflicts: undefined,
  whenFlung: undefined,
  flinches: 0,
  onTerrain: undefined,
  onTerrainBoosts: {},
}

const NO_EFFECT = {
  at: 1 / 4,
  heals: 0,
  healsHp: 0,
  boosts: undefined,
  focuses: false,
  aims: false,
  hurries: false,
}
const HEALS_THIRD: Partial<ItemTraits> = { isBerry: true, berry: { ...NO_EFFECT, heals: 1 / 3 } }
const HALVES_SPEED: Partial<ItemTraits> = { speed: 0.5 }
const FLINCHES: Partial<ItemTraits> = { flinches: 10, whenFlung: { volatileStatus: 'flinch' } }

function pinch(boosts: StageChanges): Partial<ItemTraits> {
  return { isBerry: true, berry: { ...NO_EFFECT, boosts } }
}

function cure(...cures: readonly Status[]): Partial<ItemTraits> {
  return { isBerry: true, cures }
}

function softens(by: TypeName): Partial<ItemTraits> {
  return { isBerry: true, hit: { by, boosts: {}, heals: 0, hurts: 0, whenEffective: by !== 'Normal' } }
}

function raiseAfter(by: HitItem['by'], boosts: StageChanges): Partial<ItemTraits> {
  return { hit: { by, boosts, heals: 0, hurts: 0, whenEffective: false } }
}

function stings(by: HitItem['by']): Partial<ItemTraits> {
  return { isBerry: true, hit: { by, boosts: {}, heals: 0, hurts: 1 / 8, whenEffective: false } }
}

function seed(onTerrain: Terrain, onTerrainBoosts: StageChanges): Partial<ItemTraits> {
  return { onTerrain, onTerrainBoosts }
}

/**
 * Traits by item. A missing item does nothing in a raid, or only what the damage calculator applies. Source of each
 * line: its page on https://bulbapedia.bulbagarden.net/wiki/List_of_items_by_index_number_in_Generation_IX
 */
const TRAITS: Readonly<Record<string, Partial<ItemTraits>>> = {
  Leftovers: { turnHp: 1 / 16 },
  'Black Sludge': { turnHp: 1 / 16, poisonOnly: true },
  'Sticky Barb': { turnHp: -1 / 8 },
  'Shell Bell': { shellBell: 1 / 8 },
  'Life Orb': { costsPerAttack: 1 / 10 },
  'Big Root': { drainFactor: 1.3 },
  'Rocky Helmet': { hurtsByTouch: 1 / 6 },
  'Sitrus Berry': { isBerry: true, berry: { ...NO_EFFECT, at: 1 / 2, heals: 1 / 4 } },
  'Oran Berry': { isBerry: true, berry: { ...NO_EFFECT, at: 1 / 2, healsHp: 10 } },
  'Figy Berry': HEALS_THIRD,
  'Wiki Berry': HEALS_THIRD,
  'Mago Berry': HEALS_THIRD,
  'Aguav Berry': HEALS_THIRD,
  'Iapapa Berry': HEALS_THIRD,
  'Liechi Berry': pinch({ atk: 1 }),
  'Ganlon Berry': pinch({ def: 1 }),
  'Petaya Berry': pinch({ spa: 1 }),
  'Apicot Berry': pinch({ spd: 1 }),
  'Salac Berry': pinch({ spe: 1 }),
  'Lansat Berry': { isBerry: true, berry: { ...NO_EFFECT, focuses: true } },
  'Micle Berry': { isBerry: true, berry: { ...NO_EFFECT, aims: true } },
  'Custap Berry': { isBerry: true, berry: { ...NO_EFFECT, hurries: true } },
  'Lum Berry': { isBerry: true, cures: STATUSES, curesConfusion: true },
  'Cheri Berry': cure('par'),
  'Chesto Berry': cure('slp'),
  'Pecha Berry': cure('psn', 'tox'),
  'Rawst Berry': cure('brn'),
  'Aspear Berry': cure('frz'),
  'Persim Berry': { isBerry: true, curesConfusion: true },
  'Mirror Herb': { copiesRaises: true },
  'Mental Herb': { curesMind: true },
  'Focus Sash': { survivesFromFull: true },
  'Focus Band': { survives: 10 },
  'White Herb': { restoresStages: true },
  'Clear Amulet': { guardsStages: true },
  'Covert Cloak': { blocksSecondary: true },
  'Ability Shield': { keepsAbility: true },
  'Booster Energy': { startsProtosynthesis: true },
  'Loaded Dice': { manyHits: true },
  'Light Clay': { lengthensScreens: true },
  'Heat Rock': { lengthens: 'Sun' },
  'Damp Rock': { lengthens: 'Rain' },
  'Smooth Rock': { lengthens: 'Sand' },
  'Icy Rock': { lengthens: 'Snow' },
  'Terrain Extender': { lengthens: 'terrain' },
  'Safety Goggles': { powderProof: true },
  'Protective Pads': { touchless: true },
  'Punching Glove': { touchlessPunches: true },
  'Bright Powder': { accuracyOfFoe: 0.9 },
  'Lax Incense': { accuracyOfFoe: 0.9 },
  'Wide Lens': { accuracy: 1.1 },
  'Zoom Lens': { accuracyWhenLast: 1.2 },
  'Scope Lens': { critStages: 1 },
  'Razor Claw': { critStages: 1 },
  'Quick Claw': { first: 20 },
  'Lagging Tail': { last: true },
  'Choice Scarf': { speed: 1.5, locksMove: true },
  'Choice Band': { locksMove: true },
  'Choice Specs': { locksMove: true },
  'Assault Vest': { attacksOnly: true },
  'Iron Ball': { speed: 0.5, grounds: true },
  'Macho Brace': HALVES_SPEED,
  'Power Anklet': HALVES_SPEED,
  'Power Band': HALVES_SPEED,
  'Power Belt': HALVES_SPEED,
  'Power Bracer': HALVES_SPEED,
  'Power Lens': HALVES_SPEED,
  'Power Weight': HALVES_SPEED,
  'Air Balloon': { floats: true },
  'Weakness Policy': raiseAfter('super effective', { atk: 2, spa: 2 }),
  'Absorb Bulb': raiseAfter('Water', { spa: 1 }),
  'Luminous Moss': raiseAfter('Water', { spd: 1 }),
  'Cell Battery': raiseAfter('Electric', { atk: 1 }),
  Snowball: raiseAfter('Ice', { atk: 1 }),
  'Kee Berry': { ...raiseAfter('Physical', { def: 1 }), isBerry: true },
  'Maranga Berry': { ...raiseAfter('Special', { spd: 1 }), isBerry: true },
  'Enigma Berry': {
    isBerry: true,
    hit: { by: 'super effective', boosts: {}, heals: 1 / 4, hurts: 0, whenEffective: false },
  },
  'Jaboca Berry': stings('Physical'),
  'Rowap Berry': stings('Special'),
  'Chilan Berry': softens('Normal'),
  'Occa Berry': softens('Fire'),
  'Passho Berry': softens('Water'),
  'Wacan Berry': softens('Electric'),
  'Rindo Berry': softens('Grass'),
  'Yache Berry': softens('Ice'),
  'Chople Berry': softens('Fighting'),
  'Kebia Berry': softens('Poison'),
  'Shuca Berry': softens('Ground'),
  'Coba Berry': softens('Flying'),
  'Payapa Berry': softens('Psychic'),
  'Tanga Berry': softens('Bug'),
  'Charti Berry': softens('Rock'),
  'Kasib Berry': softens('Ghost'),
  'Haban Berry': softens('Dragon'),
  'Colbur Berry': softens('Dark'),
  'Babiri Berry': softens('Steel'),
  'Roseli Berry': softens('Fairy'),
  'Throat Spray': { bySound: { spa: 1 } },
  'Adrenaline Orb': { byIntimidate: { spe: 1 } },
  'Blunder Policy': { byMiss: { spe: 2 } },
  'Power Herb': { chargesAtOnce: true },
  Metronome: { countsRepeats: true },
  'Flame Orb': { inflicts: 'brn', whenFlung: { status: 'brn' } },
  'Toxic Orb': { inflicts: 'tox', whenFlung: { status: 'tox' } },
  'Light Ball': { whenFlung: { status: 'par' } },
  "King's Rock": FLINCHES,
  'Razor Fang': FLINCHES,
  'Electric Seed': seed('Electric', { def: 1 }),
  'Grassy Seed': seed('Grassy', { def: 1 }),
  'Misty Seed': seed('Misty', { spd: 1 }),
  'Psychic Seed': seed('Psychic', { spd: 1 }),
  'Black Belt': { strengthens: 'Fighting' },
  'Black Glasses': { strengthens: 'Dark' },
  Charcoal: { strengthens: 'Fire' },
  'Dragon Fang': { strengthens: 'Dragon' },
  'Fairy Feather': { strengthens: 'Fairy' },
  'Hard Stone': { strengthens: 'Rock' },
  Magnet: { strengthens: 'Electric' },
  'Metal Coat': { strengthens: 'Steel' },
  'Miracle Seed': { strengthens: 'Grass' },
  'Mystic Water': { strengthens: 'Water' },
  'Never-Melt Ice': { strengthens: 'Ice' },
  'Poison Barb': { strengthens: 'Poison', whenFlung: { status: 'psn' } },
  'Sharp Beak': { strengthens: 'Flying' },
  'Silk Scarf': { strengthens: 'Normal' },
  'Silver Powder': { strengthens: 'Bug' },
  'Soft Sand': { strengthens: 'Ground' },
  'Spell Tag': { strengthens: 'Ghost' },
  'Twisted Spoon': { strengthens: 'Psychic' },
}

export const ITEM_NAMES: readonly string[] = Object.keys(TRAITS)

const allTraits: ReadonlyMap<string, ItemTraits> = new Map(
  Object.entries(TRAITS).map(([name, traits]) => [name, { ...NO_ITEM, ...traits }]),
)

/** Returns an item's traits by its name in @pkmn/dex; without effect for `undefined` and unknown items. */
export function itemTraits(item: string | undefined): ItemTraits {
  return (item === undefined ? undefined : allTraits.get(item)) ?? NO_ITEM
}
