import { moveNamed } from '@/battle/dex/moves/compile-move'
import type { BattleMove } from '@/battle/model/battle-move'
import type { Fighter } from '@/battle/model/fighter'
import type { BattleState, RaiderState, SideState } from '@/battle/model/state'
import {
  choose,
  constantDamage,
  makeArena,
  makeBoss,
  makeMove,
  makeRaider,
  makeStatusMove,
  playOut,
} from '@/testing/battle/battles'

const splash = makeStatusMove('Splash')
const swift = makeMove('Swift')
const onFirst = { ...choose(), ally: 0 }

interface Aimed {
  readonly target?: Partial<Fighter>
  readonly user?: Partial<Fighter>
  readonly given?: (state: BattleState) => BattleState
  readonly seed?: number
}

/** The first raider uses its own move, then the second uses a move on it. Every hit takes 100 HP. */
function playOnAlly(move: BattleMove, { target, user, given, seed }: Aimed = {}) {
  const { state, events } = playOut({
    arena: makeArena({ damageOf: constantDamage(100) }),
    raiders: [makeRaider({ moves: [splash], ...target }), makeRaider({ moves: [move], ...user })],
    turns: [[choose(), onFirst]],
    given,
    seed,
  })
  const [ally, by] = state.raiders
  if (!ally || !by) throw new Error('Two raiders have fought')
  return { ally, by, events }
}

function withAlly(changes: Partial<RaiderState>): Aimed['given'] {
  return (state) => ({
    ...state,
    raiders: state.raiders.map((raider) => (raider.who === 0 ? { ...raider, ...changes } : raider)),
  })
}

function withRaiderSide(changes: Partial<SideState>): Aimed['given'] {
  return (state) => ({
    ...state,
    field: { ...state.field, raiderSide: { ...state.field.raiderSide, ...changes } },
  })
}

test.each([
  ['Lightning Rod', 'Thunder Shock', { spa: 1 }],
  ['Motor Drive', 'Thunder Shock', { spe: 1 }],
  ['Motor Drive', 'Thunder Wave', { spe: 1 }],
  ['Storm Drain', 'Water Gun', { spa: 1 }],
  ['Storm Drain', 'Life Dew', { spa: 1 }],
  ['Sap Sipper', 'Absorb', { atk: 1 }],
  ['Well-Baked Body', 'Ember', { def: 2 }],
  ['Wind Rider', 'Fairy Wind', { atk: 1 }],
])('%s absorbs an ally’s %s', (ability, move, stages) => {
  const { ally, events } = playOnAlly(moveNamed(move), { target: { ability } })
  expect(ally).toMatchObject({ hp: 320, status: undefined, stages })
  expect(events).toContainEqual({ kind: 'unaffected', who: 0, why: { ability } })
})

test.each([
  ['Volt Absorb', 'Thunder Shock'],
  ['Water Absorb', 'Water Gun'],
  ['Dry Skin', 'Water Gun'],
  ['Earth Eater', 'Mud Shot'],
])('%s heals from an ally’s %s', (ability, move) => {
  expect(playOnAlly(moveNamed(move), { target: { ability }, given: withAlly({ hp: 100 }) }).ally.hp).toBe(180)
})

test('An ally’s Ember activates Flash Fire', () => {
  const { ally } = playOnAlly(moveNamed('Ember'), { target: { ability: 'Flash Fire' } })
  expect(ally.hp).toBe(320)
  expect(ally.volatiles.flashfire).toBeDefined()
})

test.each([
  ['Bulletproof', 'Pollen Puff'],
  ['Soundproof', 'Hyper Voice'],
  ['Telepathy', 'Pollen Puff'],
  ['Telepathy', 'Earthquake'],
])('%s is immune to an ally’s %s', (ability, move) => {
  const { ally, events } = playOnAlly(moveNamed(move), { target: { ability }, given: withAlly({ hp: 100 }) })
  expect(ally.hp).toBe(100)
  expect(events).toContainEqual({ kind: 'unaffected', who: 0, why: { ability } })
})

test('Telepathy doesn’t block foes’ attacks and allies’ status moves', () => {
  const { raider } = playOut({
    arena: makeArena({ boss: makeBoss({ moves: [swift] }), damageOf: constantDamage(100) }),
    raiders: [makeRaider({ ability: 'Telepathy' })],
  })
  expect(raider.hp).toBe(220)
  expect(playOnAlly(moveNamed('Decorate'), { target: { ability: 'Telepathy' } }).ally.stages.atk).toBe(2)
})

test('Soundproof blocks an ally’s Howl, but not its own', () => {
  const target = { ability: 'Soundproof', moves: [moveNamed('Howl')] }
  expect(playOnAlly(moveNamed('Howl'), { target }).ally.stages.atk).toBe(1)
  expect(playOnAlly(moveNamed('Howl')).ally.stages.atk).toBe(1)
})

test.each([
  ['Overcoat', { ability: 'Overcoat' }],
  ['Safety Goggles', { item: 'Safety Goggles' }],
  ['A Grass type', { types: ['Grass'] }],
] as const)('%s is immune to an ally’s powder', (_, target) => {
  const spore = moveNamed('Spore')
  expect(playOnAlly(spore, { target }).ally.status).toBeUndefined()
  expect(playOnAlly(spore).ally.status).toBe('slp')
})

test('Protect blocks an ally’s attacks and status moves, except moves that ignore it', () => {
  const target = { moves: [moveNamed('Protect')] }
  const { ally, events } = playOnAlly(moveNamed('Swift'), { target })
  expect(ally.hp).toBe(320)
  expect(events).toContainEqual({ kind: 'unaffected', who: 0, why: 'protect' })
  expect(playOnAlly(moveNamed('Heal Pulse'), { target, given: withAlly({ hp: 100 }) }).ally.hp).toBe(100)
  expect(playOnAlly(moveNamed('Decorate'), { target }).ally.stages.atk).toBe(2)
})

test('Spiky Shield hurts an ally that makes contact', () => {
  const { ally, by } = playOnAlly(moveNamed('Tackle'), { target: { moves: [moveNamed('Spiky Shield')] } })
  expect([ally.hp, by.hp]).toEqual([320, 280])
})

test('Protect blocks Instruct', () => {
  const { events } = playOnAlly(moveNamed('Instruct'), { target: { moves: [moveNamed('Protect')] } })
  expect(events).toContainEqual({ kind: 'unaffected', who: 0, why: 'protect' })
})

test('A substitute blocks an ally’s status moves, except moves that ignore it', () => {
  const given = withAlly({ hp: 200, volatiles: { substitute: 80 } })
  expect(playOnAlly(moveNamed('Heal Pulse'), { given }).ally.hp).toBe(200)
  expect(playOnAlly(moveNamed('Decorate'), { given }).ally.stages.atk).toBe(0)
  expect(playOnAlly(moveNamed('Coaching'), { given }).ally.stages.atk).toBe(1)
})

test('Magic Bounce reflects an ally’s status moves, which Good as Gold blocks', () => {
  const target = { ability: 'Magic Bounce' }
  const screeched = playOnAlly(moveNamed('Growl'), { target })
  expect([screeched.ally.stages.atk, screeched.by.stages.atk]).toEqual([0, -1])
  const pulsed = playOnAlly(moveNamed('Heal Pulse'), { target, given: withAlly({ hp: 100 }) })
  expect(pulsed.ally.hp).toBe(100)
  const refused = playOnAlly(moveNamed('Growl'), { target, user: { ability: 'Good as Gold' } })
  expect(refused.by.stages.atk).toBe(0)
  expect(refused.events).toContainEqual({ kind: 'unaffected', who: 1, why: { ability: 'Good as Gold' } })
})

test.each([
  ['Clear Body', { ability: 'Clear Body' }],
  ['White Smoke', { ability: 'White Smoke' }],
  ['Full Metal Body', { ability: 'Full Metal Body' }],
  ['Big Pecks', { ability: 'Big Pecks' }],
  ['Clear Amulet', { item: 'Clear Amulet' }],
])('%s protects stages from an ally, too', (_, target) => {
  expect(playOnAlly(moveNamed('Leer'), { target }).ally.stages.def).toBe(0)
})

test('Mist protects stages from an ally, too, even from an ally with Infiltrator', () => {
  const given = withRaiderSide({ mist: 5 })
  expect(playOnAlly(moveNamed('Leer'), { given }).ally.stages.def).toBe(0)
  expect(playOnAlly(moveNamed('Leer'), { given, user: { ability: 'Infiltrator' } }).ally.stages.def).toBe(0)
})

test('Mirror Armor reflects an ally’s drop', () => {
  const { ally, by, events } = playOnAlly(moveNamed('Leer'), { target: { ability: 'Mirror Armor' } })
  expect([ally.stages.def, by.stages.def]).toEqual([0, -1])
  expect(events).toContainEqual({ kind: 'ability', who: 0, ability: 'Mirror Armor' })
})

test('Nothing prevents a Pokémon from lowering its own stages', () => {
  const moves = [makeStatusMove('Shell Smash', { boosts: { def: -1, atk: 2 } })]
  expect(playOnAlly(splash, { target: { ability: 'Clear Body', moves } }).ally.stages.def).toBe(-1)
})

test('Defiant ignores an ally’s drop', () => {
  expect(playOnAlly(moveNamed('Growl'), { target: { ability: 'Defiant' } }).ally.stages.atk).toBe(-1)
})

test('An ally’s Mold Breaker ignores abilities', () => {
  const user = { ability: 'Mold Breaker' }
  expect(playOnAlly(moveNamed('Leer'), { user, target: { ability: 'Clear Body' } }).ally.stages.def).toBe(-1)
  expect(playOnAlly(moveNamed('Leer'), { user, target: { ability: 'Contrary' } }).ally.stages.def).toBe(-1)
  expect(playOnAlly(moveNamed('Ember'), { user, target: { ability: 'Flash Fire' } }).ally.hp).toBe(220)
  expect(playOnAlly(moveNamed('Spore'), { user, target: { ability: 'Sweet Veil' } }).ally.status).toBe('slp')
})

test('Safeguard blocks an ally’s status and confusion, but not the target’s own', () => {
  const given = withRaiderSide({ safeguard: 5 })
  expect(playOnAlly(moveNamed('Spore'), { given }).ally.status).toBeUndefined()
  expect(playOnAlly(moveNamed('Confuse Ray'), { given }).ally.volatiles.confusion).toBeUndefined()
  expect(playOnAlly(splash, { given, target: { item: 'Flame Orb' } }).ally.status).toBe('brn')
})

test('A foe’s Infiltrator ignores Safeguard', () => {
  const statusBy = (ability: string) =>
    playOut({
      arena: makeArena({ boss: makeBoss({ ability, moves: [moveNamed('Spore')] }) }),
      given: withRaiderSide({ safeguard: 5 }),
    }).raider.status
  expect([statusBy('Honey Gather'), statusBy('Infiltrator')]).toEqual([undefined, 'slp'])
})

test('Psychic Terrain, Armor Tail and Dark types don’t block an ally’s priority', () => {
  const attack = makeMove('Quick Attack', { priority: 1 })
  const terrain = (state: BattleState): BattleState => ({
    ...state,
    field: { ...state.field, terrain: 'Psychic', terrainTurns: 5 },
  })
  expect(playOnAlly(attack, { given: terrain }).ally.hp).toBe(220)
  expect(playOnAlly(attack, { target: { ability: 'Armor Tail' } }).ally.hp).toBe(220)
  const { ally } = playOnAlly(moveNamed('Growl'), {
    user: { ability: 'Prankster' },
    target: { types: ['Dark'] },
  })
  expect(ally.stages.atk).toBe(-1)
})

test('An ally in the air is out of reach of moves except Helping Hand', () => {
  const target = { moves: [moveNamed('Fly')] }
  const { ally, events } = playOnAlly(moveNamed('Decorate'), { target })
  expect(ally.stages.atk).toBe(0)
  expect(events).toContainEqual({ kind: 'unaffected', who: 0, why: 'away' })
  expect(playOnAlly(moveNamed('Helping Hand'), { target }).ally.volatiles.helpinghand).toBeDefined()
})

test('A status move may miss an ally', () => {
  const seeds = Array.from({ length: 20 }, (_, seed) => seed)
  const kinds = seeds.flatMap((seed) =>
    playOnAlly(moveNamed('Will-O-Wisp'), { seed }).events.map(({ kind }) => kind),
  )
  expect(kinds).toContain('misses')
  expect(kinds).toContain('status')
})

test('A move for a side of the field can’t target an ally', () => {
  const { events } = playOnAlly(moveNamed('Tailwind'), { target: { ability: 'Wind Rider' } })
  expect(events).toContainEqual({ kind: 'side', effect: 'tailwind', who: 1 })
})
