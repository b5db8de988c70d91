import type { TypeName } from '@/data/vocabulary'
import type { StageChanges } from '@/lib/battle/moves/battle-move'
import type { FieldState, Status } from '@/lib/battle/state'
import { type HitItem, type ItemTraits, NO_ITEM } from './item-traits'

type Terrain = NonNullable<FieldState['terrain']>

const PINCH = { at: 1 / 4, heals: 0, healsHp: 0, boosts: undefined, focuses: false }
const THIRD: Partial<ItemTraits> = { isBerry: true, berry: { ...PINCH, heals: 1 / 3 } }
const SLOW: Partial<ItemTraits> = { speed: 0.5 }
const EVERY_STATUS: readonly Status[] = ['brn', 'par', 'psn', 'tox', 'slp', 'frz']

function pinch(boosts: StageChanges): Partial<ItemTraits> {
  return { isBerry: true, berry: { ...PINCH, boosts } }
}

function cure(...cures: readonly Status[]): Partial<ItemTraits> {
  return { isBerry: true, cures }
}

function softens(by: TypeName): Partial<ItemTraits> {
  return { isBerry: true, hit: { by, boosts: {}, heals: 0, whenEffective: by !== 'Normal' } }
}

function after(by: HitItem['by'], boosts: StageChanges): Partial<ItemTraits> {
  return { hit: { by, boosts, heals: 0, whenEffective: false } }
}

function seed(onTerrain: Terrain, onTerrainBoosts: StageChanges): Partial<ItemTraits> {
  return { onTerrain, onTerrainBoosts }
}

/**
 * What items do in a turn; one that is not here does nothing in a raid, or nothing that the damage calculator does not
 * know. Source of each line: its page on https://bulbapedia.bulbagarden.net/wiki/List_of_items_by_index_number_in_Generation_IX
 */
const TRAITS: Readonly<Record<string, Partial<ItemTraits>>> = {
  Leftovers: { turnHp: 1 / 16 },
  'Black Sludge': { turnHp: 1 / 16, poisonOnly: true },
  'Sticky Barb': { turnHp: -1 / 8 },
  'Shell Bell': { shellBell: 1 / 8 },
  'Life Orb': { costsPerAttack: 1 / 10 },
  'Big Root': { drainFactor: 1.3 },
  'Rocky Helmet': { hurtsByTouch: 1 / 6 },
  'Sitrus Berry': { isBerry: true, berry: { ...PINCH, at: 1 / 2, heals: 1 / 4 } },
  'Oran Berry': { isBerry: true, berry: { ...PINCH, at: 1 / 2, healsHp: 10 } },
  'Figy Berry': THIRD,
  'Wiki Berry': THIRD,
  'Mago Berry': THIRD,
  'Aguav Berry': THIRD,
  'Iapapa Berry': THIRD,
  'Liechi Berry': pinch({ atk: 1 }),
  'Ganlon Berry': pinch({ def: 1 }),
  'Petaya Berry': pinch({ spa: 1 }),
  'Apicot Berry': pinch({ spd: 1 }),
  'Salac Berry': pinch({ spe: 1 }),
  'Lansat Berry': { isBerry: true, berry: { ...PINCH, focuses: true } },
  'Lum Berry': { isBerry: true, cures: EVERY_STATUS, curesConfusion: true },
  'Cheri Berry': cure('par'),
  'Chesto Berry': cure('slp'),
  'Pecha Berry': cure('psn', 'tox'),
  'Rawst Berry': cure('brn'),
  'Aspear Berry': cure('frz'),
  'Persim Berry': { isBerry: true, curesConfusion: true },
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
  'Choice Scarf': { speed: 1.5, locksMove: true },
  'Choice Band': { locksMove: true },
  'Choice Specs': { locksMove: true },
  'Assault Vest': { attacksOnly: true },
  'Iron Ball': { speed: 0.5, grounds: true },
  'Macho Brace': SLOW,
  'Power Anklet': SLOW,
  'Power Band': SLOW,
  'Power Belt': SLOW,
  'Power Bracer': SLOW,
  'Power Lens': SLOW,
  'Power Weight': SLOW,
  'Air Balloon': { floats: true },
  'Weakness Policy': after('super effective', { atk: 2, spa: 2 }),
  'Absorb Bulb': after('Water', { spa: 1 }),
  'Luminous Moss': after('Water', { spd: 1 }),
  'Cell Battery': after('Electric', { atk: 1 }),
  Snowball: after('Ice', { atk: 1 }),
  'Kee Berry': { ...after('Physical', { def: 1 }), isBerry: true },
  'Maranga Berry': { ...after('Special', { spd: 1 }), isBerry: true },
  'Enigma Berry': {
    isBerry: true,
    hit: { by: 'super effective', boosts: {}, heals: 1 / 4, whenEffective: false },
  },
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
  'Flame Orb': { inflicts: 'brn' },
  'Toxic Orb': { inflicts: 'tox' },
  "King's Rock": { flinches: 10 },
  'Razor Fang': { flinches: 10 },
  'Electric Seed': seed('Electric', { def: 1 }),
  'Grassy Seed': seed('Grassy', { def: 1 }),
  'Misty Seed': seed('Misty', { spd: 1 }),
  'Psychic Seed': seed('Psychic', { spd: 1 }),
}

/** The names of all items that have traits. */
export const ITEM_NAMES: readonly string[] = Object.keys(TRAITS)

const known: ReadonlyMap<string, ItemTraits> = new Map(
  Object.entries(TRAITS).map(([name, traits]) => [name, { ...NO_ITEM, ...traits }]),
)

/** What an item does in a turn, by its name in @pkmn/dex; that of no item for one that does nothing. */
export function itemTraits(item: string | undefined): ItemTraits {
  return (item === undefined ? undefined : known.get(item)) ?? NO_ITEM
}
