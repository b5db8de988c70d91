import type { Plan } from '@/battle/plan'
import { type RaidAction, rosters } from '@/data/rosters/rosters'
import type { MoveRole } from '@/data/vocabulary'
import { actionSchedule, type RaidTimeline } from '@/lib/advice/moments'
import type { PlayedBuild } from '@/lib/plans/played-build'
import { bring } from '@/lib/words/en/bring'
import { ATTACK_ONLY, listedBuild } from '@/testing/plans/ranked'
import * as plan from './plan-steps'

function describePlan(steps: readonly plan.PlanStep[]): { turns: string; conditions: string } {
  const { turns, conditions } = bring.plan(steps)
  return {
    turns: turns.replaceAll('\u00a0', ' ').replaceAll('\u2060', ''),
    conditions: conditions.join(' '),
  }
}

const attacker = (build: PlayedBuild, raid: RaidTimeline = NOT_RESET) =>
  describePlan(plan.attackerSteps(build, raid))
const support = (build: PlayedBuild, raid: RaidTimeline = NOT_RESET) =>
  describePlan(plan.supportSteps(build, raid))
const groupSteps = (build: Parameters<typeof plan.groupStep>[0]) =>
  [plan.groupStep(build, NOT_RESET)].flatMap((step) => (step ? bring.groupStep(step) : []))

const NOT_RESET: RaidTimeline = { timeLimit: 450, schedule: [], shield: { hp: 50, time: 30 } }

function withPlan(moves: Readonly<Record<string, MoveRole>>, plan: Partial<Plan> = {}): PlayedBuild {
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
const TERASTALLIZE = 'Orb full: Terastallize.'
const LAST = 'Boss below 20%: just attack.'

test('a build with one attack uses it to the end', () => {
  expect(attacker(withPlan(DRAIN_PUNCH))).toEqual({ turns: 'T1 Drain Punch …', conditions: TERASTALLIZE })
})

test('of two attacks, the build uses the first, and the other if it does more damage', () => {
  const { turns, conditions } = attacker(withPlan({ ...DRAIN_PUNCH, 'Ice Punch': 'attack' }))
  expect(turns).toBe('T1 Drain Punch …')
  expect(conditions).toContain('If it does more damage: Ice Punch.')
})

test('Tera Blast waits for its type: until then the build uses another attack, or a weakening attack if it has no other', () => {
  const { turns, conditions } = attacker(withPlan({ 'Tera Blast': 'attack', 'Bitter Blade': 'attack' }))
  expect(turns).toBe('T1 Bitter Blade …')
  expect(conditions).toBe(`${TERASTALLIZE} Terastallized: Tera Blast …`)
  expect(attacker(withPlan({ 'Tera Blast': 'attack', 'Acid Spray': 'weakening attack' })).turns).toBe(
    'T1 Acid Spray …',
  )
})

test('Weakness Policy also boosts, so fewer uses are needed', () => {
  const built = withPlan({ ...DRAIN_PUNCH, 'Bulk Up': 'boost' }, { boosts: 3 })
  const build = { ...built.build, item: 'Weakness Policy' }
  expect(attacker({ ...built, build }).conditions).toContain('Weakness Policy triggers: less Bulk Up.')
})

test.each([
  [1, 'T1 Swords Dance · T2 Drain Punch …'],
  [2, 'T1 Swords Dance · T2 Swords Dance · T3 Drain Punch …'],
  [3, 'T1–3 Swords Dance · T4 Drain Punch …'],
])('%d boosts before the first attack take as many turns', (boosts, turns) => {
  expect(attacker(withPlan({ ...DRAIN_PUNCH, 'Swords Dance': 'boost' }, { boosts })).turns).toBe(turns)
})

test('the steps list Iron Defense and Calm Mind in the order of use, with the number of uses', () => {
  const moves = { 'Stored Power': 'attack', 'Iron Defense': 'boost', 'Calm Mind': 'boost' } as const
  const { turns, conditions } = attacker(withPlan(moves, { boosts: 3, secondBoosts: 1 }))
  expect(turns).toBe('T1–3 Iron Defense · T4 Calm Mind · T5 Stored Power …')
  expect(conditions).toContain('Use Iron Defense and Calm Mind again after fainting.')
})

test('the steps omit a boost that the plan does not use', () => {
  const boosted = withPlan({ ...DRAIN_PUNCH, 'Swords Dance': 'boost' }, { boosts: 0, repeatAfterReset: true })
  expect(attacker(boosted, raidOf('Garchomp'))).toEqual(attacker(withPlan(DRAIN_PUNCH), raidOf('Garchomp')))
})

test('against 6★ Garchomp, a plan may repeat boosts after its two resets', () => {
  const moves = { ...DRAIN_PUNCH, 'Swords Dance': 'boost' } as const
  const conditions = (plan: Partial<Plan>) => attacker(withPlan(moves, plan), raidOf('Garchomp')).conditions
  expect(conditions({ boosts: 2, repeatAfterReset: true })).toBe(
    `Orb full: Terastallize, best before 75% time. Use Swords Dance again after fainting and after each reset of your boosts (60% time, 30% HP), unless the next reset is within 5% HP or 6% time. ${LAST}`,
  )
  expect(conditions({ boosts: 2 })).toContain(
    'again after fainting, until each reset of your boosts (60% time, 30% HP), unless',
  )
})

test('at 5★, two turns are a larger share of the time', () => {
  const raid = withActions({ kind: 'player reset', trigger: 'Time', percent: 60 })
  const boosted = withPlan({ ...DRAIN_PUNCH, 'Swords Dance': 'boost' }, { boosts: 1, repeatAfterReset: true })
  expect(attacker(boosted, { ...raid, timeLimit: 300 }).conditions).toContain(
    'unless the next reset is within 5% HP or 9% time',
  )
})

test('Screech fails on the shield, so the steps do not repeat it after a reset under the shield', () => {
  const raid = withActions(
    { kind: 'boss reset', trigger: 'HP', percent: 90 },
    { kind: 'boss reset', trigger: 'HP', percent: 50 },
  )
  const screeching = withPlan({ ...DRAIN_PUNCH, Screech: 'debuff' }, { debuffs: 2, repeatAfterReset: true })
  expect(attacker(screeching, raid)).toEqual({
    turns: 'T1 Screech · T2 Screech · T3 Drain Punch …',
    conditions: `Shield up: no Screech. ${TERASTALLIZE} Use Screech again after the reset of its debuffs (90% HP). ${LAST}`,
  })
})

test('Acid Spray works on the shield, so the steps repeat it there', () => {
  const raid = withActions(
    { kind: 'boss reset', trigger: 'HP', percent: 90 },
    { kind: 'boss reset', trigger: 'HP', percent: 50 },
  )
  const spraying = withPlan(
    { 'Sludge Bomb': 'attack', 'Acid Spray': 'weakening attack' },
    { debuffs: 1, repeatAfterReset: true },
  )
  expect(attacker(spraying, raid)).toEqual({
    turns: 'T1 Acid Spray · T2 Sludge Bomb …',
    conditions: `${TERASTALLIZE} Use Acid Spray again after each reset of its debuffs (90% and 50% HP). ${LAST}`,
  })
})

describe('healing has the same percentages as in battles', () => {
  const healing = (moves: Readonly<Record<string, MoveRole>>, plan: Partial<Plan> = {}) =>
    attacker(withPlan({ 'Ice Punch': 'attack', ...moves }, plan)).conditions

  test('none if the plan never heals', () => {
    expect(healing({ Recover: 'heal' })).not.toContain('Below')
  })

  test('a move, and a cheer at lower HP', () => {
    expect(healing(DRAIN_PUNCH, { healBelow: 45, healCheerBelow: 25 })).toContain(
      'Below 45%: Drain Punch. Below 25%: "Heal up!"',
    )
    expect(healing({ Recover: 'heal', ...DRAIN_PUNCH }, { healBelow: 65 })).toContain('Below 65%: Recover.')
  })

  test('only the cheer if no move heals', () => {
    expect(healing({}, { healBelow: 40, healCheerBelow: 25 })).toContain('Below 25%: "Heal up!"')
  })

  test('a support heals any teammate below a percent of HP', () => {
    const healer = withPlan(
      { 'Helping Hand': 'help', 'Heal Pulse': 'heal' },
      { healBelow: 65, healCheerBelow: 40 },
    )
    expect(support(healer).conditions).toContain('Teammate below 65%: Heal Pulse or "Heal up!".')
  })
})

test('a build uses both debuffs in the order of its moves, each as often as the plan says', () => {
  const spraying = withPlan({ 'Acid Spray': 'weakening attack', Charm: 'debuff' }, { debuffs: 2 })
  expect(attacker(spraying).turns).toBe(
    'T1 Acid Spray · T2 Acid Spray · T3 Charm · T4 Charm · T5 Acid Spray …',
  )
})

test('a support sets up its screens, lowers Defense, and then cheers and helps', () => {
  const screener = withPlan(
    { Reflect: 'field', 'Light Screen': 'field', Screech: 'debuff', 'Helping Hand': 'help' },
    { debuffs: 3 },
  )
  expect(support(screener)).toEqual({
    turns: 'T1 Reflect · T2 Light Screen · T3–5 Screech · T6 "Go all-out!" · T7 Helping Hand …',
    conditions:
      'Shield up: no Screech. "Go all-out!" over: cheer again (3 per raid). Reflect and Light Screen over: set up again.',
  })
})

test('if the shield rises in the first turn, as with 7★ Mewtwo, no step lowers stats before it', () => {
  const mewtwo = rosters['7'].find(({ name }) => name === 'Mewtwo')
  if (!mewtwo) throw new Error('no 7★ Mewtwo')
  const helper = withPlan({ 'Fake Tears': 'debuff', 'Helping Hand': 'help' }, { debuffs: 3 })
  const raid = { ...NOT_RESET, shield: mewtwo.shield, timeLimit: 900 }
  expect(support(helper, raid).turns).toBe('T1 "Go all-out!" · T2 Helping Hand …')
  const spraying = withPlan({ 'Acid Spray': 'weakening attack', 'Fake Tears': 'debuff' }, { debuffs: 2 })
  expect(attacker(spraying, raid).turns).toBe('T1 Acid Spray · T2 Acid Spray · T3 Acid Spray …')
})

test('a support with a helping move attacks if nothing else helps', () => {
  const taunting = withPlan({ 'Acid Spray': 'attack', Taunt: 'help' })
  expect(support(taunting).conditions).toContain('If nothing else helps: Acid Spray.')
})

test('a support whose debuffs charge its Tera Orb Terastallizes; a support that only helps does not', () => {
  const spraying = { 'Acid Spray': 'weakening attack', 'Helping Hand': 'help' } as const
  const conditions = (debuffs: number) => support(withPlan(spraying, { debuffs })).conditions
  expect(conditions(3)).toContain(TERASTALLIZE)
  expect(conditions(2)).not.toContain(TERASTALLIZE)
})

test('a support without a helping move attacks, and Terastallizes', () => {
  const attacking = withPlan({ 'Acid Spray': 'weakening attack', Reflect: 'field' }, { debuffs: 2 })
  const { turns, conditions } = support(attacking)
  expect(turns).toBe('T1 Reflect · T2 Acid Spray · T3 Acid Spray · T4 "Go all-out!" · T5 Acid Spray …')
  expect(conditions).toContain(TERASTALLIZE)
})

test('after an opening the turns have no numbers', () => {
  const danced = withPlan({ ...DRAIN_PUNCH, 'Swords Dance': 'boost' }, { boosts: 2 })
  expect(bring.plan(plan.attackerSteps(danced, NOT_RESET), true).turns).toBe(
    'Then Swords Dance twice, then Drain Punch …',
  )
})

test('no plan has more than five steps in any raid, and its conditions are sentences', () => {
  const everything = withPlan(
    { 'Drain Punch': 'attack', 'Swords Dance': 'boost', Screech: 'debuff', Reflect: 'field' },
    { boosts: 3, debuffs: 3, repeatAfterReset: true, healBelow: 65, healCheerBelow: 40 },
  )
  for (const boss of rosters['6']) {
    expect(plan.attackerSteps(everything, raidOf(boss.name))).toHaveLength(5)
    expect(attacker(everything, raidOf(boss.name)).conditions).toMatch(/^[A-Z].*\.$/)
  }
})

test('if four play like a solo player, there is no group step', () => {
  const boosted = withPlan({ ...DRAIN_PUNCH, 'Swords Dance': 'boost' }, { boosts: 2 })
  expect(groupSteps({ ...boosted, groupPlan: { ...boosted.plan } })).toEqual([])
})

test('a build that keeps a cheer active cheers before it attacks, and only attacks in the end', () => {
  const cheering = attacker(withPlan(DRAIN_PUNCH, { cheer: 'attack' }))
  expect(cheering.turns).toBe('T1 "Go all-out!" · T2 Drain Punch …')
  expect(cheering.conditions).toContain(`"Go all-out!" over: cheer again (3 per raid). ${LAST}`)
  expect(attacker(withPlan(DRAIN_PUNCH, { cheer: 'defense' })).turns).toMatch(/^T1 "Hang tough!"/)
})

test('four that keep a cheer active take turns', () => {
  const plain = withPlan(DRAIN_PUNCH)
  expect(groupSteps({ ...plain, groupPlan: { ...ATTACK_ONLY, cheer: 'defense' } })).toEqual([
    'With four of these: Take turns with "Hang tough!", one player whenever the last wears off (3 each).',
  ])
})

test('if four differ from a solo player only by a cheer, the group step has only the cheer', () => {
  const danced = withPlan(
    { 'Ice Punch': 'attack', 'Swords Dance': 'boost' },
    { boosts: 2, healCheerBelow: 25 },
  )
  expect(groupSteps({ ...danced, groupPlan: { ...danced.plan, cheer: 'attack' } })).toEqual([
    'With four of these: Take turns with "Go all-out!", one player whenever the last wears off (3 each).',
  ])
})

test('the group step of another plan has its first moves and its healing', () => {
  const boosted = withPlan({ ...DRAIN_PUNCH, 'Belly Drum': 'boost' }, { boosts: 1 })
  expect(
    groupSteps({ ...boosted, groupPlan: { ...ATTACK_ONLY, healBelow: 65, healCheerBelow: 40 } }),
  ).toEqual(['With four of these: Attack from the start. Below 40%: "Heal up!"'])
  const danced = withPlan({ ...DRAIN_PUNCH, 'Swords Dance': 'boost' }, { boosts: 1 })
  expect(groupSteps({ ...danced, groupPlan: { ...ATTACK_ONLY, boosts: 3 } })).toEqual([
    'With four of these: Swords Dance 3 times.',
  ])
})

describe('a group step says if four heal less than a solo player, whose step would otherwise apply', () => {
  const RECOVERING = { 'Ice Punch': 'attack', Recover: 'heal', 'Swords Dance': 'boost' } as const
  const healing = { boosts: 1, healBelow: 45, healCheerBelow: 25 }
  const four = (moves: Readonly<Record<string, MoveRole>>, groupPlan: Partial<Plan>) =>
    groupSteps({ ...withPlan(moves, healing), groupPlan: { ...ATTACK_ONLY, ...groupPlan } })
  const AT_ONCE = 'With four of these: Attack from the start. '

  test('not at all', () => {
    expect(four(RECOVERING, {})).toEqual([`${AT_ONCE}Don’t stop to heal.`])
  })

  test('only with the cheer, or only with the move', () => {
    expect(four(RECOVERING, { healCheerBelow: 40 })).toEqual([
      `${AT_ONCE}Below 40%: "Heal up!" Don’t stop to heal with Recover.`,
    ])
    expect(four(RECOVERING, { healBelow: 40 })).toEqual([
      `${AT_ONCE}Below 40%: Recover. Don’t use "Heal up!"`,
    ])
  })

  test('a draining attack still heals if it is the only move that four use', () => {
    expect(four({ ...DRAIN_PUNCH, 'Swords Dance': 'boost' }, { healBelow: 40, healCheerBelow: 25 })).toEqual([
      `${AT_ONCE}Below 25%: "Heal up!"`,
    ])
  })
})
