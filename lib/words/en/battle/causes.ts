import type {
  Cured,
  FailReason,
  FieldEffect,
  HpCause,
  NamedCause,
  ReportedVolatile,
  SideEffect,
  Status,
  StopReason,
} from '@/battle/events'
import { names } from '@/lib/words/en/names/names'
import { cheers } from '@/lib/words/en/phrases'

type ReasonInGame = Exclude<FailReason, 'not simulated'>

/** Reason after `Mew’s move fails:`. */
export const failReason = (why: ReasonInGame): string => {
  if (typeof why !== 'string') return `${causeName(why)} prevents it`
  return isVolatile(why) ? `it ${VOLATILES[why]}` : FAILS[why]
}

/** Predicate after the target’s name: `is out of reach`. */
export const stopReason = (why: StopReason): string => {
  if (typeof why !== 'string') return `is unaffected (${causeName(why)})`
  return isVolatile(why) ? VOLATILES[why] : STOPS[why]
}

/** Cause in brackets: `recoil`, `Life Orb`. */
export const hpCause = (cause: HpCause): string => (typeof cause === 'string' ? HP[cause] : causeName(cause))

function causeName(cause: NamedCause): string {
  if ('move' in cause) return names.move(cause.move)
  return 'item' in cause ? names.item(cause.item) : names.ability(cause.ability)
}

function isVolatile(reason: string): reason is ReportedVolatile {
  return Object.hasOwn(VOLATILES, reason)
}

/** Predicates after a name or `it`. */
export const VOLATILES: Readonly<Record<ReportedVolatile, string>> = {
  aquaring: 'is surrounded by Aqua Ring',
  banefulbunker: 'is protected by Baneful Bunker',
  burningbulwark: 'is protected by Burning Bulwark',
  charge: 'is charged with power',
  confusion: 'is confused',
  curse: 'is cursed',
  defensecurl: 'is curled up (Defense Curl)',
  disable: 'has a move disabled',
  doomdesire: 'will be hit by Doom Desire',
  dragoncheer: 'is fired up by Dragon Cheer',
  encore: 'must repeat its last move (Encore)',
  endure: 'braces itself',
  flinch: 'flinches',
  focusenergy: 'is fired up by Focus Energy',
  futuresight: 'will be hit by Future Sight',
  glaiverush: 'is left open by Glaive Rush',
  healblock: 'can’t heal (Heal Block)',
  helpinghand: 'gets a Helping Hand',
  ingrain: 'is rooted by Ingrain',
  kingsshield: "is protected by King's Shield",
  laserfocus: 'concentrates with Laser Focus',
  leechseed: 'is seeded by Leech Seed',
  lockon: 'takes aim at its target',
  magnetrise: 'floats with Magnet Rise',
  minimize: 'is minimized',
  noretreat: 'can’t leave (No Retreat)',
  partiallytrapped: 'is trapped by a binding move',
  protect: 'is protected',
  roost: 'lands to roost',
  saltcure: 'is being salt cured',
  silktrap: 'is protected by Silk Trap',
  slowstart: 'is slowed by Slow Start',
  smackdown: 'is knocked to the ground',
  spikyshield: 'is protected by Spiky Shield',
  substitute: 'is behind a substitute',
  syrupbomb: 'is covered in syrup',
  tarshot: 'is covered in tar',
  taunt: 'is taunted',
  throatchop: 'can’t use sound moves (Throat Chop)',
  torment: 'can’t use a move twice in a row (Torment)',
  wish: 'makes a wish',
  yawn: 'is drowsy',
}

const FAILS: Readonly<Record<Exclude<ReasonInGame, NamedCause | ReportedVolatile>, string>> = {
  asleep: 'it’s asleep',
  condition: 'its condition isn’t met',
  frozen: 'it’s frozen',
  HP: 'it doesn’t have enough HP',
  loafing: 'it’s loafing around',
  'no effect': 'it has no effect',
  'no move': 'it has no usable move',
  'no target': 'it has no target',
  paralysis: 'it’s fully paralyzed',
  raid: 'it can’t be used in raids',
  recharge: 'it must recharge',
  'shield broken': 'its shield just broke',
}

const STOPS: Readonly<Record<Exclude<StopReason, NamedCause | ReportedVolatile>, string>> = {
  away: 'is out of reach',
  'Dark type': 'is immune (Dark type)',
  'Grass type': 'is immune (Grass type)',
  immune: 'is immune',
  shield: 'is protected by the shield',
}

const HP: Readonly<Record<Exclude<HpCause, NamedCause>, string>> = {
  'binding move': 'binding move',
  brn: 'burn',
  confusion: 'confusion',
  drain: 'drain',
  'Heal cheer': cheers.heal,
  psn: 'poison',
  recoil: 'recoil',
  tox: 'poison',
}

/** Predicates after a name. */
export const STATUSES: Readonly<Record<Status, string>> = {
  brn: 'is burned',
  par: 'is paralyzed',
  psn: 'is poisoned',
  tox: 'is badly poisoned',
  slp: 'falls asleep',
  frz: 'is frozen',
}

export const CURED: Readonly<Record<Cured, string>> = {
  all: 'is cured of all effects',
  brn: 'is cured of its burn',
  confusion: 'is no longer confused',
  frz: 'thaws out',
  par: 'is cured of paralysis',
  psn: 'is cured of poison',
  slp: 'wakes up',
  syrupbomb: 'is no longer covered in syrup',
  tox: 'is cured of poison',
  yawn: 'is no longer drowsy',
}

interface Lasting {
  readonly begins: string
  readonly ends: string
}

const terrain = (name: string): Lasting => ({
  begins: `${name} covers the field`,
  ends: `${name} fades`,
})

export const FIELD: Readonly<Record<FieldEffect, Lasting>> = {
  'Electric Terrain': terrain('Electric Terrain'),
  'Grassy Terrain': terrain('Grassy Terrain'),
  Gravity: { begins: 'gravity intensifies', ends: 'gravity is back to normal' },
  'Misty Terrain': terrain('Misty Terrain'),
  'Psychic Terrain': terrain('Psychic Terrain'),
  'Magic Room': { begins: 'Magic Room starts and stops all held items', ends: 'Magic Room ends' },
  Rain: { begins: 'it starts to rain', ends: 'the rain stops' },
  Sand: { begins: 'a sandstorm kicks up', ends: 'the sandstorm subsides' },
  Snow: { begins: 'it starts to snow', ends: 'the snow stops' },
  Sun: { begins: 'the sunlight turns harsh', ends: 'the sunlight fades' },
  'Trick Room': { begins: 'Trick Room starts: slower Pokémon move first', ends: 'Trick Room ends' },
  'Wonder Room': {
    begins: 'Wonder Room starts: Defense and Sp. Def are swapped',
    ends: 'Wonder Room ends',
  },
}

/** Texts before `Mew’s side`. */
export const SIDES: Readonly<Record<SideEffect, Lasting>> = {
  auroraVeil: { begins: 'Aurora Veil protects', ends: 'Aurora Veil no longer protects' },
  lightScreen: { begins: 'Light Screen protects', ends: 'Light Screen no longer protects' },
  mist: { begins: 'Mist protects', ends: 'Mist no longer protects' },
  quickGuard: { begins: 'Quick Guard protects', ends: 'Quick Guard no longer protects' },
  reflect: { begins: 'Reflect protects', ends: 'Reflect no longer protects' },
  safeguard: { begins: 'Safeguard protects', ends: 'Safeguard no longer protects' },
  tailwind: { begins: 'Tailwind speeds up', ends: 'Tailwind no longer speeds up' },
  wideGuard: { begins: 'Wide Guard protects', ends: 'Wide Guard no longer protects' },
}
