import type { Build } from '@/lib/battle/model/build'
import type { TeamRaider } from '@/lib/teams/raid-team'
import { type Desk, type Draft, drafted, type Style } from './drafts'
import type { Striker } from './strikers'

/** Drafts that differ from one by a part: a support, the striker's item or training, a round more or less, what guards. */
export function* changesOf(
  desk: Desk,
  { striker, supporters, style }: Draft,
  pool: readonly TeamRaider[],
): Generator<Draft> {
  for (const changed of stylesBeside(style)) yield drafted(desk, striker, supporters, changed)
  for (const changed of buildsBeside(striker)) yield drafted(desk, changed, supporters, style)
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

function stylesBeside({ rounds, guards }: Style): readonly Style[] {
  const others = [rounds - 1, rounds + 1].filter((count) => count >= 1 && count <= MOST_ROUNDS)
  return [
    ...others.map((count) => ({ rounds: count, guards })),
    ...GUARDS.filter((one) => one.join() !== guards.join()).map((one) => ({ rounds, guards: one })),
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

function buildsBeside(striker: Striker): readonly Striker[] {
  const { build, needsItem } = striker
  const others = needsItem ? [] : ITEMS.filter((item) => item !== build.item)
  const items = others.map((item) => ({ item }))
  return [...items, ...spreadsBeside(build)].map((change) => ({ ...striker, build: { ...build, ...change } }))
}

function spreadsBeside({ effortValues }: Build): readonly Pick<Build, 'effortValues'>[] {
  const strength = (['atk', 'spa', 'def'] as const).find((stat) => effortValues[stat] === 252) ?? 'atk'
  return (['hp', 'def', 'spd', 'spe'] as const)
    .filter((stat) => stat !== strength && effortValues[stat] !== 252)
    .map((stat) => ({
      effortValues: { [strength]: 252, [stat]: 252, ...(stat === 'hp' ? { spd: 4 } : { hp: 4 }) },
    }))
}
