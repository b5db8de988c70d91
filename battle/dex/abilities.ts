import { STATUSES, type StageName, type Status, type Terrain, type Weather } from '@/battle/events'
import { STAGE_NAMES, type StageChanges } from '@/battle/model/terms'
import type { GuardedFlag } from '@/data/moves/terms'
import { ABSORBED_TYPES, BLOCKED_FLAGS, FLOATING, NORMAL_MOVES_BECOME } from '@/data/types/type-abilities'
import type { TypeName } from '@/data/vocabulary'
import { MENTAL } from './volatiles'

export interface Reaction {
  /** Triggering hits: any hit, a category, types, critical hits, or moves with a flag. */
  readonly to: 'any' | 'Physical' | 'critical' | 'wind' | readonly TypeName[]
  readonly self?: StageChanges
  readonly attacker?: StageChanges
  readonly contact?: boolean
  readonly weather?: Weather
  readonly terrain?: Terrain
  readonly volatile?: string
}

/** `chance` is in percent. */
export interface StatusByContact {
  readonly chance: number
  readonly statuses: readonly Status[]
}

interface Veil {
  /** `drop` is a stage that another fighter lowers. */
  readonly from: readonly string[]
  /**
   * Covers only allies of this type, who can still harm themselves. Without it, covers all allies, even against
   * themselves.
   */
  readonly type?: TypeName
}

/** Effects in a turn, besides effects that the damage calculator applies. Every record has every field, for speed. */
export interface AbilityTraits {
  readonly hastens: 'status' | 'flying' | 'healing' | undefined
  /** Percent chance that an attack comes first within its priority. */
  readonly first: number
  readonly last: 'always' | 'status' | undefined
  readonly fastIn: Weather | Terrain | undefined
  readonly fastWhenIll: boolean
  readonly fastWithoutItem: boolean
  /** Attacks of this type heal a quarter or raise stages instead. */
  readonly absorbs: TypeName | undefined
  readonly absorbsInto: StageChanges | 'heal' | 'flashfire' | undefined
  readonly blocksFlag: GuardedFlag | undefined
  readonly blocksStatusMoves: boolean
  readonly blocksAttacksOfAllies: boolean
  readonly blocksPriority: boolean
  readonly bouncesStatusMoves: boolean
  readonly statusesBlocked: readonly Status[]
  /** Synchronize: statuses that also affect the fighter that inflicts them. */
  readonly returns: readonly Status[]
  readonly statusBlockedIn: Weather | undefined
  /** Share of HP above which statuses are blocked. */
  readonly noStatusAbove: number | undefined
  readonly volatilesBlocked: readonly string[]
  readonly veil: Veil | undefined
  readonly curesAlliesOf: readonly Status[]
  readonly endsAtOnce: readonly (Status | 'confusion' | 'taunt')[]
  readonly guards: readonly StageName[]
  readonly mirrorsDrops: boolean
  readonly stageFactor: number
  readonly answersDrop: StageChanges | undefined
  /** Changes instead of Intimidate's drop; `{}` blocks the drop. */
  readonly answersIntimidate: StageChanges | undefined
  readonly afterIntimidate: StageChanges | undefined
  readonly copiesRaises: boolean
  readonly blocksSecondary: boolean
  readonly sheerForce: boolean
  readonly chanceFactor: number
  readonly critStages: number
  readonly critsOnPoison: boolean
  readonly blocksCrits: boolean
  readonly accuracy: number
  readonly accuracyOfPhysical: number
  /** Weather in which moves against the bearer have 4/5 of their accuracy. */
  readonly hidesIn: Weather | undefined
  readonly noGuard: boolean
  readonly ignoresStages: boolean
  readonly mostHits: boolean
  readonly noRecoil: boolean
  readonly magicGuard: boolean
  readonly touched: StatusByContact | undefined
  /** Percent chance to disable a move that hits the bearer. */
  readonly disables: number
  /** Effect of contact on the attacker's ability: `copy` (Mummy) or `swap` (Wandering Spirit). */
  readonly passesAbility: 'copy' | 'swap' | undefined
  readonly traces: boolean
  readonly receives: boolean
  readonly touches: StatusByContact | undefined
  readonly poisonsByAnyHit: boolean
  readonly harderWhenLast: boolean
  /** Percent chance per hit. */
  readonly flinches: number
  readonly hurtsByTouch: boolean
  readonly touchless: boolean
  readonly reaction: Reaction | undefined
  readonly atKnockOut: StageChanges | undefined
  readonly atFaint: StageChanges | undefined
  readonly atHalfHp: StageChanges | undefined
  /** Share of max HP gained per turn; negative if lost. */
  readonly weatherHp: Readonly<Partial<Record<Weather, number>>>
  readonly poisonHeals: boolean
  /** Percent chance to cure the bearer's status at a turn's end, only in the weather of `curesIn`. */
  readonly cures: number
  readonly curesIn: Weather | undefined
  /** Percent chance at a turn's end. */
  readonly curesAllies: number
  readonly atTurnEnd: StageChanges | undefined
  readonly moody: boolean
  readonly badDreams: boolean
  readonly wakesEarly: boolean
  readonly alwaysAsleep: boolean
  readonly loafs: boolean
  readonly sandProof: boolean
  readonly weather: Weather | undefined
  readonly terrain: Terrain | undefined
  readonly comesIn:
    | StageChanges
    | 'download'
    | 'heal allies'
    | 'clear allies'
    | 'slow start'
    | 'gas'
    | undefined
  readonly comesInAgainst: StageChanges | undefined
  /** Costar: copies an ally's stages after all other effects of entering. */
  readonly copiesAlly: boolean
  readonly oncePerBattle: boolean
  /** Imposter: transforms only on entering, not if the ability arrives later. */
  readonly transforms: boolean
  readonly inTailwind: StageChanges | undefined
  readonly chargedByTailwind: boolean
  readonly commands: boolean
  readonly survivesFromFull: boolean
  readonly disguise: 'any' | 'Physical' | undefined
  readonly renewedBy: Weather | undefined
  readonly moldBreaker: boolean
  readonly bypassesScreens: boolean
  /** The damage calculator applies this, too. */
  readonly hitsGhosts: boolean
  readonly turnsDrainBack: boolean
  readonly stopsBerries: boolean
  readonly eatsEarly: boolean
  readonly healsByBerry: boolean
  readonly stopsWeather: boolean
  readonly floats: boolean
  readonly corrodes: boolean
  readonly protosynthesis: 'Sun' | 'Electric' | undefined
  readonly normalBecomes: TypeName | undefined
  readonly soundBecomes: TypeName | undefined
  /** Flags of @pkmn/sim: `cantsuppress`, `failskillswap`, `failroleplay`, `noentrain`, `noreceiver`, `notrace`. */
  readonly cannotBeSuppressed: boolean
  readonly failsSkillSwap: boolean
  readonly failsRolePlay: boolean
  readonly failsEntrainment: boolean
  readonly cannotBeReceived: boolean
  readonly cannotBeTraced: boolean
  /** The flag `notransform`: no effect for a transformed Pokémon. */
  readonly failsTransformed: boolean
  /** No flag `breakable`: Mold Breaker doesn't ignore it. Set only if the two can meet. */
  readonly unbreakable: boolean
  readonly takesMoveType: boolean
  readonly handsItemOver: boolean
  /** The hits that it affects: hits by allies, by allies with the same ability, on allies, or all hits. */
  readonly helps: 'by allies' | 'each other' | 'on allies' | 'all' | undefined
}

export const NO_TRAITS: AbilityTraits = {
  hastens: undefined,
  first: 0,
  last: undefined,
  fastIn: undefined,
  fastWhenIll: false,
  fastWithoutItem: false,
  absorbs: undefined,
  absorbsInto: undefined,
  blocksFlag: undefined,
  blocksStatusMoves: false,
  blocksAttacksOfAllies: false,
  blocksPriority: false,
  bouncesStatusMoves: false,
  statusesBlocked: [],
  returns: [],
  statusBlockedIn: undefined,
  noStatusAbove: undefined,
  volatilesBlocked: [],
  veil: undefined,
  curesAlliesOf: [],
  endsAtOnce: [],
  guards: [],
  mirrorsDrops: false,
  stageFactor: 1,
  answersDrop: undefined,
  answersIntimidate: undefined,
  afterIntimidate: undefined,
  copiesRaises: false,
  blocksSecondary: false,
  sheerForce: false,
  chanceFactor: 1,
  critStages: 0,
  critsOnPoison: false,
  blocksCrits: false,
  accuracy: 1,
  accuracyOfPhysical: 1,
  hidesIn: undefined,
  noGuard: false,
  ignoresStages: false,
  mostHits: false,
  noRecoil: false,
  magicGuard: false,
  touched: undefined,
  disables: 0,
  passesAbility: undefined,
  traces: false,
  receives: false,
  touches: undefined,
  poisonsByAnyHit: false,
  harderWhenLast: false,
  flinches: 0,
  hurtsByTouch: false,
  touchless: false,
  reaction: undefined,
  atKnockOut: undefined,
  atFaint: undefined,
  atHalfHp: undefined,
  weatherHp: {},
  poisonHeals: false,
  cures: 0,
  curesIn: undefined,
  curesAllies: 0,
  atTurnEnd: undefined,
  moody: false,
  badDreams: false,
  wakesEarly: false,
  alwaysAsleep: false,
  loafs: false,
  sandProof: false,
  weather: undefined,
  terrain: undefined,
  comesIn: undefined,
  comesInAgainst: undefined,
  copiesAlly: false,
  oncePerBattle: false,
  transforms: false,
  inTailwind: undefined,
  chargedByTailwind: false,
  commands: false,
  survivesFromFull: false,
  disguise: undefined,
  renewedBy: undefined,
  moldBreaker: false,
  bypassesScreens: false,
  hitsGhosts: false,
  turnsDrainBack: false,
  stopsBerries: false,
  eatsEarly: false,
  healsByBerry: false,
  stopsWeather: false,
  floats: false,
  corrodes: false,
  protosynthesis: undefined,
  normalBecomes: undefined,
  soundBecomes: undefined,
  cannotBeSuppressed: false,
  failsSkillSwap: false,
  failsRolePlay: false,
  failsEntrainment: false,
  cannotBeReceived: false,
  cannotBeTraced: false,
  failsTransformed: false,
  unbreakable: false,
  takesMoveType: false,
  handsItemOver: false,
  helps: undefined,
}

const POISONING: readonly Status[] = ['psn', 'tox']
const ACCURACY: readonly StageName[] = ['accuracy']
const MOLD_BREAKER: Partial<AbilityTraits> = { moldBreaker: true }
const GUARDED: Partial<AbilityTraits> = { guards: STAGE_NAMES }
const BLOCKS_SLEEP: Partial<AbilityTraits> = { statusesBlocked: ['slp'], volatilesBlocked: ['yawn'] }
const ENDS_SLEEP: Partial<AbilityTraits> = { ...BLOCKS_SLEEP, endsAtOnce: ['slp'] }
const NO_BURN: Partial<AbilityTraits> = { statusesBlocked: ['brn'], endsAtOnce: ['brn'] }
const NO_POISON: Partial<AbilityTraits> = { statusesBlocked: POISONING, endsAtOnce: POISONING }
const STOPS_WEATHER: Partial<AbilityTraits> = { stopsWeather: true }
const STOPS_BERRIES: Partial<AbilityTraits> = { stopsBerries: true }
const UNCOPIED: Partial<AbilityTraits> = {
  failsRolePlay: true,
  failsEntrainment: true,
  cannotBeReceived: true,
  cannotBeTraced: true,
}
const UNSWAPPABLE: Partial<AbilityTraits> = { ...UNCOPIED, failsSkillSwap: true }
const UNSWAPPABLE_ORIGINAL: Partial<AbilityTraits> = { ...UNSWAPPABLE, failsTransformed: true }
const FIXED: Partial<AbilityTraits> = { ...UNSWAPPABLE, cannotBeSuppressed: true }
const FIXED_ORIGINAL: Partial<AbilityTraits> = { ...FIXED, failsTransformed: true }
const SLOWS: Partial<AbilityTraits> = { reaction: { to: 'any', contact: true, attacker: { spe: -1 } } }
const TAKES_MOVE_TYPE: Partial<AbilityTraits> = { takesMoveType: true }
const GUARDS_ACCURACY: Partial<AbilityTraits> = { guards: ACCURACY }

/**
 * Traits by ability. A missing ability does nothing in a raid, or only what the damage calculator applies. Source of
 * each line: its page on https://bulbapedia.bulbagarden.net/wiki/Ability#List_of_Abilities
 */
const TRAITS: Readonly<Record<string, Partial<AbilityTraits>>> = {
  // Turn order
  Prankster: { hastens: 'status' },
  'Gale Wings': { hastens: 'flying' },
  Triage: { hastens: 'healing' },
  'Swift Swim': { fastIn: 'Rain' },
  Chlorophyll: { fastIn: 'Sun' },
  'Sand Rush': { fastIn: 'Sand', sandProof: true },
  'Slush Rush': { fastIn: 'Snow' },
  'Surge Surfer': { fastIn: 'Electric' },
  'Quick Feet': { fastWhenIll: true },
  Unburden: { fastWithoutItem: true },
  'Quick Draw': { first: 30 },
  Stall: { last: 'always' },
  'Mycelium Might': { last: 'status' },
  // Immunities
  'Volt Absorb': { absorbs: ABSORBED_TYPES['Volt Absorb'], absorbsInto: 'heal' },
  'Water Absorb': { absorbs: ABSORBED_TYPES['Water Absorb'], absorbsInto: 'heal' },
  'Dry Skin': {
    absorbs: ABSORBED_TYPES['Dry Skin'],
    absorbsInto: 'heal',
    weatherHp: { Rain: 1 / 8, Sun: -1 / 8 },
  },
  'Earth Eater': { absorbs: ABSORBED_TYPES['Earth Eater'], absorbsInto: 'heal' },
  'Storm Drain': { absorbs: ABSORBED_TYPES['Storm Drain'], absorbsInto: { spa: 1 } },
  'Lightning Rod': { absorbs: ABSORBED_TYPES['Lightning Rod'], absorbsInto: { spa: 1 } },
  'Motor Drive': { absorbs: ABSORBED_TYPES['Motor Drive'], absorbsInto: { spe: 1 } },
  'Sap Sipper': { absorbs: ABSORBED_TYPES['Sap Sipper'], absorbsInto: { atk: 1 } },
  'Well-Baked Body': { absorbs: ABSORBED_TYPES['Well-Baked Body'], absorbsInto: { def: 2 } },
  'Flash Fire': { absorbs: ABSORBED_TYPES['Flash Fire'], absorbsInto: 'flashfire' },
  'Wind Rider': { blocksFlag: BLOCKED_FLAGS['Wind Rider'], absorbsInto: { atk: 1 }, inTailwind: { atk: 1 } },
  Soundproof: { blocksFlag: BLOCKED_FLAGS.Soundproof },
  Bulletproof: { blocksFlag: BLOCKED_FLAGS.Bulletproof },
  Overcoat: { blocksFlag: BLOCKED_FLAGS.Overcoat, sandProof: true },
  'Good as Gold': { blocksStatusMoves: true },
  Telepathy: { blocksAttacksOfAllies: true },
  'Magic Bounce': { bouncesStatusMoves: true },
  'Armor Tail': { blocksPriority: true },
  'Queenly Majesty': { blocksPriority: true },
  Dazzling: { blocksPriority: true },
  [FLOATING]: { floats: true },
  Disguise: { ...FIXED_ORIGINAL, disguise: 'any' },
  'Ice Face': { ...FIXED_ORIGINAL, disguise: 'Physical', renewedBy: 'Snow' },
  Sturdy: { survivesFromFull: true },
  // Statuses and volatiles
  Limber: { statusesBlocked: ['par'], endsAtOnce: ['par'] },
  Insomnia: ENDS_SLEEP,
  'Vital Spirit': ENDS_SLEEP,
  'Sweet Veil': { ...BLOCKS_SLEEP, veil: { from: ['slp', 'yawn'] } },
  Immunity: NO_POISON,
  'Pastel Veil': { ...NO_POISON, veil: { from: POISONING }, curesAlliesOf: POISONING },
  'Magma Armor': { statusesBlocked: ['frz'], endsAtOnce: ['frz'] },
  'Water Veil': NO_BURN,
  'Water Bubble': NO_BURN,
  'Thermal Exchange': { ...NO_BURN, reaction: { to: ['Fire'], self: { atk: 1 } } },
  'Purifying Salt': { statusesBlocked: STATUSES, volatilesBlocked: ['yawn'] },
  Comatose: {
    ...FIXED,
    statusesBlocked: STATUSES,
    volatilesBlocked: ['yawn'],
    alwaysAsleep: true,
    unbreakable: true,
  },
  'Leaf Guard': { statusBlockedIn: 'Sun' },
  'Own Tempo': { volatilesBlocked: ['confusion'], endsAtOnce: ['confusion'], answersIntimidate: {} },
  Oblivious: { volatilesBlocked: ['taunt'], endsAtOnce: ['taunt'], answersIntimidate: {} },
  'Aroma Veil': { volatilesBlocked: MENTAL, veil: { from: MENTAL } },
  'Flower Veil': { veil: { from: [...STATUSES, 'yawn', 'drop'], type: 'Grass' } },
  'Inner Focus': { volatilesBlocked: ['flinch'], answersIntimidate: {} },
  Scrappy: { answersIntimidate: {}, hitsGhosts: true },
  'Early Bird': { wakesEarly: true },
  'Shed Skin': { cures: 100 / 3 },
  Hydration: { cures: 100, curesIn: 'Rain' },
  Healer: { curesAllies: 30 },
  Synchronize: { returns: ['brn', 'par', 'psn', 'tox'] },
  'Poison Heal': { poisonHeals: true },
  Corrosion: { corrodes: true },
  // Stages
  'Clear Body': GUARDED,
  'White Smoke': GUARDED,
  'Full Metal Body': { ...GUARDED, unbreakable: true },
  'Hyper Cutter': { guards: ['atk'] },
  'Big Pecks': { guards: ['def'] },
  'Keen Eye': GUARDS_ACCURACY,
  Illuminate: GUARDS_ACCURACY,
  "Mind's Eye": { guards: ACCURACY, hitsGhosts: true },
  'Mirror Armor': { mirrorsDrops: true },
  Contrary: { stageFactor: -1 },
  Simple: { stageFactor: 2 },
  Defiant: { answersDrop: { atk: 2 }, unbreakable: true },
  Competitive: { answersDrop: { spa: 2 }, unbreakable: true },
  'Guard Dog': { answersIntimidate: { atk: 1 } },
  Opportunist: { copiesRaises: true },
  Unaware: { ignoresStages: true },
  'Speed Boost': { atTurnEnd: { spe: 1 } },
  Moody: { moody: true },
  // Own attacks
  Analytic: { harderWhenLast: true },
  'Sheer Force': { sheerForce: true },
  'Serene Grace': { chanceFactor: 2 },
  'Super Luck': { critStages: 1 },
  Merciless: { critsOnPoison: true },
  'Compound Eyes': { accuracy: 1.3 },
  'Victory Star': { accuracy: 1.1 },
  Hustle: { accuracyOfPhysical: 0.8 },
  'No Guard': { noGuard: true, unbreakable: true },
  'Skill Link': { mostHits: true },
  'Rock Head': { noRecoil: true },
  'Long Reach': { touchless: true },
  'Poison Touch': { touches: { chance: 30, statuses: ['psn'] } },
  'Toxic Chain': { touches: { chance: 30, statuses: ['tox'] }, poisonsByAnyHit: true },
  Stench: { flinches: 10 },
  Infiltrator: { bypassesScreens: true },
  'Mold Breaker': MOLD_BREAKER,
  Teravolt: MOLD_BREAKER,
  Turboblaze: MOLD_BREAKER,
  Aerilate: { normalBecomes: NORMAL_MOVES_BECOME.aerilate },
  Galvanize: { normalBecomes: NORMAL_MOVES_BECOME.galvanize },
  Pixilate: { normalBecomes: NORMAL_MOVES_BECOME.pixilate },
  Refrigerate: { normalBecomes: NORMAL_MOVES_BECOME.refrigerate },
  Protean: TAKES_MOVE_TYPE,
  Libero: TAKES_MOVE_TYPE,
  'Liquid Voice': { soundBecomes: 'Water' },
  // Attacks on the bearer
  'Battle Armor': { blocksCrits: true },
  'Shell Armor': { blocksCrits: true },
  'Shield Dust': { blocksSecondary: true },
  'Sand Veil': { hidesIn: 'Sand', sandProof: true },
  'Snow Cloak': { hidesIn: 'Snow' },
  'Magic Guard': { magicGuard: true, sandProof: true },
  'Liquid Ooze': { turnsDrainBack: true, unbreakable: true },
  'Rough Skin': { hurtsByTouch: true },
  'Iron Barbs': { hurtsByTouch: true },
  Static: { touched: { chance: 30, statuses: ['par'] } },
  'Flame Body': { touched: { chance: 30, statuses: ['brn'] } },
  'Poison Point': { touched: { chance: 30, statuses: ['psn'] } },
  'Effect Spore': { touched: { chance: 30, statuses: ['psn', 'par', 'slp'] } },
  'Cursed Body': { disables: 30 },
  Mummy: { passesAbility: 'copy' },
  'Lingering Aroma': { passesAbility: 'copy' },
  'Wandering Spirit': { passesAbility: 'swap' },
  Trace: { ...UNCOPIED, traces: true },
  Receiver: { ...UNCOPIED, receives: true },
  'Power of Alchemy': { ...UNCOPIED, receives: true },
  Gooey: SLOWS,
  'Tangling Hair': SLOWS,
  'Cotton Down': { reaction: { to: 'any', attacker: { spe: -1 } } },
  Stamina: { reaction: { to: 'any', self: { def: 1 } } },
  'Weak Armor': { reaction: { to: 'Physical', self: { def: -1, spe: 2 } } },
  'Anger Point': { reaction: { to: 'critical', self: { atk: 12 } } },
  Justified: { reaction: { to: ['Dark'], self: { atk: 1 } } },
  Rattled: { reaction: { to: ['Bug', 'Dark', 'Ghost'], self: { spe: 1 } }, afterIntimidate: { spe: 1 } },
  'Steam Engine': { reaction: { to: ['Fire', 'Water'], self: { spe: 6 } } },
  'Water Compaction': { reaction: { to: ['Water'], self: { def: 2 } } },
  'Seed Sower': { reaction: { to: 'any', terrain: 'Grassy' } },
  'Sand Spit': { reaction: { to: 'any', weather: 'Sand' } },
  Electromorphosis: { reaction: { to: 'any', volatile: 'charge' } },
  'Wind Power': { reaction: { to: 'wind', volatile: 'charge' }, chargedByTailwind: true },
  Moxie: { atKnockOut: { atk: 1 } },
  'Chilling Neigh': { atKnockOut: { atk: 1 } },
  'Grim Neigh': { atKnockOut: { spa: 1 } },
  'Soul-Heart': { atFaint: { spa: 1 } },
  'Anger Shell': { atHalfHp: { atk: 1, spa: 1, spe: 1, def: -1, spd: -1 } },
  Berserk: { atHalfHp: { spa: 1 } },
  // Weather, terrain and entering
  'Rain Dish': { weatherHp: { Rain: 1 / 16 } },
  'Ice Body': { weatherHp: { Snow: 1 / 16 } },
  'Solar Power': { weatherHp: { Sun: -1 / 8 } },
  'Sand Force': { sandProof: true },
  Drizzle: { weather: 'Rain' },
  Drought: { weather: 'Sun' },
  'Orichalcum Pulse': { weather: 'Sun' },
  'Sand Stream': { weather: 'Sand' },
  'Snow Warning': { weather: 'Snow' },
  'Electric Surge': { terrain: 'Electric' },
  'Hadron Engine': { terrain: 'Electric' },
  'Grassy Surge': { terrain: 'Grassy' },
  'Misty Surge': { terrain: 'Misty' },
  'Psychic Surge': { terrain: 'Psychic' },
  'Cloud Nine': STOPS_WEATHER,
  'Air Lock': STOPS_WEATHER,
  Intimidate: { comesInAgainst: { atk: -1 } },
  'Supersweet Syrup': { comesInAgainst: { evasion: -1 }, oncePerBattle: true },
  'Intrepid Sword': { comesIn: { atk: 1 }, oncePerBattle: true },
  'Dauntless Shield': { comesIn: { def: 1 }, oncePerBattle: true },
  'Embody Aspect (Teal)': { ...UNSWAPPABLE_ORIGINAL, comesIn: { spe: 1 } },
  'Embody Aspect (Wellspring)': { ...UNSWAPPABLE_ORIGINAL, comesIn: { spd: 1 } },
  'Embody Aspect (Hearthflame)': { ...UNSWAPPABLE_ORIGINAL, comesIn: { atk: 1 } },
  'Embody Aspect (Cornerstone)': { ...UNSWAPPABLE_ORIGINAL, comesIn: { def: 1 } },
  Download: { comesIn: 'download' },
  Hospitality: { comesIn: 'heal allies' },
  'Curious Medicine': { comesIn: 'clear allies' },
  Costar: { copiesAlly: true },
  Imposter: { ...UNCOPIED, transforms: true },
  'Slow Start': { comesIn: 'slow start' },
  'Neutralizing Gas': { ...UNSWAPPABLE_ORIGINAL, comesIn: 'gas' },
  Truant: { loafs: true },
  Protosynthesis: { ...UNSWAPPABLE_ORIGINAL, protosynthesis: 'Sun' },
  'Quark Drive': { ...UNSWAPPABLE_ORIGINAL, protosynthesis: 'Electric' },
  'Bad Dreams': { badDreams: true },
  // Berries
  Unnerve: STOPS_BERRIES,
  'As One (Glastrier)': { ...FIXED, stopsBerries: true, atKnockOut: { atk: 1 } },
  'As One (Spectrier)': { ...FIXED, stopsBerries: true, atKnockOut: { spa: 1 } },
  Gluttony: { eatsEarly: true },
  'Cheek Pouch': { healsByBerry: true },
  Symbiosis: { handsItemOver: true },
  // Allies: the damage calculator applies these by name
  'Steely Spirit': { helps: 'by allies' },
  Battery: { helps: 'by allies' },
  'Power Spot': { helps: 'by allies' },
  Plus: { helps: 'each other' },
  Minus: { helps: 'each other' },
  'Friend Guard': { helps: 'on allies' },
  'Fairy Aura': { helps: 'all' },
  'Dark Aura': { helps: 'all' },
  'Aura Break': { helps: 'all' },
  'Sword of Ruin': { helps: 'all' },
  'Beads of Ruin': { helps: 'all' },
  'Tablets of Ruin': { helps: 'all' },
  'Vessel of Ruin': { helps: 'all' },
  // Flags of @pkmn/sim: can't be suppressed, swapped or copied
  'Battle Bond': FIXED,
  Commander: { ...UNSWAPPABLE, commands: true },
  'Flower Gift': UNCOPIED,
  Forecast: UNCOPIED,
  'Gulp Missile': { cannotBeSuppressed: true, failsTransformed: true },
  'Hunger Switch': UNSWAPPABLE_ORIGINAL,
  Illusion: UNSWAPPABLE,
  Multitype: FIXED,
  'Poison Puppeteer': UNSWAPPABLE,
  'Power Construct': FIXED,
  'RKS System': FIXED,
  Schooling: FIXED,
  'Shields Down': { ...FIXED, noStatusAbove: 1 / 2, unbreakable: true },
  'Stance Change': FIXED,
  'Tera Shell': UNSWAPPABLE,
  'Tera Shift': FIXED_ORIGINAL,
  'Teraform Zero': UNSWAPPABLE,
  'Wonder Guard': { ...UNSWAPPABLE, cannotBeTraced: false },
  'Zen Mode': FIXED,
  'Zero to Hero': FIXED_ORIGINAL,
}

export const ABILITY_NAMES: readonly string[] = Object.keys(TRAITS)

const allTraits: ReadonlyMap<string, AbilityTraits> = new Map(
  Object.entries(TRAITS).map(([name, traits]) => [name, { ...NO_TRAITS, ...traits }]),
)

export const BOOSTING_VOLATILES = { Sun: 'protosynthesis', Electric: 'quarkdrive' } as const

/** Returns an ability's traits by its name in @pkmn/dex; `NO_TRAITS` if it has none. */
export function traitsOf(ability: string): AbilityTraits {
  return allTraits.get(ability) ?? NO_TRAITS
}
