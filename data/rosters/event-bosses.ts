import { type Appearance, cameByEvents } from '@/data/events/appearances'
import { type EventRaid, eventRaids } from '@/data/events/raids'
import { eventRewards } from '@/data/events/rewards'
import { moveKey, speciesKey } from '@/data/move-key'
import { HERB_NAMES } from '@/data/vocabulary'
import type { OfEvent, RaidBoss } from './boss'
import { eventNames } from './event-names'

const NO_EFFORT_VALUES = { hp: 0, attack: 0, defense: 0, specialattack: 0, specialdefense: 0, speed: 0 }

/**
 * The event bosses of a tier, in the region `Event`, sorted by name. Rewards are those of the version's last event. If it then
 * drew one of several tables, they are those of the likeliest, and of equally likely tables those of the first.
 */
export function eventBosses(tier: keyof typeof eventRaids): RaidBoss[] {
  const names = eventNames(eventRaids[tier], cameByEvents)
  return eventRaids[tier]
    .map((set) => bossOf(set, names.get(set.id) ?? set.name, cameByEvents.get(set.id) ?? []))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}

function bossOf(set: EventRaid, name: string, came: readonly Appearance[]): RaidBoss {
  const { id, catch: caught, gender, shiny, individualValues, size, source, ...others } = set
  const { moves, actionMoves = [], actions, ...figures } = others
  const { table, ...rewardTables } = latestTables(came)
  return {
    ...figures,
    name,
    region: 'Event',
    creatureKey: set.creatureKey ?? speciesKey(set.name),
    effortValues: { ...NO_EFFORT_VALUES, ...set.effortValues },
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

/** The likeliest reward table of the last event, or `unknown`; the number of tables, and how many were as likely. */
function latestTables(came: readonly Appearance[]): OfEvent['rewardTables'] & { table: string } {
  const rewards = came.at(-1)?.rewards ?? 'unknown'
  const weights = rewards === 'unknown' ? [] : Object.entries(rewards)
  const most = Math.max(...weights.map(([, weight]) => weight))
  const likeliest = weights.filter(([, weight]) => weight === most)
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

/** To two decimals, as in the files of the other rosters. */
function percentOf(weight: number, totalWeight: number): number {
  return Math.round((weight / totalWeight) * 10_000) / 100
}

function withMoveKey(action: Exclude<EventRaid['actions'], 'unknown'>[number]) {
  return action.kind === 'move' ? { ...action, move: moveKey(action.move) } : action
}
