import type { Plan } from '@/battle/plan'
import { type RaidAction, rosters } from '@/data/rosters/rosters'
import type { MoveRole } from '@/data/vocabulary'
import { actionSchedule, type RaidTimeline } from '@/lib/advice/moments'
import type { PlayedBuild } from '@/lib/plans/played-build'
import { bring } from '@/lib/words/en/bring'
import { ATTACK_ONLY, listedBuild } from '@/testing/plans/ranked'
import * as plan from './plan-steps'

/** The turns of a plan, and what it does on a condition, as a page tells them. */
function told(steps: readonly plan.PlanStep[]): { turns: string; conditions: string } {
  const { turns, conditions } = bring.plan(steps)
  return {
    turns: turns.replaceAll('\u00a0', ' ').replaceAll('\u2060', ''),
    conditions: conditions.join(' '),
  }
}

const attacker = (build: PlayedBuild, raid: RaidTimeline = NOT_RESET) => told(plan.attackerSteps(build, raid))
const support = (build: PlayedBuild, raid: RaidTimeline = NOT_RESET) => told(plan.supportSteps(build, raid))
const groupSteps = (build: Parameters<typeof plan.groupStep>[0]) =>
  [plan.groupStep(build, NOT_RESET)].flatMap((step) => (step ? bring.groupStep(step) : []))

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
const TERASTALLIZE = 'Orb full: Terastallize.'
const LAST = 'Boss below 20%: just attack.'

test('a single attack is used to the end', () => {
  expect(attacker(played(DRAIN_PUNCH))).toEqual({ turns: 'T1 Drain Punch …', conditions: TERASTALLIZE })
})

test('of two attacks the first is used, which battles use most, and the other where it does more', () => {
  const { turns, conditions } = attacker(played({ ...DRAIN_PUNCH, 'Ice Punch': 'attack' }))
  expect(turns).toBe('T1 Drain Punch …')
  expect(conditions).toContain('Where it does more: Ice Punch.')
})

test('Tera Blast waits for its type: another attack is used until then, a weakening one where there is no other', () => {
  const { turns, conditions } = attacker(played({ 'Tera Blast': 'attack', 'Bitter Blade': 'attack' }))
  expect(turns).toBe('T1 Bitter Blade …')
  expect(conditions).toBe(`${TERASTALLIZE} Terastallized: Tera Blast …`)
  expect(attacker(played({ 'Tera Blast': 'attack', 'Acid Spray': 'weakening attack' })).turns).toBe(
    'T1 Acid Spray …',
  )
})

test('Weakness Policy raises as a boost does, so fewer uses are needed', () => {
  const holding = played({ ...DRAIN_PUNCH, 'Bulk Up': 'boost' }, { boosts: 3 })
  const build = { ...holding.build, item: 'Weakness Policy' }
  expect(attacker({ ...holding, build }).conditions).toContain('Weakness Policy triggers: less Bulk Up.')
})

test.each([
  [1, 'T1 Swords Dance · T2 Drain Punch …'],
  [2, 'T1 Swords Dance · T2 Swords Dance · T3 Drain Punch …'],
  [3, 'T1–3 Swords Dance · T4 Drain Punch …'],
])('%d boosts before the first attack take as many turns', (boosts, turns) => {
  expect(attacker(played({ ...DRAIN_PUNCH, 'Swords Dance': 'boost' }, { boosts })).turns).toBe(turns)
})

test('Iron Defense and Calm Mind are both told, in the order and as often as they are used', () => {
  const moves = { 'Stored Power': 'attack', 'Iron Defense': 'boost', 'Calm Mind': 'boost' } as const
  const { turns, conditions } = attacker(played(moves, { boosts: 3, secondBoosts: 1 }))
  expect(turns).toBe('T1–3 Iron Defense · T4 Calm Mind · T5 Stored Power …')
  expect(conditions).toContain('Use Iron Defense and Calm Mind again after fainting.')
})

test('a boost that the plan does not use is not told', () => {
  const boosted = played({ ...DRAIN_PUNCH, 'Swords Dance': 'boost' }, { boosts: 0, repeatAfterReset: true })
  expect(attacker(boosted, raidOf('Garchomp'))).toEqual(attacker(played(DRAIN_PUNCH), raidOf('Garchomp')))
})

test('against 6★ Garchomp boosts are used again after its two resets, when the plan says so', () => {
  const moves = { ...DRAIN_PUNCH, 'Swords Dance': 'boost' } as const
  const conditions = (plan: Partial<Plan>) => attacker(played(moves, plan), raidOf('Garchomp')).conditions
  expect(conditions({ boosts: 2, repeatAfterReset: true })).toBe(
    `Orb full: Terastallize, best before 75% time. Use Swords Dance again after fainting and after each player reset (60% time, 30% HP), unless the next is within 5% HP or 6% time. ${LAST}`,
  )
  expect(conditions({ boosts: 2 })).toContain(
    'again after fainting, until each player reset (60% time, 30% HP), unless',
  )
})

test('at 5★ two turns are more of the time', () => {
  const raid = withActions({ kind: 'player reset', trigger: 'Time', percent: 60 })
  const boosted = played({ ...DRAIN_PUNCH, 'Swords Dance': 'boost' }, { boosts: 1, repeatAfterReset: true })
  expect(attacker(boosted, { ...raid, timeLimit: 300 }).conditions).toContain(
    'unless the next is within 5% HP or 9% time',
  )
})

test('Screech fails on the shield, so it is not used again after a reset under it', () => {
  const raid = withActions(
    { kind: 'boss reset', trigger: 'HP', percent: 90 },
    { kind: 'boss reset', trigger: 'HP', percent: 50 },
  )
  const screeching = played({ ...DRAIN_PUNCH, Screech: 'debuff' }, { debuffs: 2, repeatAfterReset: true })
  expect(attacker(screeching, raid)).toEqual({
    turns: 'T1 Screech · T2 Screech · T3 Drain Punch …',
    conditions: `Shield up: no Screech. ${TERASTALLIZE} Use Screech again after the boss reset (90% HP). ${LAST}`,
  })
})

test('Acid Spray passes the shield, so it is used again under it', () => {
  const raid = withActions(
    { kind: 'boss reset', trigger: 'HP', percent: 90 },
    { kind: 'boss reset', trigger: 'HP', percent: 50 },
  )
  const spraying = played(
    { 'Sludge Bomb': 'attack', 'Acid Spray': 'weakening attack' },
    { debuffs: 1, repeatAfterReset: true },
  )
  expect(attacker(spraying, raid)).toEqual({
    turns: 'T1 Acid Spray · T2 Sludge Bomb …',
    conditions: `${TERASTALLIZE} Use Acid Spray again after each boss reset (90% and 50% HP). ${LAST}`,
  })
})

describe('healing is told as it is fought: by percentages of its own HP', () => {
  const healing = (moves: Readonly<Record<string, MoveRole>>, plan: Partial<Plan> = {}) =>
    attacker(played({ 'Ice Punch': 'attack', ...moves }, plan)).conditions

  test('not where the plan never heals', () => {
    expect(healing({ Recover: 'heal' })).not.toContain('Below')
  })

  test('a move, and below less a cheer', () => {
    expect(healing(DRAIN_PUNCH, { healBelow: 45, healCheerBelow: 25 })).toContain(
      'Below 45%: Drain Punch. Below 25%: "Heal up!"',
    )
    expect(healing({ Recover: 'heal', ...DRAIN_PUNCH }, { healBelow: 65 })).toContain('Below 65%: Recover.')
  })

  test('the cheer alone where no move heals', () => {
    expect(healing({}, { healBelow: 40, healCheerBelow: 25 })).toContain('Below 25%: "Heal up!"')
  })

  test('a support heals whoever is below a share of HP', () => {
    const healer = played(
      { 'Helping Hand': 'help', 'Heal Pulse': 'heal' },
      { healBelow: 65, healCheerBelow: 40 },
    )
    expect(support(healer).conditions).toContain('Teammate below 65%: Heal Pulse or "Heal up!".')
  })
})

test('two debuffs are both used, each as often as the plan says, in the order of its moves', () => {
  const spraying = played({ 'Acid Spray': 'weakening attack', Charm: 'debuff' }, { debuffs: 2 })
  expect(attacker(spraying).turns).toBe(
    'T1 Acid Spray · T2 Acid Spray · T3 Charm · T4 Charm · T5 Acid Spray …',
  )
})

test('a support sets up its screens, lowers Defense, and then cheers and helps', () => {
  const screener = played(
    { Reflect: 'field', 'Light Screen': 'field', Screech: 'debuff', 'Helping Hand': 'help' },
    { debuffs: 3 },
  )
  expect(support(screener)).toEqual({
    turns: 'T1 Reflect · T2 Light Screen · T3–5 Screech · T6 "Go all-out!" · T7 Helping Hand …',
    conditions:
      'Shield up: no Screech. "Go all-out!" over: cheer again (3 per raid). Reflect and Light Screen over: set up again.',
  })
})

test('nobody is told to lower stats before a shield that rises in the first turn, as that of 7★ Mewtwo does', () => {
  const mewtwo = rosters['7'].find(({ name }) => name === 'Mewtwo')
  if (!mewtwo) throw new Error('no 7★ Mewtwo')
  const helper = played({ 'Fake Tears': 'debuff', 'Helping Hand': 'help' }, { debuffs: 3 })
  const raid = { ...NOT_RESET, shield: mewtwo.shield, timeLimit: 900 }
  expect(support(helper, raid).turns).toBe('T1 "Go all-out!" · T2 Helping Hand …')
  const spraying = played({ 'Acid Spray': 'weakening attack', 'Fake Tears': 'debuff' }, { debuffs: 2 })
  expect(attacker(spraying, raid).turns).toBe('T1 Acid Spray · T2 Acid Spray · T3 Acid Spray …')
})

test('a support with help to give attacks where nothing else helps', () => {
  const taunting = played({ 'Acid Spray': 'attack', Taunt: 'help' })
  expect(support(taunting).conditions).toContain('Nothing else helps: Acid Spray.')
})

test('a support whose debuffs charge its Tera Orb Terastallizes, one that only helps does not', () => {
  const spraying = { 'Acid Spray': 'weakening attack', 'Helping Hand': 'help' } as const
  const conditions = (debuffs: number) => support(played(spraying, { debuffs })).conditions
  expect(conditions(3)).toContain(TERASTALLIZE)
  expect(conditions(2)).not.toContain(TERASTALLIZE)
})

test('a support without any help to give attacks, and Terastallizes', () => {
  const attacking = played({ 'Acid Spray': 'weakening attack', Reflect: 'field' }, { debuffs: 2 })
  const { turns, conditions } = support(attacking)
  expect(turns).toBe('T1 Reflect · T2 Acid Spray · T3 Acid Spray · T4 "Go all-out!" · T5 Acid Spray …')
  expect(conditions).toContain(TERASTALLIZE)
})

test('after an opening the turns have no numbers', () => {
  const danced = played({ ...DRAIN_PUNCH, 'Swords Dance': 'boost' }, { boosts: 2 })
  expect(bring.plan(plan.attackerSteps(danced, NOT_RESET), true).turns).toBe(
    'Then Swords Dance twice, then Drain Punch …',
  )
})

test('no plan has more than five steps in any raid, and its conditions are sentences', () => {
  const everything = played(
    { 'Drain Punch': 'attack', 'Swords Dance': 'boost', Screech: 'debuff', Reflect: 'field' },
    { boosts: 3, debuffs: 3, repeatAfterReset: true, healBelow: 65, healCheerBelow: 40 },
  )
  for (const boss of rosters['6']) {
    expect(plan.attackerSteps(everything, raidOf(boss.name))).toHaveLength(5)
    expect(attacker(everything, raidOf(boss.name)).conditions).toMatch(/^[A-Z].*\.$/)
  }
})

test('four that play as one does need no step of their own', () => {
  const boosted = played({ ...DRAIN_PUNCH, 'Swords Dance': 'boost' }, { boosts: 2 })
  expect(groupSteps({ ...boosted, groupPlan: { ...boosted.plan } })).toEqual([])
})

test('who keeps a cheer up cheers before it attacks, and only attacks in the end', () => {
  const cheering = attacker(played(DRAIN_PUNCH, { cheer: 'attack' }))
  expect(cheering.turns).toBe('T1 "Go all-out!" · T2 Drain Punch …')
  expect(cheering.conditions).toContain(`"Go all-out!" over: cheer again (3 per raid). ${LAST}`)
  expect(attacker(played(DRAIN_PUNCH, { cheer: 'defense' })).turns).toMatch(/^T1 "Hang tough!"/)
})

test('four that keep a cheer up are told to do so in turn', () => {
  const plain = played(DRAIN_PUNCH)
  expect(groupSteps({ ...plain, groupPlan: { ...ATTACK_ONLY, cheer: 'defense' } })).toEqual([
    'With four of these: Take turns with "Hang tough!", one player whenever the last wears off (3 each).',
  ])
})

test('four that begin as one does and heal alike are told only to cheer', () => {
  const danced = played({ 'Ice Punch': 'attack', 'Swords Dance': 'boost' }, { boosts: 2, healCheerBelow: 25 })
  expect(groupSteps({ ...danced, groupPlan: { ...danced.plan, cheer: 'attack' } })).toEqual([
    'With four of these: Take turns with "Go all-out!", one player whenever the last wears off (3 each).',
  ])
})

test('four that win by another plan say what they do first, and when they heal', () => {
  const boosted = played({ ...DRAIN_PUNCH, 'Belly Drum': 'boost' }, { boosts: 1 })
  expect(
    groupSteps({ ...boosted, groupPlan: { ...ATTACK_ONLY, healBelow: 65, healCheerBelow: 40 } }),
  ).toEqual(['With four of these: Attack from the start. Below 40%: "Heal up!"'])
  const danced = played({ ...DRAIN_PUNCH, 'Swords Dance': 'boost' }, { boosts: 1 })
  expect(groupSteps({ ...danced, groupPlan: { ...ATTACK_ONLY, boosts: 3 } })).toEqual([
    'With four of these: Swords Dance 3 times.',
  ])
})

describe('four that heal less than one does are told so, for its step would seem to hold', () => {
  const RECOVERING = { 'Ice Punch': 'attack', Recover: 'heal', 'Swords Dance': 'boost' } as const
  const healing = { boosts: 1, healBelow: 45, healCheerBelow: 25 }
  const four = (moves: Readonly<Record<string, MoveRole>>, groupPlan: Partial<Plan>) =>
    groupSteps({ ...played(moves, healing), groupPlan: { ...ATTACK_ONLY, ...groupPlan } })
  const AT_ONCE = 'With four of these: Attack from the start. '

  test('not at all', () => {
    expect(four(RECOVERING, {})).toEqual([`${AT_ONCE}Don’t stop to heal.`])
  })

  test('by the cheer alone, or by the move alone', () => {
    expect(four(RECOVERING, { healCheerBelow: 40 })).toEqual([
      `${AT_ONCE}Below 40%: "Heal up!" Don’t stop to heal with Recover.`,
    ])
    expect(four(RECOVERING, { healBelow: 40 })).toEqual([
      `${AT_ONCE}Below 40%: Recover. No "Heal up!" cheer.`,
    ])
  })

  test('an attack that drains goes on healing where it is all that four do', () => {
    expect(four({ ...DRAIN_PUNCH, 'Swords Dance': 'boost' }, { healBelow: 40, healCheerBelow: 25 })).toEqual([
      `${AT_ONCE}Below 25%: "Heal up!"`,
    ])
  })
})
