import type { MoveRules } from './move-rules'

const SILENT = 'no source says that it works'
const BUILDER = 'tera-raid-builder lets it do nothing'
const NO_SWITCH = 'nobody switches in a raid'
const TERA = 'a Terastallized Pokémon keeps its type'

/**
 * Moves that do nothing in a raid although their fields say otherwise, and why: a boss is not forced, bound or copied, and
 * nothing that would end it at once works (https://bulbapedia.bulbagarden.net/wiki/Tera_Raid_Battle). Where no source says
 * that a move works, plans must not rest on it.
 */
export const FAILING_MOVES: Readonly<Record<string, Partial<MoveRules>>> = {
  'Ally Switch': { fails: BUILDER },
  Assist: { fails: SILENT },
  'Baton Pass': { fails: NO_SWITCH },
  Bestow: { fails: BUILDER },
  Bide: { fails: SILENT },
  Block: { fails: NO_SWITCH },
  Copycat: { fails: SILENT },
  Counter: { fails: SILENT },
  Comeuppance: { fails: SILENT },
  'Conversion 2': { fails: TERA },
  'Destiny Bond': { fails: SILENT },
  'Doom Desire': { fails: SILENT },
  Endeavor: { fails: SILENT },
  'Final Gambit': { fails: SILENT },
  Fissure: { fails: SILENT },
  "Forest's Curse": { fails: TERA },
  'Future Sight': { fails: SILENT },
  Grudge: { fails: SILENT },
  Guillotine: { fails: SILENT },
  'Horn Drill': { fails: SILENT },
  Imprison: { fails: SILENT },
  'Last Resort': { fails: SILENT },
  'Magic Powder': { fails: TERA },
  'Mean Look': { fails: NO_SWITCH },
  'Metal Burst': { fails: SILENT },
  Metronome: { fails: SILENT },
  'Mirror Coat': { fails: SILENT },
  'Perish Song': { fails: SILENT },
  Roar: { fails: NO_SWITCH },
  'Shed Tail': { fails: NO_SWITCH },
  'Sheer Cold': { fails: SILENT },
  Sketch: { fails: SILENT },
  'Sleep Talk': { fails: SILENT, whileAsleep: true },
  Soak: { fails: TERA },
  Spite: { fails: 'bosses have endless PP' },
  Switcheroo: { fails: BUILDER },
  Teleport: { fails: NO_SWITCH },
  Trick: { fails: BUILDER },
  'Trick-or-Treat': { fails: TERA },
  Whirlwind: { fails: NO_SWITCH },
}
