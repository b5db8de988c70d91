import { ASSUMPTIONS, type Assumptions } from '@/battle/assumptions'
import type { ForecastRules } from '@/planner/raids/forecast-rules'
import type { ForecastAttacker, ForecastMove } from './forecast-attacker'
import { SoloForecast } from './solo-forecast'

const OPEN: ForecastRules = {
  turns: 20,
  turnsPerFaint: 5,
  hit: 'mean',
  shield: {
    hp: -1,
    time: -1,
    barPercentOfHp: 40,
    damageThroughPercent: { plain: 20, teraSameType: 75, teraOtherType: 35 },
  },
  resets: [],
  assumptions: ASSUMPTIONS,
}

const MOVE: ForecastMove = {
  share: 0.2,
  beforeTera: 0.75,
  drained: 0,
  ofTeraType: true,
  raises: 0,
  grows: undefined,
}
const UNHURT: ForecastAttacker = {
  attack: MOVE,
  drain: undefined,
  boost: undefined,
  debuff: undefined,
  recovers: false,
  damageTaken: { beforeTera: 0, terastallized: 0 },
  bossHp: 20,
}

const ATTACK = { boosts: 0, debuffs: 0, item: 'drains' } as const

function turnsOf(
  attacker: ForecastAttacker,
  rules: ForecastRules = OPEN,
  play: ConstructorParameters<typeof SoloForecast>[2] = ATTACK,
) {
  const { time } = new SoloForecast(attacker, rules, play).fight()
  return Math.round((1 - time) * rules.turns)
}

test('after three attacks the Tera Orb is full: 3 x 0.15, then 0.2 each win in the 6th turn', () => {
  expect(turnsOf(UNHURT)).toBe(6)
})

// 3 x 0.15, then 0.2 brings the shield at 35%. Then 0.15 a turn needs three more turns.
test('a shield lets three quarters of a Terastallized hit of its type through, and breaks', () => {
  const shield = { ...OPEN.shield, hp: 40, barPercentOfHp: 50 }
  expect(turnsOf(UNHURT, { ...OPEN, shield })).toBe(7)
})

test('a shield before the Tera Orb is full lets a fifth through: 20 turns are too few', () => {
  const shield = { ...OPEN.shield, hp: 100, barPercentOfHp: 100 }
  const weak = { ...UNHURT, attack: { ...MOVE, ofTeraType: false } }
  expect(new SoloForecast(weak, { ...OPEN, shield }, ATTACK).fight().bossHp).toBeGreaterThan(0)
})

// Doubled from the second turn on: 3 x 0.3, then the last hit.
test('a boost of two stages doubles the damage', () => {
  const boost = { raises: 2, hardens: 0, costs: 0 }
  expect(turnsOf({ ...UNHURT, boost }, OPEN, { ...ATTACK, boosts: 1 })).toBe(5)
})

test('a reset removes the boost, which is repeated', () => {
  const boost = { raises: 2, hardens: 0, costs: 0 }
  const rules: ForecastRules = { ...OPEN, resets: [{ trigger: 'Time', threshold: 95, of: 'players' }] }
  expect(turnsOf({ ...UNHURT, boost }, rules, { ...ATTACK, boosts: 1 })).toBe(6)
})

test('a debuff that doesn’t pass the shield isn’t used while it is up', () => {
  const shield = { ...OPEN.shield, hp: 100, barPercentOfHp: 100 }
  const rules = { ...OPEN, shield }
  const debuff = { lowers: 2, passesShield: false }
  const plan = { ...ATTACK, debuffs: 2 }
  expect(new SoloForecast({ ...UNHURT, debuff }, rules, plan).fight()).toEqual(
    new SoloForecast(UNHURT, rules, ATTACK).fight(),
  )
})

// It faints at the third hit, after dealing 0.45. The faint costs five turns and two turns of waiting.
test('a faint costs turns', () => {
  const frail = { ...UNHURT, bossHp: 0, damageTaken: { beforeTera: 0.4, terastallized: 0.4 } }
  const { time } = new SoloForecast({ ...frail, attack: { ...MOVE, share: 0.3 } }, OPEN, ATTACK).fight()
  expect(time).toBeLessThan(0.6)
})

test('the assumptions set the time of a faint and the HP that a Heal cheer heals', () => {
  const damageTaken = { beforeTera: 0.4, terastallized: 0.4 }
  const frail = { ...UNHURT, damageTaken, attack: { ...MOVE, share: 0.1 } }
  const bossHpWith = (assumptions: Partial<Assumptions>) =>
    new SoloForecast(frail, { ...OPEN, assumptions: { ...ASSUMPTIONS, ...assumptions } }, ATTACK).fight()
      .bossHp
  const usual = bossHpWith({})
  expect(bossHpWith({ waitPerFaint: 60 })).toBeGreaterThan(usual)
  expect(bossHpWith({ healCheer: [0, 0] })).toBeGreaterThan(usual)
})

test('a fainted raider can Terastallize again if the assumptions say so', () => {
  const frail = { ...UNHURT, bossHp: 0, damageTaken: { beforeTera: 0.3, terastallized: 0.3 } }
  const attack = { ...MOVE, share: 0.08 }
  const bossHpWith = (terastallizesAgain: boolean) => {
    const rules = { ...OPEN, turnsPerFaint: 1, assumptions: { ...ASSUMPTIONS, terastallizesAgain } }
    return new SoloForecast({ ...frail, attack }, rules, ATTACK).fight().bossHp
  }
  expect(bossHpWith(true)).toBeLessThan(bossHpWith(false))
})

test('a draining attacker lasts longer than one that doesn’t drain', () => {
  const damageTaken = { beforeTera: 0.45, terastallized: 0.45 }
  const slow = { ...UNHURT, damageTaken, attack: { ...MOVE, share: 0.1 } }
  const withoutDrain = new SoloForecast({ ...slow, bossHp: 0 }, OPEN, ATTACK).fight()
  const drains = new SoloForecast({ ...slow, attack: { ...slow.attack, drained: 0.5 } }, OPEN, ATTACK).fight()
  expect(withoutDrain.bossHp).toBeGreaterThan(0)
  expect(drains.bossHp).toBe(0)
})

test('Rage Fist grows by 50 with each hit taken', () => {
  const hit = { ...UNHURT, damageTaken: { beforeTera: 0.01, terastallized: 0.01 } }
  const attack = { ...MOVE, share: 0.125, beforeTera: 1 }
  // 1/8, 2/8, 3/8, 4/8 of the boss's HP
  expect(turnsOf({ ...hit, attack: { ...attack, grows: 'by hits taken' } })).toBe(4)
  expect(turnsOf({ ...hit, attack })).toBe(8)
})

// 0.3 of its HP per hit, four hits until it faints. With a second move half of the time, 0.45 a turn: it faints in the
// third turn.
test('a boss hits more often once its second move begins', () => {
  const hurt = {
    ...UNHURT,
    attack: { ...MOVE, share: 0.05 },
    damageTaken: { beforeTera: 0.3, terastallized: 0.3 },
  }
  const secondMove = { hp: 100, time: 0, chance: 50 }
  const resultWith = (rules: ForecastRules) => new SoloForecast(hurt, rules, ATTACK).fight()
  expect(resultWith({ ...OPEN, secondMove }).bossHp).toBeGreaterThan(resultWith(OPEN).bossHp)
  expect(resultWith({ ...OPEN, secondMove: { ...secondMove, hp: 0 } })).toEqual(resultWith(OPEN))
})
