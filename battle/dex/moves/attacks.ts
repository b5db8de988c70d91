import { abilityOf, holdsNothing, weatherNow } from '@/battle/dex/active-ability'
import { releaseStockpile } from '@/battle/dex/effects/stockpile'
import { setToTheEnd } from '@/battle/dex/effects/volatiles'
import { formTraits } from '@/battle/dex/forms'
import { itemTraits } from '@/battle/dex/items'
import { hasType, isGrounded } from '@/battle/dex/types'
import { BOSS } from '@/battle/events'
import type { Combatant, Scene } from '@/battle/model/state'
import type { TypeName } from '@/data/vocabulary'
import type { MoveRules } from './move-rules'

type Rules = Partial<MoveRules>

const EXPLODES: Rules = { worksIf: 'explosionsWork' }
const FIXED: Rules = { fixedDamage: true }
const HALVES: Rules = { takesShare: 1 / 2 }
const SPARES: Rules = { spares: true }
const FIRST_ACTION: Rules = { works: ({ user }) => user.lastMove < 0 }
const BEFORE_ATTACK: Rules = {
  works: ({ readied }) => readied !== undefined && readied.category !== 'Status',
}
const TAKES_BERRY: Rules = { takes: 'berry' }
const FREES_USER: Rules = { freesUser: true }
const HARDER_WHEN_STRUCK: Rules = { power: ({ move, struck }) => move.basePower * (struck ? 2 : 1) }
const HARDER_WHEN_LAST: Rules = { power: ({ move, last }) => move.basePower * (last ? 2 : 1) }
const HARDER_WHEN_FIRST: Rules = { power: ({ move, last }) => move.basePower * (last ? 1 : 2) }
const HARDER_EACH_HIT: Rules = { power: ({ move }, hit) => move.basePower * (hit + 1) }
const BY_EVERY_STAGE: Rules = { strikesWith: 'every stage raised' }
const SURE_IN_RAIN: Rules = { accuracyIn: { Rain: true } }
const SURE_IN_RAIN_POOR_IN_SUN: Rules = { accuracyIn: { Rain: true, Sun: 50 } }
const TWO_TURNS: Rules = { charging: { away: false } }
const AT_ONCE_IN_SUN: Rules = { charging: { atOnceIn: 'Sun', away: false } }
const AWAY: Rules = { charging: { away: true } }
const RAMPAGE: Rules = { rampage: { more: [1, 2], confuses: true } }

const BY_WEATHER = { Sun: 'Fire', Rain: 'Water', Sand: 'Rock', Snow: 'Ice' } as const
const BY_TERRAIN = { Electric: 'Electric', Grassy: 'Grass', Psychic: 'Psychic', Misty: 'Fairy' } as const

const PRESENTS = [0, 0, 40, 40, 40, 40, 80, 80, 80, 120] as const

/** Source of each: its page on https://bulbapedia.bulbagarden.net/wiki/List_of_moves */
export const ATTACKS: Readonly<Record<string, Rules>> = {
  // Type
  'Aura Wheel': typeByForm('Aura Wheel', 'Electric'),
  'Ivy Cudgel': typeByForm('Ivy Cudgel', 'Grass'),
  'Raging Bull': { ...typeByForm('Raging Bull', 'Normal'), breaksScreens: true },
  'Revelation Dance': {
    takesTeraType: true,
    type: (_, { fighter, terastallized }) => (terastallized ? fighter.teraType : fighter.types[0]),
  },
  'Tera Blast': {
    takesTeraType: true,
    type: (_, { fighter, terastallized }) => (terastallized ? fighter.teraType : 'Normal'),
    strikesWith: 'the higher stat',
  },
  'Terrain Pulse': {
    type: ({ field }, user) =>
      field.terrain && isGrounded(user, field) ? BY_TERRAIN[field.terrain] : 'Normal',
  },
  'Weather Ball': {
    type: (scene) => {
      const weather = weatherNow(scene)
      return weather ? BY_WEATHER[weather] : 'Normal'
    },
  },
  // Power and the stat used
  Avalanche: HARDER_WHEN_STRUCK,
  'Beat Up': {
    hits: (scene, user) => beatersOf(scene, user).length,
    power: ({ user }, hit, scene) => {
      const beater = beatersOf(scene, user)[Math.floor(hit)] ?? user
      return 5 + Math.floor(beater.fighter.baseAttack / 10)
    },
  },
  'Body Press': { strikesWith: 'Defense' },
  'Bolt Beak': HARDER_WHEN_FIRST,
  'Echoed Voice': {
    power: ({ user }) => 40 * Math.min(5, 1 + (user.volatiles.inarow ?? 0)),
    growsInRow: true,
  },
  'Fishious Rend': HARDER_WHEN_FIRST,
  'Foul Play': { strikesWith: 'the Attack of its target' },
  'Fury Cutter': {
    power: ({ user }) => 40 * 2 ** Math.min(2, user.volatiles.inarow ?? 0),
    growsInRow: true,
  },
  Payback: HARDER_WHEN_LAST,
  'Photon Geyser': { strikesWith: 'the higher stat' },
  'Power Trip': BY_EVERY_STAGE,
  // The average before the power is drawn: 40 (4 of 10), 80 (3 of 10) or 120 (1 of 10).
  Present: {
    power: ({ move }) => move.basePower || 52,
    drawsPower: (random) => PRESENTS[random.below(PRESENTS.length)] ?? 0,
  },
  'Rage Fist': {
    power: ({ user }) => Math.min(350, 50 + 50 * user.hitsTaken),
    growsByHits: true,
  },
  Revenge: HARDER_WHEN_STRUCK,
  'Stored Power': BY_EVERY_STAGE,
  'Triple Axel': HARDER_EACH_HIT,
  'Triple Kick': HARDER_EACH_HIT,
  // Fixed damage, without cheers and stages
  "Nature's Madness": HALVES,
  'Night Shade': FIXED,
  Ruination: HALVES,
  'Seismic Toss': FIXED,
  'Super Fang': HALVES,
  // Order and accuracy
  'Bleakwind Storm': SURE_IN_RAIN,
  Blizzard: { accuracyIn: { Snow: true } },
  'Grassy Glide': {
    hurries: ({ field }, user) => (field.terrain === 'Grassy' && isGrounded(user, field) ? 1 : 0),
  },
  Hurricane: SURE_IN_RAIN_POOR_IN_SUN,
  'Sandsear Storm': SURE_IN_RAIN,
  Thunder: SURE_IN_RAIN_POOR_IN_SUN,
  'Wildbolt Storm': SURE_IN_RAIN,
  // Conditions
  Belch: {
    works: ({ user }, scene) => holdsNothing(scene, user) && itemTraits(user.fighter.item).isBerry,
  },
  'Burn Up': {
    works: ({ user }) => hasType(user, 'Fire') && user.volatiles.burnup === undefined,
    spends: (_, { user }) => {
      if (!user.terastallized) setToTheEnd(user, 'burnup')
    },
  },
  'Double Shock': {
    works: ({ user }) => hasType(user, 'Electric') && user.volatiles.doubleshock === undefined,
    spends: (_, { user }) => {
      if (!user.terastallized) setToTheEnd(user, 'doubleshock')
    },
  },
  'Dream Eater': { works: ({ target }) => isAsleep(target) },
  'Fake Out': FIRST_ACTION,
  'First Impression': FIRST_ACTION,
  Fling: { works: ({ user }) => user.item !== undefined, flings: true },
  'Focus Punch': { works: ({ struck }) => !struck },
  Poltergeist: { works: ({ target }, scene) => !holdsNothing(scene, target) },
  Snore: { works: ({ user }) => isAsleep(user), whileAsleep: true },
  'Spit Up': {
    works: ({ user }) => user.volatiles.stockpile !== undefined,
    power: ({ user }) => 100 * (user.volatiles.stockpile ?? 0),
    spends: (turn, { user }) => releaseStockpile(turn, user),
  },
  'Sucker Punch': BEFORE_ATTACK,
  Thunderclap: BEFORE_ATTACK,
  'Upper Hand': {
    works: ({ readied }) => readied !== undefined && readied.category !== 'Status' && readied.priority > 0,
  },
  // Effects on target, field and user
  'Brick Break': { breaksScreens: true },
  'Bug Bite': TAKES_BERRY,
  Chloroblast: { costsWhenStruck: 1 / 2 },
  'Clear Smog': { clearsStages: true },
  Explosion: EXPLODES,
  'Misty Explosion': EXPLODES,
  'Self-Destruct': EXPLODES,
  'Dire Claw': { oneOf: ['psn', 'par', 'slp'] },
  'False Swipe': SPARES,
  'Fell Stinger': { atKnockOut: { atk: 3 } },
  'Hold Back': SPARES,
  'Ice Spinner': { endsTerrain: true },
  Incinerate: TAKES_BERRY,
  'Knock Off': { takes: 'item' },
  'Mortal Spin': FREES_USER,
  Pluck: TAKES_BERRY,
  'Pollen Puff': { healsAllies: true },
  'Psychic Fangs': { breaksScreens: true },
  'Rapid Spin': FREES_USER,
  'Sparkling Aria': { cures: 'brn' },
  'Steel Roller': { works: (_, { field }) => field.terrain !== undefined, endsTerrain: true },
  'Throat Chop': { sideVolatile: 'throatchop' },
  'Tri Attack': { oneOf: ['brn', 'par', 'frz'] },
  // Several turns
  Bounce: AWAY,
  Dig: AWAY,
  Dive: AWAY,
  'Electro Shot': { charging: { boosts: { spa: 1 }, atOnceIn: 'Rain', away: false } },
  Fly: AWAY,
  'Freeze Shock': TWO_TURNS,
  'Ice Burn': TWO_TURNS,
  'Meteor Beam': { charging: { boosts: { spa: 1 }, away: false } },
  Outrage: RAMPAGE,
  'Petal Dance': RAMPAGE,
  'Phantom Force': AWAY,
  'Raging Fury': RAMPAGE,
  'Shadow Force': AWAY,
  'Sky Attack': TWO_TURNS,
  'Solar Beam': AT_ONCE_IN_SUN,
  'Solar Blade': AT_ONCE_IN_SUN,
  Thrash: RAMPAGE,
  Uproar: { rampage: { more: [2, 2], confuses: false } },
}

function typeByForm(move: string, fallback: TypeName): Rules {
  return { type: (_, { fighter }) => formTraits(fighter.species).typeOf[move] ?? fallback }
}

// Allies join in unless fainted or with a status: `beatup` in @pkmn/sim.
function beatersOf({ boss, raiders }: Scene, user: Combatant): readonly Combatant[] {
  if (user.who === BOSS) return [boss]
  return raiders.filter(({ who, hp, status }) => who === user.who || (hp > 0 && status === undefined))
}

function isAsleep(combatant: Combatant): boolean {
  return combatant.status === 'slp' || abilityOf(combatant).alwaysAsleep
}
