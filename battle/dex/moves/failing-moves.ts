import type { MoveRules } from './move-rules'

// Nobody switches in a raid, and a boss has endless PP.
const POINTLESS = 'raid'
// tera-raid-builder says that items aren't swapped: https://theastrogoth.github.io/tera-raid-builder
const BUILDER = 'raid'

// No source says what they do in raids, so plans must not depend on them.
const SILENT = 'not simulated'

/**
 * Moves that do nothing despite their fields. Some fail in raids
 * (https://bulbapedia.bulbagarden.net/wiki/Tera_Raid_Battle); for others, no source says whether they work.
 */
export const FAILING_MOVES: Readonly<Record<string, Partial<MoveRules>>> = {
  'Ally Switch': { fails: SILENT },
  Assist: { fails: SILENT },
  'Baton Pass': { fails: POINTLESS },
  Bestow: { fails: BUILDER },
  Bide: { fails: SILENT },
  Block: { fails: POINTLESS },
  Copycat: { fails: SILENT, worksIf: 'copycatWorks', copiesMove: true },
  Counter: { fails: SILENT },
  Comeuppance: { fails: SILENT },
  'Conversion 2': { fails: SILENT },
  'Destiny Bond': { fails: SILENT },
  'Doom Desire': { fails: SILENT, worksIf: 'delayedAttacksWork', delays: 'doomdesire' },
  Endeavor: { fails: SILENT },
  'Final Gambit': { fails: SILENT },
  Fissure: { fails: SILENT },
  'Future Sight': { fails: SILENT, worksIf: 'delayedAttacksWork', delays: 'futuresight' },
  Grudge: { fails: SILENT },
  Guillotine: { fails: SILENT },
  'Horn Drill': { fails: SILENT },
  Imprison: { fails: SILENT },
  'Last Resort': { fails: SILENT },
  'Mean Look': { fails: POINTLESS },
  'Metal Burst': { fails: SILENT },
  Metronome: { fails: SILENT },
  'Mirror Coat': { fails: SILENT },
  'Perish Song': { fails: SILENT },
  Roar: { fails: POINTLESS },
  'Shed Tail': { fails: POINTLESS },
  'Sheer Cold': { fails: SILENT },
  Sketch: { fails: SILENT },
  'Sleep Talk': { fails: SILENT, whileAsleep: true },
  Spite: { fails: POINTLESS },
  Switcheroo: { fails: BUILDER },
  Teleport: { fails: POINTLESS },
  Trick: { fails: BUILDER },
  Whirlwind: { fails: POINTLESS },
}

const LEFT_OUT: Partial<MoveRules> = { isLeftOut: true }

/** Status moves with an effect in the games, but none in our battles. */
export const LEFT_OUT_MOVES: Readonly<Record<string, Partial<MoveRules>>> = {
  'After You': LEFT_OUT,
  Attract: LEFT_OUT,
  Conversion: LEFT_OUT,
  'Fairy Lock': LEFT_OUT,
  'Follow Me': LEFT_OUT,
  'Pain Split': LEFT_OUT,
  Quash: LEFT_OUT,
  'Rage Powder': LEFT_OUT,
  Recycle: LEFT_OUT,
  'Reflect Type': LEFT_OUT,
  'Revival Blessing': LEFT_OUT,
  Spikes: LEFT_OUT,
  'Stealth Rock': LEFT_OUT,
  'Sticky Web': LEFT_OUT,
  'Toxic Spikes': LEFT_OUT,
}
