import { type RaidAction, rosters } from '@/data/rosters/rosters'
import type { RaidTimeline } from '@/lib/advice/moments'
import { actionSchedule } from '@/lib/advice/schedule'
import type { Plan } from '@/lib/battle/policy/plan'
import type { PlayedBuild } from '@/lib/plans/played-build'
import type { MoveRole } from '@/lib/plans/raid-plans'
import { bring } from '@/lib/words/en/bring'
import { ATTACK_ONLY, listedBuild } from '@/testing/plans/ranked'
import * as plan from './plan-steps'

const attackerSteps = (build: PlayedBuild, raid: RaidTimeline) =>
  plan.attackerSteps(build, raid).map((step) => bring.step(step))
const supportSteps = (build: PlayedBuild, raid: RaidTimeline) =>
  plan.supportSteps(build, raid).map((step) => bring.step(step))
const groupSteps = (build: Parameters<typeof plan.groupStep>[0]) =>
  [plan.groupStep(build)].flatMap((step) => (step ? bring.groupStep(step) : []))

const NOT_RESET: RaidTimeline = { timeLimit: 450, schedule: [], shield: { hp: 50, time: 30 } }

function played(moves: Readonly<Record<string, MoveRole>>, plan: Partial<Plan> = {}): PlayedBuild {
  return {
    build: listedBuild({ moves: Object.keys(moves), roles: Object.values(moves) }),
    plan: { ...ATTACK_ONLY, ...plan },
  }
}

function raidOf(name: string): RaidTimeline {
  const boss = rosters['6'].find((entry) => entry.name === name)
  if (!boss) throw new Error(`no 6★ ${name}`)
  return { timeLimit: 450, schedule: actionSchedule(boss.info.actions), shield: boss.shield }
}

function withActions(...schedule: RaidAction[]): RaidTimeline {
  return { ...NOT_RESET, schedule }
}

const DRAIN_PUNCH = { 'Drain Punch': 'attack' } as const
const TERASTALLIZE = 'Terastallize as soon as the Tera Orb is charged'

test('a single attack is used to the end', () => {
  expect(attackerSteps(played(DRAIN_PUNCH), NOT_RESET)).toEqual([
    TERASTALLIZE,
    'Attack with Drain Punch to the end',
  ])
})

test('of two attacks the one that hits harder is used', () => {
  const both = played({ ...DRAIN_PUNCH, 'Ice Punch': 'attack' })
  expect(attackerSteps(both, NOT_RESET)[1]).toBe(
    'Attack with Drain Punch or Ice Punch to the end, whichever hits harder',
  )
})

test.each([
  [1, 'once'],
  [2, 'twice'],
  [3, '3 times'],
])('a boost before the first attack is counted: %d is %s', (boosts, words) => {
  const boosted = played({ ...DRAIN_PUNCH, 'Swords Dance': 'boost' }, { boosts })
  expect(attackerSteps(boosted, NOT_RESET)[0]).toBe(`Use Swords Dance ${words}`)
})

test('a boost that the plan does not use is no step', () => {
  const boosted = played({ ...DRAIN_PUNCH, 'Swords Dance': 'boost' }, { boosts: 0, repeatAfterReset: true })
  expect(attackerSteps(boosted, raidOf('Garchomp'))).toHaveLength(2)
})

// 6★ Garchomp clears boosts at 60% of 7:30, that is 3:00 in, and at 30% HP.
test('against 6★ Garchomp boosts are used again after its two resets, when the plan says so', () => {
  const moves = { ...DRAIN_PUNCH, 'Swords Dance': 'boost' } as const
  expect(attackerSteps(played(moves, { boosts: 2, repeatAfterReset: true }), raidOf('Garchomp'))).toEqual([
    'Use Swords Dance twice',
    TERASTALLIZE,
    'Attack with Drain Punch to the end',
    'Use Swords Dance again after it clears your boosts 3:00 in and at 30% HP',
  ])
  expect(attackerSteps(played(moves, { boosts: 2 }), raidOf('Garchomp'))).toHaveLength(3)
})

test('at 5★ the same share of the time is earlier: 60% of 5:00 are left 2:00 in', () => {
  const raid = withActions({ kind: 'player reset', trigger: 'Time', percent: 60 })
  const boosted = played({ ...DRAIN_PUNCH, 'Swords Dance': 'boost' }, { boosts: 1, repeatAfterReset: true })
  expect(attackerSteps(boosted, { ...raid, timeLimit: 300 }).at(-1)).toBe(
    'Use Swords Dance again after it clears your boosts 2:00 in',
  )
})

test('Screech fails on the shield, so it is used before, and not again after a reset under it', () => {
  const raid = withActions(
    { kind: 'boss reset', trigger: 'HP', percent: 90 },
    { kind: 'boss reset', trigger: 'HP', percent: 50 },
  )
  const screeching = played({ ...DRAIN_PUNCH, Screech: 'debuff' }, { debuffs: 2, repeatAfterReset: true })
  expect(attackerSteps(screeching, raid)).toEqual([
    'Use Screech twice before the shield rises',
    TERASTALLIZE,
    'Attack with Drain Punch to the end',
    'Use Screech again after it clears its debuffs at 90% HP',
  ])
})

test('Acid Spray passes the shield, so it is used again under it', () => {
  const raid = withActions({ kind: 'boss reset', trigger: 'HP', percent: 50 })
  const spraying = played(
    { 'Sludge Bomb': 'attack', 'Acid Spray': 'weakening attack' },
    { debuffs: 1, repeatAfterReset: true },
  )
  expect(attackerSteps(spraying, raid)).toEqual([
    'Use Acid Spray once',
    TERASTALLIZE,
    'Attack with Sludge Bomb to the end',
    'Use Acid Spray again after it clears its debuffs at 50% HP',
  ])
})

test('a cautious plan heals by a move or a cheer, a careless one does not', () => {
  const recovering = { ...DRAIN_PUNCH, Recover: 'heal' } as const
  expect(attackerSteps(played(recovering, { caution: 'hardest hit' }), NOT_RESET)[1]).toBe(
    'Attack with Drain Punch to the end; use Recover or the "Heal up!" cheer when the next hit could knock you out',
  )
  expect(attackerSteps(played(DRAIN_PUNCH, { caution: 'mean hit' }), NOT_RESET)[1]).toBe(
    'Attack with Drain Punch to the end; use the "Heal up!" cheer when the next hit is likely to knock you out',
  )
  expect(attackerSteps(played(recovering), NOT_RESET)[1]).toBe('Attack with Drain Punch to the end')
})

test('a support sets up its screens, lowers Defense, and then helps each turn', () => {
  const support = played(
    { Reflect: 'field', 'Light Screen': 'field', Screech: 'debuff', 'Helping Hand': 'help' },
    { debuffs: 3 },
  )
  expect(supportSteps(support, NOT_RESET)).toEqual([
    'Set up Reflect and Light Screen, then use Screech 3 times before the shield rises',
    'Use Helping Hand each turn',
    'Set up Reflect and Light Screen again when they end',
  ])
})

test('a support without any help to give attacks', () => {
  const support = played({ 'Acid Spray': 'weakening attack', Reflect: 'field' }, { debuffs: 2 })
  expect(supportSteps(support, NOT_RESET)).toEqual([
    'Set up Reflect, then use Acid Spray twice',
    'Attack with Acid Spray to the end',
    'Set up Reflect again when it ends',
  ])
})

test('no plan has more than four steps in any raid', () => {
  const everything = played(
    { 'Drain Punch': 'attack', 'Swords Dance': 'boost', Screech: 'debuff', Reflect: 'field' },
    { boosts: 3, debuffs: 3, repeatAfterReset: true, caution: 'hardest hit' },
  )
  for (const boss of rosters['6']) {
    const steps = attackerSteps(everything, raidOf(boss.name))
    expect(steps).toHaveLength(4)
    expect(steps.filter((step) => !/^[A-Z].*[^.]$/.test(step))).toEqual([])
  }
})

test('four that play as one does need no step of their own', () => {
  const boosted = played({ ...DRAIN_PUNCH, 'Swords Dance': 'boost' }, { boosts: 2 })
  expect(groupSteps({ ...boosted, groupPlan: { ...boosted.plan } })).toEqual([])
})

test('four that win by another plan say what they do first, and when they heal', () => {
  const boosted = played({ ...DRAIN_PUNCH, 'Belly Drum': 'boost' }, { boosts: 1 })
  expect(groupSteps({ ...boosted, groupPlan: { ...ATTACK_ONLY, caution: 'hardest hit' } })).toEqual([
    'With four of you: attack from the start; use the "Heal up!" cheer when the next hit could knock you out',
  ])
  const danced = played({ ...DRAIN_PUNCH, 'Swords Dance': 'boost' }, { boosts: 1 })
  expect(groupSteps({ ...danced, groupPlan: { ...ATTACK_ONLY, boosts: 3 } })).toEqual([
    'With four of you: use Swords Dance 3 times',
  ])
})
