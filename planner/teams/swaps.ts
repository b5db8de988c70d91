import type { Build } from '@/battle/build'
import { FULL_CHARGE } from '@/battle/engine/raid/tera-orb'
import type { TeamRaider } from '@/lib/teams/raid-team'
import type { Striker } from './finishers'
import { type Desk, type Draft, drafted, type Style } from './team-candidates'

/** Drafts that differ from one by a part: a support, the striker's item or training, a round more or less, what guards. */
export function* changesOf(
  desk: Desk,
  { striker, supporters, style }: Draft,
  pool: readonly TeamRaider[],
): Generator<Draft> {
  for (const changed of stylesBeside(style)) yield drafted(desk, striker, supporters, changed)
  for (const changed of buildsBeside(desk, striker)) yield drafted(desk, changed, supporters, style)
  for (const place of supporters.keys())
    for (const other of pool) yield drafted(desk, striker, supporters.with(place, other), style)
}

const MOST_ROUNDS = 4

const GUARDS: readonly Style['guards'][] = [
  [],
  ['defense'],
  ['heal'],
  ['defense', 'heal'],
  ['defense', 'heal', 'heal'],
]

function stylesBeside(style: Style): readonly Style[] {
  const { rounds, guards, charges } = style
  const fewest = charges ? 1 + FULL_CHARGE : 1
  const most = charges ? 1 + MOST_ROUNDS : MOST_ROUNDS
  const others = [rounds - 1, rounds + 1].filter((count) => count >= fewest && count <= most)
  return [
    ...others.map((count) => ({ ...style, rounds: count })),
    ...GUARDS.filter((one) => one.join() !== guards.join()).map((one) => ({ ...style, guards: one })),
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

function buildsBeside(desk: Desk, striker: Striker): readonly Striker[] {
  const { build, needsItem } = striker
  const others = needsItem ? [] : ITEMS.filter((item) => item !== build.item)
  const items = others.map((item) => ({ item }))
  const spreads = [...spreadsBeside(build), ...justFaster(desk, striker)]
  return [...items, ...spreads].map((change) => ({ ...striker, build: { ...build, ...change } }))
}

const STRENGTHS = ['atk', 'spa', 'def'] as const

function strengthOf({ effortValues }: Build): (typeof STRENGTHS)[number] {
  return STRENGTHS.find((stat) => effortValues[stat] === 252) ?? 'atk'
}

function spreadsBeside(build: Build): readonly Pick<Build, 'effortValues'>[] {
  const strength = strengthOf(build)
  return (['hp', 'def', 'spd', 'spe'] as const)
    .filter((stat) => stat !== strength && build.effortValues[stat] !== 252)
    .map((stat) => ({
      effortValues: { [strength]: 252, [stat]: 252, ...(stat === 'hp' ? { spd: 4 } : { hp: 4 }) },
    }))
}

/** All effort values that a Pokémon may have, without the last two, which do nothing. */
const ALL_EFFORT = 508

/** The spread that outspeeds the boss by one point, with all else in HP: it strikes before the boss hits it once more. */
function justFaster(desk: Desk, striker: Striker): readonly Pick<Build, 'effortValues'>[] {
  const { build } = striker
  const strength = strengthOf(build)
  const slowest = desk.fighter({ ...striker, build: { ...build, effortValues: { [strength]: 252 } } })
  const missing = 1 + desk.arena.boss.stats.spe - slowest.stats.spe
  // At level 100 four effort values are a point, with a nature that leaves Speed alone.
  const spe = 4 * missing
  if (spe <= 0 || spe >= 252) return []
  return [{ effortValues: { [strength]: 252, hp: Math.min(252, ALL_EFFORT - 252 - spe), spe } }]
}
