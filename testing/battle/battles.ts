import { ASSUMPTIONS, type Assumptions } from '@/battle/assumptions'
import type { Arena } from '@/battle/model/arena'
import type { BattleMove } from '@/battle/model/battle-move'
import { type DamageSource, type Hit, ROLLS } from '@/battle/model/damage-source'
import type { BossFighter, Fighter } from '@/battle/model/fighter'
import { createRandom } from '@/battle/model/random'
import type { BattleState, RaiderState } from '@/battle/model/state'
import type { Choice } from '@/battle/plan'
import { playTurn } from '@/battle/turns/play-turn'
import { startBattle } from '@/battle/turns/start-battle'

export function makeMove(name: string, overrides: Partial<BattleMove> = {}): BattleMove {
  return {
    name,
    type: 'Normal',
    category: 'Physical',
    basePower: 80,
    accuracy: true,
    priority: 0,
    target: 'normal',
    flags: {},
    hits: [1, 1],
    critRatio: 1,
    willCrit: false,
    drain: 0,
    recoil: 0,
    costsMaxHp: 0,
    heal: 0,
    secondaries: [],
    selfdestruct: false,
    thawsTarget: false,
    ...overrides,
  }
}

export function makeStatusMove(name: string, overrides: Partial<BattleMove> = {}): BattleMove {
  return makeMove(name, { category: 'Status', basePower: 0, target: 'self', ...overrides })
}

const STATS = { hp: 320, atk: 200, def: 200, spa: 200, spd: 200, spe: 200 }

/** By default 320 HP, 200 in all other stats and no special properties. */
export function makeRaider(overrides: Partial<Fighter> = {}): Fighter {
  return {
    species: 'Mew',
    level: 100,
    nature: 'Serious',
    effortValues: {},
    individualValues: {},
    ability: 'Honey Gather',
    item: undefined,
    teraType: 'Psychic',
    gender: undefined,
    types: ['Psychic'],
    weightkg: 4,
    baseAttack: 100,
    stats: STATS,
    moves: [makeMove('Swift')],
    ...overrides,
  }
}

/** By default 400 HP times 25, 100 in all other stats and one move without effect. */
export function makeBoss(overrides: Partial<BossFighter> = {}): BossFighter {
  return {
    ...makeRaider({ species: 'Blissey', level: 90, teraType: 'Steel', types: ['Normal'] }),
    stats: { hp: 400, atk: 100, def: 100, spa: 100, spd: 100, spe: 100 },
    moves: [makeStatusMove('Splash')],
    hpMultiplier: 25,
    randomMoveCount: 1,
    ...overrides,
  }
}

export function constantDamage(amount: number): DamageSource {
  const rolls = new Array<number>(ROLLS).fill(amount)
  return () => rolls
}

/** By default 6★ and without script. The shield rises at half HP. */
export function makeArena(
  overrides: Partial<Omit<Arena, 'assumptions'>> & { readonly assumptions?: Partial<Assumptions> } = {},
): Arena {
  return {
    boss: makeBoss(),
    raidSeconds: 450,
    shield: {
      hp: 50,
      time: 55,
      barPercentOfHp: 30,
      damageThroughPercent: { plain: 20, teraOtherType: 35, teraSameType: 75 },
    },
    actions: [],
    secondMove: undefined,
    favored: undefined,
    damageOf: constantDamage(100),
    ...overrides,
    assumptions: { ...ASSUMPTIONS, ...overrides.assumptions },
  }
}

export function choose(move = 0): Choice {
  return { kind: 'move', move, terastallize: false }
}

export function terastallizeAndChoose(move = 0): Choice {
  return { kind: 'move', move, terastallize: true }
}

export function chooseCheer(cheer: 'attack' | 'defense' | 'heal'): Choice {
  return { kind: 'cheer', cheer }
}

/** `turns` has the choices of all raiders for each turn. */
interface PlayedBattle {
  readonly arena?: Arena
  readonly raiders?: readonly Fighter[]
  readonly turns?: readonly (readonly Choice[])[]
  readonly seed?: number
  readonly given?: (state: BattleState) => BattleState
}

/** Returns the last state, with boss and first raider, and all events. */
export function playOut({
  arena = makeArena(),
  raiders = [makeRaider()],
  turns = [[choose()]],
  seed = 1,
  given = (state) => state,
}: PlayedBattle) {
  const random = createRandom(seed)
  const start = startBattle(arena, raiders, random)
  const events = [...start.events]
  let state = given(start.state)
  for (const choices of turns) {
    const result = playTurn(arena, state, choices, random)
    state = result.state
    events.push(...result.events)
  }
  const [raider] = state.raiders
  if (!raider) throw new Error('A battle needs a raider')
  return { state, boss: state.boss, raider, events, kinds: events.map(({ kind }) => kind) }
}

export function withBoss(changes: Partial<BattleState['boss']>): (state: BattleState) => BattleState {
  return (state) => ({ ...state, boss: { ...state.boss, ...changes } })
}

export function withRaider(changes: Partial<RaiderState>): (state: BattleState) => BattleState {
  return (state) => ({
    ...state,
    raiders: state.raiders.map((raider) => (raider.who === 0 ? { ...raider, ...changes } : raider)),
  })
}

/** All rolls of a hit are the same. */
export function damageBy(amount: (hit: Hit) => number): DamageSource {
  return (hit) => new Array<number>(ROLLS).fill(amount(hit))
}

/** Raiders' attacks do 100 damage. */
export function bossHitsFor(amount: number): Arena {
  return makeArena({
    boss: makeBoss({ moves: [makeMove('Tackle')] }),
    damageOf: damageBy(({ attacker }) => (attacker.who < 0 ? amount : 100)),
  })
}
