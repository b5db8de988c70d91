import { isDeepStrictEqual } from 'node:util'
import { Dex, type Species } from '@pkmn/dex'
import { moveKey } from '@/data/move-key'
import { creatureKey, knownActions } from '@/data/rosters/boss'
import type { RaidBoss, Rosters } from '@/data/rosters/rosters'
import { TIER_RULES } from '@/data/tiers'
import { TIERS } from '@/data/vocabulary'
import { compareNames } from '@/lib/words/en/names/order'
import { speciesOfKey } from '@/servers/creature-service/species'

/** Keyed by species, with all keys in alphabetical order. */
export function movesByCreature(rosters: Rosters): Map<string, string[]> {
  const moves = new Map<string, Set<string>>()
  for (const boss of TIERS.flatMap((tier) => rosters[tier])) {
    const key = creatureKey(boss)
    const keys = boss.info.moves.map(moveKey).filter(Boolean)
    moves.set(key, new Set([...(moves.get(key) ?? []), ...keys]))
  }
  return new Map([...moves.keys()].sort().map((key) => [key, [...(moves.get(key) ?? [])].sort()]))
}

export function scriptedMoveKeys(rosters: Rosters): string[] {
  const actions = TIERS.flatMap((tier) => rosters[tier]).flatMap((boss) => knownActions(boss.info.actions))
  return [...new Set(actions.flatMap((action) => (action.kind === 'move' ? action.move : [])))].sort()
}

export function bossNames(rosters: Rosters): Record<string, Record<string, string[]>> {
  return byPlace(rosters, (bosses) => bosses.map(({ name }) => name))
}

/**
 * Returns the Tera types of bosses that have only one, in the order of `bossNames`, with an empty text for all other
 * bosses. Omits regions without such bosses.
 */
export function onlyTeraTypes(rosters: Rosters): Record<string, Record<string, string[]>> {
  return byPlace(rosters, (bosses) => {
    const types = bosses.map(({ teraType = '' }) => teraType)
    return types.some(Boolean) ? types : undefined
  })
}

/**
 * Forms of bosses whose names lack them, if the plain form has other types, stats or abilities: `Alola`, `Dusk`. Omits
 * regions without such bosses. Pages show forms, but links, files and marks keep the name without the form.
 */
export function bossForms(rosters: Rosters): Record<string, Record<string, Record<string, string>>> {
  return byPlace(rosters, (bosses) => {
    const forms = bosses.flatMap((boss) => {
      const form = formMissingFromName(boss)
      return form ? [[boss.name, form] as const] : []
    })
    return forms.length > 0 ? Object.fromEntries(forms) : undefined
  })
}

function formMissingFromName(boss: RaidBoss): string | undefined {
  const species = speciesOfKey(creatureKey(boss))
  if (!species?.forme || species.battleOnly || boss.name.includes('(')) return undefined
  const plain = Dex.species.get(species.baseSpecies)
  return isDeepStrictEqual(fightsBy(species), fightsBy(plain)) ? undefined : species.forme.split('-').at(-1)
}

function fightsBy({ types, baseStats, abilities }: Species) {
  return { types, baseStats, abilities }
}

function byPlace<T>(
  rosters: Rosters,
  valuesOf: (bosses: readonly RaidBoss[]) => T | undefined,
): Record<string, Record<string, T>> {
  return withoutUndefined(TIERS, (tier) => {
    const regions = withoutUndefined(TIER_RULES[tier].regions, (region) =>
      valuesOf(rosters[tier].filter((boss) => boss.region === region).toSorted(byName)),
    )
    return Object.keys(regions).length > 0 ? regions : undefined
  })
}

export function withoutUndefined<Key extends string, Value>(
  keys: readonly Key[],
  valueOfKey: (key: Key) => Value | undefined,
): Record<string, Value> {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = valueOfKey(key)
      return value === undefined ? [] : [[key, value]]
    }),
  )
}

/** Compares bosses by their English names. Controls of all languages list bosses in this order. */
export function byName(a: RaidBoss, b: RaidBoss): number {
  return compareNames(a.name, b.name)
}

/** In the order of the keys. Skips missing keys. */
export function pick<Value>(
  record: Readonly<Record<string, Value>>,
  keys: readonly string[],
): Record<string, Value> {
  return withoutUndefined(keys, (key) => record[key])
}
