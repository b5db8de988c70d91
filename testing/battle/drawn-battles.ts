import fc from 'fast-check'
import { MOVES_WITH_RULES, rulesOf } from '@/battle/dex/moves/moves'
import { STATUSES } from '@/battle/events'
import type { Arena, ScriptedAction } from '@/battle/model/arena'
import type { BattleMove } from '@/battle/model/battle-move'
import type { Fighter } from '@/battle/model/fighter'
import type { Stages } from '@/battle/model/terms'
import type { Choice } from '@/battle/plan'
import { constantDamage, makeArena, makeBoss, makeMove, makeRaider, makeStatusMove } from './battles'

const VOLATILES = [
  'confusion',
  'taunt',
  'yawn',
  'leechseed',
  'flinch',
  'encore',
  'disable',
  'torment',
  'saltcure',
  'curse',
  'partiallytrapped',
  'healblock',
]

const MOVES: readonly BattleMove[] = [
  makeMove('Pound', { flags: { contact: 1, protect: 1 } }),
  makeMove('Giga Drain', { type: 'Grass', category: 'Special', drain: 0.5 }),
  makeMove('Brave Bird', { type: 'Flying', recoil: 0.33, flags: { contact: 1 } }),
  makeMove('Bullet Seed', { hits: [2, 5], accuracy: 90 }),
  makeMove('Triple Axel', { type: 'Ice', hits: [3, 3], accuracyPerHit: true, accuracy: 90, basePower: 20 }),
  makeMove('Steel Beam', { type: 'Steel', costsMaxHp: 0.5, accuracy: 80 }),
  makeMove('Explosion', { selfdestruct: true, target: 'allAdjacent' }),
  makeMove('Outrage', { type: 'Dragon' }),
  makeMove('Solar Beam', { type: 'Grass', flags: { charge: 1 } }),
  makeMove('Fly', { type: 'Flying', flags: { charge: 1 } }),
  makeMove('Hyper Beam', { self: { volatileStatus: 'mustrecharge' } }),
  makeMove('Close Combat', { type: 'Fighting', self: { boosts: { def: -1, spd: -1 } } }),
  makeMove('Night Shade', { type: 'Ghost' }),
  makeMove('Super Fang', { basePower: 0 }),
  makeMove('Tri Attack', { secondaries: [{ chance: 20 }] }),
  makeMove('Knock Off', { type: 'Dark' }),
  makeMove('Clear Smog', { type: 'Poison' }),
  makeMove('Tera Blast'),
  makeMove('Fake Out', { priority: 3 }),
  makeMove('High Jump Kick', { type: 'Fighting', accuracy: 50, crashes: true }),
  ...STATUSES.map((status) =>
    makeMove(`Gives ${status}`, { secondaries: [{ chance: 50, status }], thawsTarget: status === 'brn' }),
  ),
  ...VOLATILES.map((volatileStatus) =>
    makeStatusMove(`Brings ${volatileStatus}`, { target: 'normal', volatileStatus }),
  ),
  makeStatusMove('Swords Dance', { boosts: { atk: 2 } }),
  makeStatusMove('Screech', { target: 'normal', boosts: { def: -2 }, flags: { reflectable: 1 } }),
  makeStatusMove('Recover', { heal: 0.5, flags: { heal: 1 } }),
  makeStatusMove('Life Dew', { target: 'allies', heal: 0.25 }),
  makeStatusMove('Protect', { volatileStatus: 'protect', priority: 4 }),
  makeStatusMove('Reflect', { target: 'allySide', sideCondition: 'reflect' }),
  makeStatusMove('Tailwind', { target: 'allySide', sideCondition: 'tailwind' }),
  makeStatusMove('Sandstorm', { target: 'all', weather: 'Sandstorm' }),
  makeStatusMove('Grassy Terrain', { target: 'all', terrain: 'grassyterrain' }),
  makeStatusMove('Trick Room', { target: 'all', pseudoWeather: 'trickroom' }),
  makeStatusMove('Memento', { target: 'normal', boosts: { atk: -2, spa: -2 }, selfdestruct: true }),
  ...MOVES_WITH_RULES.filter((name) => rulesOf(name).acts).map((name) =>
    makeStatusMove(name, { target: 'normal' }),
  ),
]

const ABILITIES = [
  'Honey Gather',
  'Contrary',
  'Simple',
  'Magic Guard',
  'Rough Skin',
  'Stamina',
  'Weak Armor',
  'Mirror Armor',
  'Magic Bounce',
  'Volt Absorb',
  'Flash Fire',
  'Poison Heal',
  'Speed Boost',
  'Moody',
  'Disguise',
  'Sturdy',
  'Liquid Ooze',
  'Effect Spore',
  'Intimidate',
  'Imposter',
  'Truant',
  'Neutralizing Gas',
  'Sand Spit',
  'Cotton Down',
  'Cursed Body',
  'Mummy',
  'Hospitality',
  'Prankster',
  'No Guard',
  'Berserk',
  'Moxie',
  'Protosynthesis',
  'Comatose',
  'Trace',
  'Receiver',
  'Wandering Spirit',
  'Limber',
  'Slow Start',
  'Symbiosis',
]

const ITEMS = [
  undefined,
  'Leftovers',
  'Shell Bell',
  'Life Orb',
  'Sitrus Berry',
  'Lum Berry',
  'White Herb',
  'Focus Sash',
  'Rocky Helmet',
  'Weakness Policy',
  'Choice Scarf',
  'Booster Energy',
  'Power Herb',
  'Toxic Orb',
  'Ability Shield',
  'Loaded Dice',
  'Light Clay',
  'Salac Berry',
  'Air Balloon',
  'Black Sludge',
]

const TYPES = ['Fire', 'Ghost', 'Steel', 'Water', 'Grass', 'Flying', 'Ground'] as const

const anyMoves = fc.uniqueArray(fc.constantFrom(...MOVES), { minLength: 1, maxLength: 4 })

const anyRaider: fc.Arbitrary<Fighter> = fc
  .record({
    ability: fc.constantFrom(...ABILITIES),
    item: fc.constantFrom(...ITEMS),
    types: fc.uniqueArray(fc.constantFrom(...TYPES), { minLength: 1, maxLength: 2 }),
    teraType: fc.constantFrom(...TYPES),
    moves: anyMoves,
  })
  .map(makeRaider)

const anyAction: fc.Arbitrary<ScriptedAction> = fc.record({
  trigger: fc.constantFrom('HP', 'Time'),
  percent: fc.integer({ min: 10, max: 99 }),
  kind: fc.constantFrom('orb', 'boss reset', 'player reset', 'move'),
  move: fc.constant(0),
})

const anyChoice: fc.Arbitrary<Choice> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('move'),
      move: fc.nat(3),
      ally: fc.option(fc.nat(3), { nil: undefined }),
      terastallize: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.constant<Choice>({ kind: 'wait' }) },
)

export interface DrawnBattle {
  readonly arena: Arena
  readonly raiders: readonly Fighter[]
  readonly turns: readonly (readonly Choice[])[]
  readonly seed: number
  readonly damage: number
}

/** One to four raiders, all actions except cheers. All hits do the same damage. */
export const anyBattle: fc.Arbitrary<DrawnBattle> = fc
  .record({
    raiders: fc.array(anyRaider, { minLength: 1, maxLength: 4 }),
    boss: anyRaider,
    bossPicks: fc.constantFrom('at random', 'strongest'),
    actions: fc.array(anyAction, { maxLength: 6 }),
    turns: fc.array(fc.array(anyChoice, { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 40 }),
    damage: fc.integer({ min: 1, max: 400 }),
    seed: fc.integer(),
  })
  .map(({ boss: { ability, moves }, raiders, bossPicks, actions, turns, damage, seed }) => ({
    arena: makeArena({
      boss: makeBoss({ ability, moves, randomMoveCount: moves.length }),
      actions,
      damageOf: constantDamage(damage),
      assumptions: { bossPicks },
    }),
    raiders,
    turns,
    damage,
    seed,
  }))

const anyStage = fc.integer({ min: -6, max: 6 })

export const anyStages: fc.Arbitrary<Stages> = fc.record({
  atk: anyStage,
  def: anyStage,
  spa: anyStage,
  spd: anyStage,
  spe: anyStage,
  accuracy: anyStage,
  evasion: anyStage,
})
