import type { RaidAction } from '@/data/rosters/rosters'
import { ALSO_RAISED, type ScriptedMove } from './action-advice'
import type { Counter, LobbyRaid, LobbyTip } from './lobby-clauses'
import { ifItHas } from './lobby-debuffs'
import { isUnderShield, momentsOf } from './moments'

/** Percent of HP or time. Below it the raid is nearly won, so scripted moves need no response. */
const NEARLY_WON = 15

const BOUND_BY = ['taunt', 'encore', 'disable', 'torment']

const SCREENS = ['reflect', 'lightscreen', 'auroraveil']

/** Source: https://bulbapedia.bulbagarden.net/wiki/Reflect_(move) */
const SCREEN_BREAKERS = ['brickbreak', 'psychicfangs', 'ragingbull', 'defog']

/**
 * Returns the response that each player prepares for the first scripted move that would disable a player. A cheer cures
 * a condition; a Mental Herb cures moves such as Taunt. Source:
 * https://bulbapedia.bulbagarden.net/wiki/Tera_Raid_Battle#Cheers and /wiki/Mental_Herb
 */
export function ownAnswer(raid: LobbyRaid): LobbyTip | undefined {
  return firstAnswer(raid, ({ move, effect }) => {
    if (effect.inflicts) return 'heal cheer'
    return BOUND_BY.includes(move.key) ? 'Mental Herb' : undefined
  })
}

/**
 * Returns the move that one friend saves for the first scripted move that helps the boss. The boss's own reset keeps
 * its raised stats, so only Clear Smog or Haze removes them. Clear Smog fails on Steel types, Haze on a shield, Brick Break on Ghost
 * types. Source: the page of each move on https://bulbapedia.bulbagarden.net
 */
export function sharedAnswer(raid: LobbyRaid): LobbyTip | undefined {
  return firstAnswer(raid, ({ move, effect, teraType }, action) => {
    if (isUndone(move.key, effect)) {
      if (teraType !== 'Steel') return 'Clear Smog'
      return isUnderShield(action, raid.shield) ? undefined : 'Haze'
    }
    if (!SCREENS.includes(move.key)) return undefined
    return teraType === 'Ghost' ? 'Psychic Fangs' : 'Brick Break'
  })
}

/** Returns the screen that one friend sets up, unless the boss breaks screens. Resets don't remove screens. */
export function screen({ attackMix, abilities, moves }: LobbyRaid): LobbyTip | undefined {
  const isBroken = abilities.includes('infiltrator') || SCREEN_BREAKERS.some((move) => moves.includes(move))
  if (isBroken || !attackMix || attackMix === 'mixed') return undefined
  return { kind: 'screen', move: attackMix === 'physical' ? 'Reflect' : 'Light Screen' }
}

const BOOST_ENDERS: Readonly<Record<string, string>> = { haze: 'Haze', clearsmog: 'Clear Smog' }

/** Returns `undefined` if boosts work, or if the boss only may have Unaware. */
export function boostsInVain(raid: LobbyRaid): LobbyTip | undefined {
  if (ifItHas('unaware', raid) === 'always') return { kind: 'boosts ignored' }
  const move = raid.moves.map((key) => BOOST_ENDERS[key]).find(Boolean)
  return move === undefined ? undefined : { kind: 'boosts end', move }
}

// A boss uses Charge to strengthen its Electric moves, so players needn't undo the raised Sp. Def.
function isUndone(key: string, { raises = [] }: ScriptedMove['effect']): boolean {
  return key !== 'charge' && (raises.some((stat) => stat !== 'Speed') || key in ALSO_RAISED)
}

function firstAnswer(
  raid: LobbyRaid,
  answerTo: (scripted: ScriptedMove, action: RaidAction) => Counter | undefined,
): LobbyTip | undefined {
  const events = raid.schedule
    .filter(({ percent }) => percent > NEARLY_WON)
    .flatMap((action) => {
      const scriptedMove = raid.scripted(action)
      const answer = scriptedMove && answerTo(scriptedMove, action)
      return answer ? [{ answer, scriptedMove, action }] : []
    })
  const [firstEvent] = events
  if (!firstEvent) return undefined
  const { move, effect } = firstEvent.scriptedMove
  const actions = events
    .filter(({ scriptedMove, answer }) => scriptedMove.move.key === move.key && answer === firstEvent.answer)
    .map(({ action }) => action)
  return {
    kind: 'answer',
    answer: firstEvent.answer,
    move: move.name,
    inflicts: effect.inflicts,
    at: momentsOf(actions, raid),
  }
}
