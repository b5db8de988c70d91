import type { StageChanges } from '@/lib/battle/moves/battle-move'
import type { Status } from '@/lib/battle/state'

// What the fields of @pkmn/dex do not say of attacks. Source of each line: the move's page on Bulbapedia,
// https://bulbapedia.bulbagarden.net/wiki/List_of_moves

/** Attacks of fixed damage, which neither cheers nor stages change. */
export const FIXED_DAMAGE: ReadonlySet<string> = new Set(['Night Shade', 'Seismic Toss'])

/** Attacks that take a share of the HP that their target has left. */
export const TAKES_SHARE: ReadonlyMap<string, number> = new Map([
  ['Super Fang', 1 / 2],
  ["Nature's Madness", 1 / 2],
  ['Ruination', 1 / 2],
])

/** Attacks that leave their target 1 HP. */
export const SPARES: ReadonlySet<string> = new Set(['False Swipe', 'Hold Back'])

/** Attacks that end the screens of their target's side, before they hit. */
export const BREAKS_SCREENS: ReadonlySet<string> = new Set(['Brick Break', 'Psychic Fangs', 'Raging Bull'])

/** Attacks that end the terrain. */
export const ENDS_TERRAIN: ReadonlySet<string> = new Set(['Ice Spinner', 'Steel Roller'])

/** Attacks that set their target's stages to 0. */
export const CLEARS_STAGES: ReadonlySet<string> = new Set(['Clear Smog'])

/** Attacks that take their target's item. */
export const TAKES_ITEM: ReadonlySet<string> = new Set(['Knock Off', 'Corrosive Gas'])

/** Attacks that take their target's item if it is a berry. */
export const TAKES_BERRY: ReadonlySet<string> = new Set(['Pluck', 'Bug Bite', 'Incinerate'])

/** Attacks that free their user of Leech Seed and bonds. */
export const FREES_USER: ReadonlySet<string> = new Set(['Rapid Spin', 'Mortal Spin'])

/** Attacks whose side effect is one of several statuses. */
export const ONE_OF_STATUSES: ReadonlyMap<string, readonly Status[]> = new Map([
  ['Tri Attack', ['brn', 'par', 'frz']],
  ['Dire Claw', ['psn', 'par', 'slp']],
])

/** Attacks whose side effect @pkmn/dex keeps as code: what passes that they bring. */
export const SIDE_VOLATILES: ReadonlyMap<string, string> = new Map([['Throat Chop', 'throatchop']])

/** Attacks that cost their user a share of max HP once they struck. */
export const COSTS_WHEN_STRUCK: ReadonlyMap<string, number> = new Map([['Chloroblast', 1 / 2]])

/** What an attack of two turns does in the first. */
export interface Charging {
  readonly boosts?: StageChanges
  /** The weather in which it strikes at once. */
  readonly atOnceIn?: 'Sun' | 'Rain'
  /** Whether its user is out of reach meanwhile. */
  readonly away: boolean
}

/** The attacks of two turns. */
export const CHARGING: ReadonlyMap<string, Charging> = new Map<string, Charging>([
  ['Solar Beam', { atOnceIn: 'Sun', away: false }],
  ['Solar Blade', { atOnceIn: 'Sun', away: false }],
  ['Meteor Beam', { boosts: { spa: 1 }, away: false }],
  ['Electro Shot', { boosts: { spa: 1 }, atOnceIn: 'Rain', away: false }],
  ['Skull Bash', { boosts: { def: 1 }, away: false }],
  ['Razor Wind', { away: false }],
  ['Sky Attack', { away: false }],
  ['Freeze Shock', { away: false }],
  ['Ice Burn', { away: false }],
  ['Fly', { away: true }],
  ['Bounce', { away: true }],
  ['Dig', { away: true }],
  ['Dive', { away: true }],
  ['Phantom Force', { away: true }],
  ['Shadow Force', { away: true }],
])

/** Attacks that bind their user for more turns, fewest and most after the first, and whether it ends confused. */
export const RAMPAGES: ReadonlyMap<
  string,
  { readonly more: readonly [number, number]; readonly confuses: boolean }
> = new Map([
  ['Outrage', { more: [1, 2], confuses: true }],
  ['Thrash', { more: [1, 2], confuses: true }],
  ['Petal Dance', { more: [1, 2], confuses: true }],
  ['Raging Fury', { more: [1, 2], confuses: true }],
  ['Uproar', { more: [2, 2], confuses: false }],
])

/** What touching someone behind its shield costs: a status, stages, or a share of max HP. */
export interface ShieldAnswer {
  readonly status?: Status
  readonly boosts?: StageChanges
  readonly hpShare?: number
}

/** What passes and keeps attacks away for a turn, and what touching it costs. */
export const PROTECTIONS: ReadonlyMap<string, ShieldAnswer> = new Map<string, ShieldAnswer>([
  ['protect', {}],
  ['spikyshield', { hpShare: 1 / 8 }],
  ['banefulbunker', { status: 'psn' }],
  ['burningbulwark', { status: 'brn' }],
  ['kingsshield', { boosts: { atk: -1 } }],
  ['silktrap', { boosts: { spe: -1 } }],
])
