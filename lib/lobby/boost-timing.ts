import type { RaidAction } from '@/data/rosters/rosters'
import { isByClock, isUnderShield } from '@/lib/advice/action-times'
import { secondsPassed } from '@/lib/advice/time-limit'
import { actionKind } from '@/lib/raid-view/action-marks'
import { ifItHas } from './abilities-in-the-way'
import type { LobbyRaid } from './lobby-raid'
import { afterEach, lastOfEachTrigger } from './moments'

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
export function boostsAlone(raid: LobbyRaid): string {
  return boosts(raid, (reset) => isSoon(reset, raid))
}

/**
 * When to raise your stats among strangers: after the resets before the shield, but for those late by the clock. Each
 * faint of somebody brings those by the clock nearer by a minute.
 * Source: the same, and https://wikiwiki.jp/teraraid/%E7%94%A8%E8%AA%9E%E9%9B%86 for faints.
 */
export function boostsWithStrangers(raid: LobbyRaid): string {
  const isLate = (reset: RaidAction) => isByClock(reset) && reset.threshold < LONG_WAIT
  return boosts(raid, (reset) => !isUnderShield(reset, raid.shield) && !isLate(reset))
}

/** When the attacker of friends starts to raise its stats; `undefined` where it need not wait, or it is in vain. */
export function boostsWithFriends(raid: LobbyRaid): string | undefined {
  if (enderOf(raid) || ifItHas('unaware', raid) === 'always') return undefined
  const waited = lastOfEachTrigger(resetsOf(raid).filter((reset) => isSoon(reset, raid)))
  return waited.length > 0 ? `boost ${afterEach(waited, raid.tier)}` : undefined
}

function boosts(raid: LobbyRaid, isWaitedFor: (reset: RaidAction) => boolean): string {
  const unaware = ifItHas('unaware', raid)
  if (unaware === 'always') return 'do not boost: Unaware ignores it'
  const ender = enderOf(raid)
  if (ender) return `do not rely on boosts: it uses ${ender}`
  const resets = resetsOf(raid)
  if (resets.length === 0) return 'boost early: it never clears boosts'
  const waited = lastOfEachTrigger(resets.filter(isWaitedFor))
  const others = resets.filter((reset) => !isWaitedFor(reset) && reset.threshold > NEARLY_WON)
  const first = waited.length > 0 ? `boost ${afterEach(waited, raid.tier)}` : 'boost early'
  return [
    others.length > 0 ? `${first}, again ${afterEach(others, raid.tier)}` : first,
    unaware === 'perhaps' ? ', but not against Unaware' : '',
  ].join('')
}

function enderOf({ moves }: LobbyRaid): string | undefined {
  return moves.map((move) => BOOST_ENDERS[move]).find(Boolean)
}

/** Topsy-Turvy turns raised stats into lowered ones. */
function resetsOf({ schedule }: LobbyRaid): RaidAction[] {
  return schedule.filter(
    ({ action }) => actionKind(action) === 'player reset' || action === 'Uses Topsy-Turvy',
  )
}

/** Whether a reset comes before the shield, and by HP or soon by the clock. */
function isSoon(reset: RaidAction, { shield, tier }: LobbyRaid): boolean {
  const isLate = isByClock(reset) && secondsPassed(reset.threshold, tier) > SHORT_WAIT
  return !isUnderShield(reset, shield) && !isLate
}
