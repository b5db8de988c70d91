import type { ToBring } from '@/lib/bring/to-bring'
import { BEST_ATTACKERS } from '@/lib/plans/raid-plans'
import { herbChancePerRaid } from '@/lib/rewards/rewards'
import type { Sentences } from '@/lib/words/language'
import { type RaidView, weaknessesOf } from './raid-view'

export function raidDescription(
  raid: RaidView,
  toBring: Pick<ToBring, 'attackers'> | undefined,
  { description, names, rewards }: Sentences,
): string {
  return description.raid({
    weakTo: weaknessesOf(raid).map(names.type),
    bring: raid.teraType ? namesToBring(toBring) : [],
    moves: raid.moves.map(({ name }) => name),
    herbs: raid.herbs.map(({ name, chance }) => rewards.herb(name, herbChancePerRaid(chance, raid.id.tier))),
  })
}

function namesToBring(toBring: Pick<ToBring, 'attackers'> | undefined): string[] {
  const names = toBring?.attackers.builds.map(({ name }) => name) ?? []
  return [...new Set(names)].slice(0, BEST_ATTACKERS)
}
