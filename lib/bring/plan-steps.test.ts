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
const DRAIN_PUNCH_LAST =
  'Attack with Drain Punch to the end, shield up or down; once the boss is below 20% HP, only attack'
const CHEER = 'Use a "Go all-out!" cheer whenever the last has ended (you have 3 cheers); '
const TERASTALLIZE = 'Terastallize as soon as the Tera Orb is charged'

test('a single attack is used to the end', () => {
  expect(attackerSteps(played(DRAIN_PUNCH), NOT_RESET)).toEqual([
    TERASTALLIZE,
    'Attack with Drain Punch to the end, shield up or down',
  ])
})

test('of two attacks the first is used, which battles use most, and the other where it does more', () => {
  const both = played({ ...DRAIN_PUNCH, 'Ice Punch': 'attack' })
  expect(attackerSteps(both, NOT_RESET)[1]).toBe(
    'Attack with Drain Punch (Ice Punch where it does more) to the end, shield up or down',
  )
})

test('Tera Blast waits for its type: another attack is used until then', () => {
  const blasting = played({ 'Tera Blast': 'attack', 'Bitter Blade': 'attack' })
  expect(attackerSteps(blasting, NOT_RESET)[1]).toBe(
    'Attack with Bitter Blade until you Terastallize, then with Tera Blast to the end, shield up or down',
  )
})

test('until then a weakening attack strikes, where there is no other', () => {
  const blasting = played({ 'Tera Blast': 'attack', 'Acid Spray': 'weakening attack' })
  expect(attackerSteps(blasting, NOT_RESET)[1]).toBe(
    'Attack with Acid Spray until you Terastallize, then with Tera Blast to the end, shield up or down',
  )
})

test('a boss that drains the Tera Orb is told where Terastallizing is', () => {
  const raid = withActions({ kind: 'orb', trigger: 'Time', percent: 75 })
  expect(attackerSteps(played(DRAIN_PUNCH), raid)[0]).toBe(
    `${TERASTALLIZE}, before its charge is stolen at 75% time (1:53 in)`,
  )
})

test('Weakness Policy raises as a boost does, so fewer uses are needed', () => {
  const holding = played({ ...DRAIN_PUNCH, 'Bulk Up': 'boost' }, { boosts: 3 })
  const build = { ...holding.build, item: 'Weakness Policy' }
  expect(attackerSteps({ ...holding, build }, NOT_RESET)[0]).toBe(
    'Use Bulk Up 3 times, fewer if Weakness Policy raises you',
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

test('Iron Defense and Calm Mind are both told, in the order and as often as they are used', () => {
  const moves = { 'Stored Power': 'attack', 'Iron Defense': 'boost', 'Calm Mind': 'boost' } as const
  const steps = attackerSteps(played(moves, { boosts: 3, secondBoosts: 1 }), NOT_RESET)
  expect(steps[0]).toBe('Use Iron Defense 3 times, then use Calm Mind once')
  expect(steps.at(-1)).toBe('Use Iron Defense and Calm Mind again after a faint')
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
    `${TERASTALLIZE}, before its charge is stolen at 75% time (1:53 in)`,
    DRAIN_PUNCH_LAST,
    'Use Swords Dance again after a faint, and after it clears your boosts at 60% time (3:00 in) and at 30% HP; never within 5% HP or 6% of the timer bar before that',
  ])
  expect(attackerSteps(played(moves, { boosts: 2 }), raidOf('Garchomp')).at(-1)).toBe(
    'Use Swords Dance again after a faint, until it first clears your boosts at 60% time (3:00 in) and at 30% HP; never within 5% HP or 6% of the timer bar before that',
  )
})

test('at 5★ the same share of the time is earlier, and two turns are more of it: 60% of 5:00 are left 2:00 in', () => {
  const raid = withActions({ kind: 'player reset', trigger: 'Time', percent: 60 })
  const boosted = played({ ...DRAIN_PUNCH, 'Swords Dance': 'boost' }, { boosts: 1, repeatAfterReset: true })
  expect(attackerSteps(boosted, { ...raid, timeLimit: 300 }).at(-1)).toBe(
    'Use Swords Dance again after a faint, and after it clears your boosts at 60% time (2:00 in); never within 5% HP or 9% of the timer bar before that',
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
    DRAIN_PUNCH_LAST,
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
    'Attack with Sludge Bomb to the end, shield up or down; once the boss is below 20% HP, only attack',
    'Use Acid Spray again after it clears its debuffs at 50% HP',
  ])
})

describe('healing is told as it is fought: by percentages of its own HP', () => {
  const healing = (moves: Readonly<Record<string, MoveRole>>, plan: Partial<Plan> = {}) =>
    attackerSteps(played({ 'Ice Punch': 'attack', ...moves }, plan), NOT_RESET).find((step) =>
      step.startsWith('Below'),
    )

  test('not where the plan never heals', () => {
    expect(healing({ Recover: 'heal' })).toBeUndefined()
  })

  test('a move, and below less a cheer', () => {
    expect(healing(DRAIN_PUNCH, { healBelow: 45, healCheerBelow: 25 })).toBe(
      'Below 45% HP: Drain Punch. Below 25%: "Heal up!"',
    )
    expect(healing({ Recover: 'heal', ...DRAIN_PUNCH }, { healBelow: 65 })).toBe('Below 65% HP: Recover')
  })

  test('the cheer alone where no move heals', () => {
    expect(healing({}, { healBelow: 40, healCheerBelow: 25 })).toBe('Below 25% HP: "Heal up!"')
  })

  test('a support heals whoever is below a share of HP', () => {
    const support = played(
      { 'Helping Hand': 'help', 'Heal Pulse': 'heal' },
      { healBelow: 65, healCheerBelow: 40 },
    )
    expect(supportSteps(support, NOT_RESET)[1]).toContain(
      'Use Heal Pulse or a "Heal up!" cheer when one of you is below 65% HP',
    )
  })
})

test('two debuffs are both used, each as often as the plan says, in the order of its moves', () => {
  const spraying = played({ 'Acid Spray': 'weakening attack', Charm: 'debuff' }, { debuffs: 2 })
  expect(attackerSteps(spraying, NOT_RESET)[0]).toBe(
    'Use Acid Spray twice, then use Charm twice before the shield rises',
  )
})

test('a support sets up its screens, lowers Defense, and then cheers and helps', () => {
  const support = played(
    { Reflect: 'field', 'Light Screen': 'field', Screech: 'debuff', 'Helping Hand': 'help' },
    { debuffs: 3 },
  )
  expect(supportSteps(support, NOT_RESET)).toEqual([
    'Set up Reflect and Light Screen, then use Screech 3 times before the shield rises',
    `${CHEER}otherwise use Helping Hand`,
    'Set up Reflect and Light Screen again when they end',
  ])
})

test('nobody is told to lower stats before a shield that rises in the first turn, as that of 7★ Mewtwo does', () => {
  const mewtwo = rosters['7'].find(({ name }) => name === 'Mewtwo')
  if (!mewtwo) throw new Error('no 7★ Mewtwo')
  const support = played({ 'Fake Tears': 'debuff', 'Helping Hand': 'help' }, { debuffs: 3 })
  const raid = { ...NOT_RESET, shield: mewtwo.shield, timeLimit: 900 }
  expect(supportSteps(support, raid)).toEqual([`${CHEER}otherwise use Helping Hand`])
  const spraying = played({ 'Acid Spray': 'weakening attack', 'Fake Tears': 'debuff' }, { debuffs: 2 })
  expect(attackerSteps(spraying, raid)[0]).toBe('Use Acid Spray twice')
})

test('a support with help to give attacks where nothing else helps', () => {
  const support = played({ 'Acid Spray': 'attack', Taunt: 'help' })
  expect(supportSteps(support, NOT_RESET)).toEqual([
    `${CHEER}otherwise use Taunt; attack with Acid Spray where nothing else helps`,
  ])
})

test('a support whose debuffs charge its Tera Orb Terastallizes, one that only helps does not', () => {
  const spraying = { 'Acid Spray': 'weakening attack', 'Helping Hand': 'help' } as const
  const stepsBy = (debuffs: number) => supportSteps(played(spraying, { debuffs }), NOT_RESET)
  expect(stepsBy(3)).toContain(TERASTALLIZE)
  expect(stepsBy(2)).not.toContain(TERASTALLIZE)
})

test('a support without any help to give attacks, and Terastallizes', () => {
  const support = played({ 'Acid Spray': 'weakening attack', Reflect: 'field' }, { debuffs: 2 })
  expect(supportSteps(support, NOT_RESET)).toEqual([
    'Set up Reflect, then use Acid Spray twice',
    TERASTALLIZE,
    `${CHEER}attack with Acid Spray to the end, shield up or down`,
    'Set up Reflect again when it ends',
  ])
})

test('no plan has more than five steps in any raid', () => {
  const everything = played(
    { 'Drain Punch': 'attack', 'Swords Dance': 'boost', Screech: 'debuff', Reflect: 'field' },
    { boosts: 3, debuffs: 3, repeatAfterReset: true, healBelow: 65, healCheerBelow: 40 },
  )
  for (const boss of rosters['6']) {
    const steps = attackerSteps(everything, raidOf(boss.name))
    expect(steps).toHaveLength(5)
    expect(steps.filter((step) => !/^[A-Z].*[^.]$/.test(step))).toEqual([])
  }
})

test('four that play as one does need no step of their own', () => {
  const boosted = played({ ...DRAIN_PUNCH, 'Swords Dance': 'boost' }, { boosts: 2 })
  expect(groupSteps({ ...boosted, groupPlan: { ...boosted.plan } })).toEqual([])
})

test('who keeps a cheer up cheers before it attacks, and only attacks in the end', () => {
  const cheering = (cheer: 'attack' | 'defense') =>
    attackerSteps(played(DRAIN_PUNCH, { cheer }), NOT_RESET)[1]
  expect(cheering('attack')).toBe(
    `${CHEER}attack with Drain Punch to the end, shield up or down; once the boss is below 20% HP, only attack`,
  )
  expect(cheering('defense')).toMatch(/^Use a "Hang tough!" cheer whenever the last has ended/)
})

test('four that keep a cheer up are told to do so in turn', () => {
  const plain = played(DRAIN_PUNCH)
  expect(groupSteps({ ...plain, groupPlan: { ...ATTACK_ONLY, cheer: 'defense' } })).toEqual([
    'Team of four of these: attack from the start; take turns to use a "Hang tough!" cheer, one of you whenever the last has ended (3 each)',
  ])
})

test('four that win by another plan say what they do first, and when they heal', () => {
  const boosted = played({ ...DRAIN_PUNCH, 'Belly Drum': 'boost' }, { boosts: 1 })
  expect(
    groupSteps({ ...boosted, groupPlan: { ...ATTACK_ONLY, healBelow: 65, healCheerBelow: 40 } }),
  ).toEqual(['Team of four of these: attack from the start; below 40% HP: "Heal up!"'])
  const danced = played({ ...DRAIN_PUNCH, 'Swords Dance': 'boost' }, { boosts: 1 })
  expect(groupSteps({ ...danced, groupPlan: { ...ATTACK_ONLY, boosts: 3 } })).toEqual([
    'Team of four of these: use Swords Dance 3 times',
  ])
})

describe('four that heal less than one does are told so, for its step would seem to hold', () => {
  const RECOVERING = { 'Ice Punch': 'attack', Recover: 'heal', 'Swords Dance': 'boost' } as const
  const healing = { boosts: 1, healBelow: 45, healCheerBelow: 25 }
  const four = (moves: Readonly<Record<string, MoveRole>>, groupPlan: Partial<Plan>) =>
    groupSteps({ ...played(moves, healing), groupPlan: { ...ATTACK_ONLY, ...groupPlan } })
  const AT_ONCE = 'Team of four of these: attack from the start; '

  test('not at all', () => {
    expect(four(RECOVERING, {})).toEqual([`${AT_ONCE}don’t stop to heal`])
  })

  test('by the cheer alone, or by the move alone', () => {
    expect(four(RECOVERING, { healCheerBelow: 40 })).toEqual([
      `${AT_ONCE}below 40% HP: "Heal up!"; don’t stop to heal with Recover`,
    ])
    expect(four(RECOVERING, { healBelow: 40 })).toEqual([
      `${AT_ONCE}below 40% HP: Recover; don’t use a "Heal up!" cheer`,
    ])
  })

  test('an attack that drains goes on healing where it is all that four do', () => {
    expect(four({ ...DRAIN_PUNCH, 'Swords Dance': 'boost' }, { healBelow: 40, healCheerBelow: 25 })).toEqual([
      `${AT_ONCE}below 25% HP: "Heal up!"`,
    ])
  })
})
