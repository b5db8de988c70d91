import type { RaidBoss } from '@/data/rosters/rosters'
import { type Region, TIERS, type Tier } from '@/data/vocabulary'
import { creatureKey, moveKey } from '@/lib/creature/keys'
import { scriptedMove } from '@/lib/raid-view/scripted-move'

/** The rosters, by tier. */
export type Rosters = Readonly<Record<Tier, readonly RaidBoss[]>>

/** By creature key the keys of the moves that bosses of this creature have, both in alphabetical order. */
export function movesByCreature(rosters: Rosters): Map<string, string[]> {
  const moves = new Map<string, Set<string>>()
  for (const boss of TIERS.flatMap((tier) => rosters[tier])) {
    const key = creatureKey(boss)
    const listed = boss.info.moves.map(moveKey).filter(Boolean)
    moves.set(key, new Set([...(moves.get(key) ?? []), ...listed]))
  }
  return new Map([...moves.keys()].sort().map((key) => [key, [...(moves.get(key) ?? [])].sort()]))
}

/** The keys of the moves that bosses use by script, in alphabetical order. */
export function scriptedMoveKeys(rosters: Rosters): string[] {
  const actions = TIERS.flatMap((tier) => rosters[tier]).flatMap((boss) => boss.info.actions ?? [])
  const names = actions.flatMap(({ action }) => scriptedMove(action) ?? [])
  return [...new Set(names.map(moveKey))].sort()
}

/** The names of the bosses of each tier and region, in alphabetical order. */
export function bossNames(rosters: Rosters): Record<Tier, Record<Region, string[]>> {
  return { '5': namesByRegion(rosters['5']), '6': namesByRegion(rosters['6']) }
}

function namesByRegion(bosses: readonly RaidBoss[]): Record<Region, string[]> {
  return {
    Paldea: namesIn('Paldea', bosses),
    Kitakami: namesIn('Kitakami', bosses),
    Terarium: namesIn('Terarium', bosses),
  }
}

function namesIn(region: Region, bosses: readonly RaidBoss[]): string[] {
  const inRegion = bosses.filter((boss) => boss.region === region)
  return inRegion.map(({ name }) => name).sort((one, other) => one.localeCompare(other, 'en'))
}
