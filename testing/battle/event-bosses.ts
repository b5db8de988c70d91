import { type EventRaid, eventRaids } from '@/data/events/raids'
import { moveKey } from '@/data/move-key'
import type { RaidBoss } from '@/data/rosters/rosters'

const NO_EFFORT_VALUES = { hp: 0, attack: 0, defense: 0, specialattack: 0, specialdefense: 0, speed: 0 }

// Throws for one that is not there.
function eventRaid(id: string): EventRaid {
  const found = [...eventRaids['5'], ...eventRaids['7']].find((raid) => raid.id === id)
  if (!found) throw new Error(`no raid ${id}`)
  return found
}

/** A boss with the individual values that its set fixes. */
type EventBoss = RaidBoss & { readonly event: Pick<EventRaid, 'individualValues'> }

/** The boss of an event's set. Its region and rewards are made up, since none of its battle depends on them. */
export function eventBoss(id: string): EventBoss {
  const { ability, actions, actionMoves = [], moves, timeLimit, secondMove, ...raid } = eventRaid(id)
  const { creatureKey, imageAlt, name, level, hpMultiplier, shield, flawlessIvs, version } = raid
  const { teraType, nature, heldItem, effortValues, individualValues } = raid
  return {
    ...{ imageAlt, name, level, hpMultiplier, shield, flawlessIvs, version, teraType, nature, heldItem },
    event: { individualValues },
    ...{ region: 'Paldea', rewardTable: '', actionMoves },
    creatureKey: creatureKey ?? moveKey(name),
    ability: ability === 'first or second' ? 'first' : ability,
    timeLimit: timeLimit === 'unknown' ? undefined : timeLimit,
    secondMove: secondMove === 'unknown' ? undefined : secondMove,
    effortValues: { ...NO_EFFORT_VALUES, ...effortValues },
    info: {
      moves: [...new Set([...moves, ...actionMoves])],
      herbs: [],
      actions: actions === 'unknown' ? [] : actions.map(withMoveKey),
    },
  }
}

function withMoveKey(action: Exclude<EventRaid['actions'], 'unknown'>[number]) {
  return action.kind === 'move' ? { ...action, move: moveKey(action.move) } : action
}
