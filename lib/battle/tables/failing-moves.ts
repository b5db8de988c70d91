const SILENT = 'no source says that it works'
const BUILDER = 'tera-raid-builder lets it do nothing'
const NO_SWITCH = 'nobody switches in a raid'
const TERA = 'a Terastallized Pokémon keeps its type'

/**
 * Moves that do nothing in a raid although their fields say otherwise, and why: a boss is not forced, bound or copied, and
 * nothing that would end it at once works (https://bulbapedia.bulbagarden.net/wiki/Tera_Raid_Battle). Where no source says
 * that a move works, plans must not rest on it.
 */
export const FAILS_IN_RAIDS: ReadonlyMap<string, string> = new Map([
  ['Ally Switch', BUILDER],
  ['Assist', SILENT],
  ['Baton Pass', NO_SWITCH],
  ['Bestow', BUILDER],
  ['Bide', SILENT],
  ['Block', NO_SWITCH],
  ['Copycat', SILENT],
  ['Counter', SILENT],
  ['Comeuppance', SILENT],
  ['Conversion 2', TERA],
  ['Destiny Bond', SILENT],
  ['Doom Desire', SILENT],
  ['Endeavor', SILENT],
  ['Final Gambit', SILENT],
  ['Fissure', SILENT],
  ["Forest's Curse", TERA],
  ['Future Sight', SILENT],
  ['Grudge', SILENT],
  ['Guillotine', SILENT],
  ['Horn Drill', SILENT],
  ['Imprison', SILENT],
  ['Instruct', SILENT],
  ['Last Resort', SILENT],
  ['Magic Powder', TERA],
  ['Mean Look', NO_SWITCH],
  ['Metal Burst', SILENT],
  ['Metronome', SILENT],
  ['Mimic', SILENT],
  ['Mirror Coat', SILENT],
  ['Perish Song', SILENT],
  ['Roar', NO_SWITCH],
  ['Shed Tail', NO_SWITCH],
  ['Sheer Cold', SILENT],
  ['Sketch', SILENT],
  ['Sleep Talk', SILENT],
  ['Soak', TERA],
  ['Spite', 'bosses have endless PP'],
  ['Switcheroo', BUILDER],
  ['Teleport', NO_SWITCH],
  ['Trick', BUILDER],
  ['Trick-or-Treat', TERA],
  ['Whirlwind', NO_SWITCH],
])

/** What passes that moves of raiders cannot bring over a boss, and why. */
export const BOSS_IS_FREE_OF: ReadonlyMap<string, string> = new Map([
  ['encore', SILENT],
  ['disable', SILENT],
  ['torment', SILENT],
  ['attract', SILENT],
])
