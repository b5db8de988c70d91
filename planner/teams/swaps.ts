import type { Build } from '@/battle/build'
import { FULL_CHARGE } from '@/battle/turns/raid/tera-orb'
import type { TeamRaider } from '@/lib/teams/raid-team'
import type { Finisher } from './finishers'
import { type DamageEstimator, makeCandidate, type OpeningShape, type TeamCandidate } from './team-candidates'

/**
 * Yields candidates with one change: a support, the finisher's item or training, a round more or less, or the guards.
 */
export function* changesOf(
  estimator: DamageEstimator,
  { finisher, supporters, shape }: TeamCandidate,
  pool: readonly TeamRaider[],
): Generator<TeamCandidate> {
  for (const neighborShape of neighborShapes(shape))
    yield makeCandidate(estimator, finisher, supporters, neighborShape)
  for (const neighborBuild of neighborBuilds(estimator, finisher))
    yield makeCandidate(estimator, neighborBuild, supporters, shape)
  for (const index of supporters.keys())
    for (const replacement of pool)
      yield makeCandidate(estimator, finisher, supporters.with(index, replacement), shape)
}

const MAX_ROUNDS = 4

const GUARDS: readonly OpeningShape['guards'][] = [
  [],
  ['defense'],
  ['heal'],
  ['defense', 'heal'],
  ['defense', 'heal', 'heal'],
]

function neighborShapes(shape: OpeningShape): readonly OpeningShape[] {
  const { rounds, guards, charges } = shape
  const minRounds = charges ? 1 + FULL_CHARGE : 1
  const maxRounds = charges ? 1 + MAX_ROUNDS : MAX_ROUNDS
  const neighborRounds = [rounds - 1, rounds + 1].filter((count) => count >= minRounds && count <= maxRounds)
  return [
    ...neighborRounds.map((count) => ({ ...shape, rounds: count })),
    ...GUARDS.filter((option) => option.join() !== guards.join()).map((option) => ({
      ...shape,
      guards: option,
    })),
  ]
}

const ITEMS = [
  'Life Orb',
  'Sitrus Berry',
  'Focus Sash',
  'Covert Cloak',
  'Clear Amulet',
  'Weakness Policy',
  'Shell Bell',
  'Ability Shield',
  'Mental Herb',
  'White Herb',
]

function neighborBuilds(estimator: DamageEstimator, finisher: Finisher): readonly Finisher[] {
  const { build, needsItem } = finisher
  const otherItems = needsItem ? [] : ITEMS.filter((item) => item !== build.item)
  const items = otherItems.map((item) => ({ item }))
  const spreads = [...neighborSpreads(build), ...spreadToOutspeed(estimator, finisher)]
  return [...items, ...spreads].map((change) => ({ ...finisher, build: { ...build, ...change } }))
}

const STRENGTHS = ['atk', 'spa', 'def'] as const

function strengthOf({ effortValues }: Build): (typeof STRENGTHS)[number] {
  return STRENGTHS.find((stat) => effortValues[stat] === 252) ?? 'atk'
}

function neighborSpreads(build: Build): readonly Pick<Build, 'effortValues'>[] {
  const strength = strengthOf(build)
  return (['hp', 'def', 'spd', 'spe'] as const)
    .filter((stat) => stat !== strength && build.effortValues[stat] !== 252)
    .map((stat) => ({
      effortValues: { [strength]: 252, [stat]: 252, ...(stat === 'hp' ? { spd: 4 } : { hp: 4 }) },
    }))
}

/** Two more effort values would do nothing. */
const USEFUL_EFFORT = 508

/** Outspeeds the boss by one point, with the rest in HP: the boss hits once less. */
function spreadToOutspeed(
  estimator: DamageEstimator,
  finisher: Finisher,
): readonly Pick<Build, 'effortValues'>[] {
  const { build } = finisher
  const strength = strengthOf(build)
  const slowest = estimator.fighter({ ...finisher, build: { ...build, effortValues: { [strength]: 252 } } })
  const missing = 1 + estimator.arena.boss.stats.spe - slowest.stats.spe
  // At level 100, four effort values are a point, with a Speed-neutral nature.
  const spe = 4 * missing
  if (spe <= 0 || spe >= 252) return []
  return [{ effortValues: { [strength]: 252, hp: Math.min(252, USEFUL_EFFORT - 252 - spe), spe } }]
}
