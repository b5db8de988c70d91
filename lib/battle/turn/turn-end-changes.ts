import { changeOwnStages, changeStages } from '@/lib/battle/effects/stages'
import { cureStatus, giveStatus } from '@/lib/battle/effects/status'
import { dropVolatile, NO_VOLATILES } from '@/lib/battle/effects/volatiles'
import { weatherNow } from '@/lib/battle/effects/weather'
import type { StageName } from '@/lib/battle/state'
import type { AbilityTraits } from '@/lib/battle/tables/ability-traits'
import { itemTraits } from '@/lib/battle/tables/items'
import type { CombatantDraft, Turn } from './turn'

/** Lets Shed Skin and Hydration end a status. */
export function cureAtTurnEnd(turn: Turn, someone: CombatantDraft, { cures, curesIn }: AbilityTraits): void {
  if (cures === 0 || someone.status === undefined) return
  if (curesIn !== undefined && weatherNow(turn) !== curesIn) return
  if (turn.random.chance(cures)) cureStatus(turn, someone)
}

/** Changes the stages that Speed Boost, Moody and Syrup Bomb change each turn. */
export function changeAtTurnEnd(
  turn: Turn,
  someone: CombatantDraft,
  { atTurnEnd, moody }: AbilityTraits,
): void {
  if (atTurnEnd) changeOwnStages(turn, someone, atTurnEnd)
  if (moody) changeByMood(turn, someone)
  if (someone.volatiles.syrupbomb !== undefined) changeStages(turn, someone, { spe: -1 }, someone)
}

const OF_MOODS: readonly StageName[] = ['atk', 'def', 'spa', 'spd', 'spe']

// One stat by two up, another by one down: https://bulbapedia.bulbagarden.net/wiki/Moody_(Ability)
function changeByMood(turn: Turn, someone: CombatantDraft): void {
  const mayRise = OF_MOODS.filter((stage) => someone.stages[stage] < 6)
  const up = mayRise[turn.random.below(mayRise.length)]
  const mayFall = OF_MOODS.filter((stage) => someone.stages[stage] > -6 && stage !== up)
  const down = mayFall[turn.random.below(mayFall.length)]
  if (up) changeOwnStages(turn, someone, { [up]: 2 })
  if (down) changeOwnStages(turn, someone, { [down]: -1 })
}

/** Puts the drowsy to sleep, and lets Flame Orb and Toxic Orb do what they do. */
export function inflictAtTurnEnd(turn: Turn, someone: CombatantDraft): void {
  if (someone.volatiles !== NO_VOLATILES && someone.volatiles.yawn === 1) {
    dropVolatile(someone, 'yawn')
    giveStatus(turn, someone, 'slp', someone)
  }
  if (someone.item === undefined) return
  const { inflicts } = itemTraits(someone.item)
  if (inflicts) giveStatus(turn, someone, inflicts, someone)
}
