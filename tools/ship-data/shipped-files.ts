import type { Specie } from '@pkmn/data'
import { Dex } from '@pkmn/dex'
import pMap from 'p-map'
import { appearances, startOf } from '@/data/events/appearances'
import { eventRewards } from '@/data/events/rewards'
import { creatureKey } from '@/data/rosters/boss'
import { rewards } from '@/data/rosters/rewards'
import type { RaidBoss, Rosters } from '@/data/rosters/rosters'
import type { GameNames } from '@/data/shipped/game-names'
import type { IndexedRaid } from '@/data/shipped/raid-index'
import type { Creature } from '@/data/shipped/schema'
import { REGIONS, TIERS, type Tier, TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { formEntering, traitsOfForm } from '@/lib/builds/form-traits'
import { searchedAbilities } from '@/lib/creature/abilities'
import { raidFile } from '@/lib/links/file-names'
import type { SoloPlans } from '@/lib/plans/solo'
import { herbChancePerRaid } from '@/lib/rewards/rewards'
import { generation9 } from '@/planner/creatures/generation'
import { attackersOf, plansByRaidFile, soloByRaidFile } from './from-plans'
import {
  bossForms,
  bossNames,
  byName,
  movesByCreature,
  onlyTeraTypes,
  pick,
  scriptedMoveKeys,
} from './listed'
import { repertoiresOf } from './repertoires'
import { CALLS_AT_A_TIME, type CreatureSource } from './sources'
import { supplementOf } from './supplement'

/**
 * Returns the contents of the files of `data/shipped`, by name. The same responses give the same bytes. Rejects with
 * the name of an unavailable species or move.
 */
export async function shippedFiles(rosters: Rosters, source: CreatureSource): Promise<Map<string, unknown>> {
  const moves = movesByCreature(rosters)
  const moveKeys = [...new Set([...moves.values()].flat())].sort()
  const creatures = await pMap(
    [...moves],
    async ([key, learned]) => withLearned(await source.creature(key), learned),
    { concurrency: CALLS_AT_A_TIME },
  )
  const details = await pMap(moveKeys, source.move, { concurrency: CALLS_AT_A_TIME })
  const plans = await plansByRaidFile()
  const solo = soloByRaidFile(plans)
  const index = raidIndex(rosters, byKey(creatures), solo)
  const names = gameNames()
  return new Map<string, unknown>([
    ['creatures.json', byKey(creatures)],
    ['moves.json', byKey(details)],
    ['supplement.json', await supplementOf(moves, scriptedMoveKeys(rosters))],
    [
      'boss-names.json',
      { names: bossNames(rosters), onlyTeraTypes: onlyTeraTypes(rosters), forms: bossForms(rosters) },
    ],
    ['raid-index.json', index],
    ['solo-winners.json', index.map((raid) => solo.get(raidFile(raid))?.wonWith ?? [])],
    ['attacker-types.json', Object.fromEntries(attackersOf(plans).map((name) => [name, typesOf(name)]))],
    ['reward-names.json', rewardNames()],
    ['game-names.json', names],
    ['repertoires.json', await repertoiresOf(names)],
  ])
}

function rewardNames(): string[] {
  const events = Object.values(eventRewards.tables)
  const rewardItems = [
    ...[...Object.values(rewards.tables), ...events].flatMap(({ lottery, fixed }) => [...lottery, ...fixed]),
    ...events.flatMap(({ firstWin }) => firstWin),
  ]
  return [...new Set(rewardItems.map(({ item }) => item))]
    .filter((item) => !item.endsWith('Herba Mystica'))
    .sort()
}

function byKey<T extends { key: string }>(entries: readonly T[]): Record<string, T> {
  return Object.fromEntries(entries.map((entry) => [entry.key, entry]))
}

function withLearned(creature: Creature, moves: readonly string[]): Creature {
  return { ...creature, learned: pick(creature.learned, moves) }
}

/**
 * Returns the search index of all raids, in the order of the controls.
 *
 * @param solo solo results by `raidFile`, for raids with plans
 */
export function raidIndex(
  rosters: Rosters,
  creatures: Readonly<Record<string, Creature>>,
  solo: ReadonlyMap<string, Pick<SoloPlans, 'solo'>>,
): IndexedRaid[] {
  return TIERS.flatMap((tier) =>
    REGIONS.flatMap((region) =>
      rosters[tier]
        .filter((boss) => boss.region === region)
        .toSorted(byName)
        .map((boss) => ({
          ...indexEntry(tier, boss, creatures),
          solo: solo.get(raidFile({ tier, region, boss: boss.name }))?.solo,
        })),
    ),
  )
}

function indexEntry(tier: Tier, boss: RaidBoss, creatures: Readonly<Record<string, Creature>>): IndexedRaid {
  const creature = creatures[creatureKey(boss)]
  if (!creature) throw new Error(`there is no creature ${creatureKey(boss)}`)
  return {
    tier,
    region: boss.region,
    boss: boss.name,
    teraType: boss.teraType,
    types: creature.types,
    abilities: searchedAbilities(creature, tier, boss.ability).map(({ name }) => name),
    moves: boss.info.moves.filter(Boolean),
    herbs: Object.fromEntries(
      boss.info.herbs.map(({ name, chance }) => [name, herbChancePerRaid(chance, tier)]),
    ),
    version: boss.version,
    setId: boss.event?.id,
    lastEvent: boss.event && lastEvent(boss.event.id),
  }
}

const CAME = appearances()

function lastEvent(id: string): IndexedRaid['lastEvent'] {
  const last = CAME.get(id)?.at(-1)
  if (!last) return undefined
  const days = last.periods.map(({ from, to }) => ({ from, to }))
  return { place: last.place, ...startOf(last), ...(days.length > 0 && { days }) }
}

function gameNames(): GameNames {
  const abilities = namesOf(generation9.abilities)
  return {
    species: [...generation9.species].map((species) => ({
      name: species.name,
      type: firstType(species),
      ability: abilities.indexOf(species.abilities[0]),
      ...(species.cosmeticFormes && { alike: [...species.cosmeticFormes] }),
      ...traitsOfForm(species, generation9),
    })),
    battleForms: battleForms(abilities),
    abilities,
    items: namesOf(generation9.items),
    moves: namesOf(generation9.moves),
    natures: namesOf(generation9.natures),
  }
}

// Showdown's text has forms of all games, and players of other games paste such forms.
function battleForms(abilities: readonly string[]): GameNames['battleForms'] {
  const forms = Dex.species.all().filter(({ isNonstandard }) => isNonstandard !== 'CAP')
  return Object.fromEntries(
    forms.flatMap((form) => {
      const enters = formEntering(form, generation9)
      return enters === undefined
        ? []
        : [[form.name, { enters, ability: abilities.indexOf(form.abilities[0]) }]]
    }),
  )
}

function firstType({ name }: Specie): TypeName {
  const [type] = typesOf(name)
  if (!type) throw new Error(`${name} has no type`)
  return type
}

function typesOf(species: string): TypeName[] {
  const types = generation9.species.get(species)?.types ?? []
  return types.flatMap((name) => TYPE_NAMES.find((candidate) => candidate === name) ?? [])
}

function namesOf(entries: Iterable<{ readonly name: string }>): string[] {
  return [...entries].map(({ name }) => name).sort()
}
