import type { MoveRules } from './move-rules'

// Nobody switches in a raid, and a boss has endless PP.
const IMPOSSIBLE = 'raid'
// tera-raid-builder says that items aren't swapped: https://theastrogoth.github.io/tera-raid-builder
const ITEMS_STAY = 'raid'

// No source says what these moves do in raids, so plans must not depend on them.
const UNKNOWN = 'not simulated'

/**
 * Moves that do nothing despite their fields. Some fail in raids
 * (https://bulbapedia.bulbagarden.net/wiki/Tera_Raid_Battle); for others, no source says whether they work.
 */
export const FAILING_MOVES: Readonly<Record<string, Partial<MoveRules>>> = {
  'Ally Switch': { fails: UNKNOWN },
  Assist: { fails: UNKNOWN },
  'Baton Pass': { fails: IMPOSSIBLE },
  Bestow: { fails: ITEMS_STAY },
  Bide: { fails: UNKNOWN },
  Block: { fails: IMPOSSIBLE },
  Copycat: { fails: UNKNOWN, worksIf: 'copycatWorks', copiesMove: true },
  Counter: { fails: UNKNOWN },
  Comeuppance: { fails: UNKNOWN },
  'Conversion 2': { fails: UNKNOWN },
  'Destiny Bond': { fails: UNKNOWN },
  'Doom Desire': { fails: UNKNOWN, worksIf: 'delayedAttacksWork', delays: 'doomdesire' },
  Endeavor: { fails: UNKNOWN },
  'Final Gambit': { fails: UNKNOWN },
  Fissure: { fails: UNKNOWN },
  'Future Sight': { fails: UNKNOWN, worksIf: 'delayedAttacksWork', delays: 'futuresight' },
  Grudge: { fails: UNKNOWN },
  Guillotine: { fails: UNKNOWN },
  'Horn Drill': { fails: UNKNOWN },
  Imprison: { fails: UNKNOWN },
  'Last Resort': { fails: UNKNOWN },
  'Mean Look': { fails: IMPOSSIBLE },
  'Metal Burst': { fails: UNKNOWN },
  Metronome: { fails: UNKNOWN },
  'Mirror Coat': { fails: UNKNOWN },
  'Perish Song': { fails: UNKNOWN },
  Roar: { fails: IMPOSSIBLE },
  'Shed Tail': { fails: IMPOSSIBLE },
  'Sheer Cold': { fails: UNKNOWN },
  Sketch: { fails: UNKNOWN },
  'Sleep Talk': { fails: UNKNOWN, whileAsleep: true },
  Spite: { fails: IMPOSSIBLE },
  Switcheroo: { fails: ITEMS_STAY },
  Teleport: { fails: IMPOSSIBLE },
  Trick: { fails: ITEMS_STAY },
  Whirlwind: { fails: IMPOSSIBLE },
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
