import type { RaidAction } from '@/data/rosters/rosters'
import type { LobbyClause, LobbyRaid } from './lobby-clauses'
import { ifItHas } from './lobby-debuffs'
import { isByClock, isUnderShield, lastOfEachTrigger, momentsOf, secondsPassed } from './moments'

/** Moves that end your boosts whenever the boss picks them, by their keys. */
const BOOST_ENDERS: Readonly<Record<string, string>> = { haze: 'Haze', clearsmog: 'Clear Smog' }

/** As long, in seconds, as one waits for a reset by the clock when nobody else attacks: some six turns. */
const SHORT_WAIT = 75

/** Among strangers one waits for a reset by the clock until this percent of the time is left. */
const LONG_WAIT = 60

/** Below this percent of HP nobody boosts any more. */
const NEARLY_WON = 15

/**
 * When to raise your stats alone: after the resets that you bring about yourself or that come soon; at once where they
 * come late, and again after them.
 * Source: that the boss clears raised stats, and when:
 * https://wikiwiki.jp/teraraid/%E3%83%AC%E3%82%A4%E3%83%89%E3%83%9C%E3%82%B9%E3%81%AE%E7%89%B9%E6%AE%8A%E8%A1%8C%E5%8B%95
 */
export function boostsAlone(raid: LobbyRaid): LobbyClause | undefined {
  return boosts(raid, (reset) => isSoon(reset, raid))
}

/**
 * When to raise your stats among strangers: after the resets before the shield, but for those late by the clock. Each
 * faint of somebody brings those by the clock nearer by a minute.
 * Source: the same, and https://wikiwiki.jp/teraraid/%E7%94%A8%E8%AA%9E%E9%9B%86 for faints.
 */
export function boostsWithStrangers(raid: LobbyRaid): LobbyClause | undefined {
  const isLate = (reset: RaidAction) => isByClock(reset) && reset.percent < LONG_WAIT
  return boosts(raid, (reset) => !isUnderShield(reset, raid.shield) && !isLate(reset))
}

/** When the attacker of friends starts to raise its stats; `undefined` where it need not wait, or it is in vain. */
export function boostsWithFriends(raid: LobbyRaid): LobbyClause | undefined {
  if (enderOf(raid) || ifItHas('unaware', raid) === 'always') return undefined
  const waited = lastOfEachTrigger(resetsOf(raid).filter((reset) => isSoon(reset, raid)))
  if (waited.length === 0) return undefined
  return { kind: 'boost', after: momentsOf(waited, raid), again: [], ifNotUnaware: false }
}

function boosts(raid: LobbyRaid, isWaitedFor: (reset: RaidAction) => boolean): LobbyClause | undefined {
  const unaware = ifItHas('unaware', raid)
  if (unaware === 'always') return { kind: 'boosts ignored' }
  const move = enderOf(raid)
  if (move) return { kind: 'boosts end', move }
  const resets = resetsOf(raid)
  if (raid.isScriptUnread) return undefined
  if (resets.length === 0) return { kind: 'boosts last' }
  const others = resets.filter((reset) => !isWaitedFor(reset) && reset.percent > NEARLY_WON)
  return {
    kind: 'boost',
    after: momentsOf(lastOfEachTrigger(resets.filter(isWaitedFor)), raid),
    again: momentsOf(others, raid),
    ifNotUnaware: unaware === 'perhaps',
  }
}

function enderOf({ moves }: LobbyRaid): string | undefined {
  return moves.map((move) => BOOST_ENDERS[move]).find(Boolean)
}

/** Topsy-Turvy turns raised stats into lowered ones. */
function resetsOf({ schedule }: LobbyRaid): RaidAction[] {
  return schedule.filter(
    (action) => action.kind === 'player reset' || (action.kind === 'move' && action.move === 'topsyturvy'),
  )
}

/** Whether a reset comes before the shield, and by HP or soon by the clock. */
function isSoon(reset: RaidAction, { shield, timeLimit }: LobbyRaid): boolean {
  const isLate = isByClock(reset) && secondsPassed(reset.percent, timeLimit) > SHORT_WAIT
  return !isUnderShield(reset, shield) && !isLate
}
