import { type Appearance, appearancesByVersion } from '@/data/events/appearances'
import { type EventRaid, eventRaids } from '@/data/events/raids'
import { eventRewards } from '@/data/events/rewards'
import { moveKey, speciesKey } from '@/data/move-key'
import { HERB_NAMES } from '@/data/vocabulary'
import type { EventDetails, RaidBoss } from './boss'
import { eventNames } from './event-names'

const NO_EFFORT_VALUES = { hp: 0, attack: 0, defense: 0, specialattack: 0, specialdefense: 0, speed: 0 }

/**
 * Sorted by name, in the region `Event`. Rewards are those of the version's last event. If it drew one
 * of several tables, the likeliest counts; of equally likely tables, the first.
 */
export function eventBosses(tier: keyof typeof eventRaids): RaidBoss[] {
  const names = eventNames(eventRaids[tier], appearancesByVersion)
  return eventRaids[tier]
    .map((version) =>
      bossOf(version, names.get(version.id) ?? version.name, appearancesByVersion.get(version.id) ?? []),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

function bossOf(version: EventRaid, name: string, appearances: readonly Appearance[]): RaidBoss {
  const { id, catch: caught, gender, shiny, individualValues, size, source, ...fields } = version
  const { moves, actionMoves = [], actions, ...otherFields } = fields
  const { table, ...rewardTables } = latestTables(appearances)
  return {
    ...otherFields,
    name,
    region: 'Event',
    creatureKey: version.creatureKey ?? speciesKey(version.name),
    effortValues: { ...NO_EFFORT_VALUES, ...version.effortValues },
    rewardTable: table,
    actionMoves,
    info: {
      moves: [...moves, ...actionMoves],
      herbs: herbsOf(table),
      actions: actions === 'unknown' ? actions : actions.map(withMoveKey),
    },
    event: { id, catch: caught, gender, shiny, individualValues, size, source, rewardTables },
  }
}

/** `table` is the likeliest of the last event, or `unknown`. */
function latestTables(appearances: readonly Appearance[]): EventDetails['rewardTables'] & { table: string } {
  const rewards = appearances.at(-1)?.rewards ?? 'unknown'
  const weights = rewards === 'unknown' ? [] : Object.entries(rewards)
  const maxWeight = Math.max(...weights.map(([, weight]) => weight))
  const likeliest = weights.filter(([, weight]) => weight === maxWeight)
  const [[table] = ['unknown']] = likeliest
  return { table, count: weights.length, likeliest: likeliest.length }
}

function herbsOf(table: string): RaidBoss['info']['herbs'] {
  const { lottery = [], totalWeight = 0 } = eventRewards.tables[table] ?? {}
  return HERB_NAMES.flatMap((name) => {
    const entry = lottery.find(({ item }) => item === `${name} Herba Mystica`)
    return entry ? [{ name, chance: percentOf(entry.weight, totalWeight) }] : []
  })
}

/** Two decimals, as in the files of the other rosters. */
function percentOf(weight: number, totalWeight: number): number {
  return Math.round((weight / totalWeight) * 10_000) / 100
}

function withMoveKey(action: Exclude<EventRaid['actions'], 'unknown'>[number]) {
  return action.kind === 'move' ? { ...action, move: moveKey(action.move) } : action
}
