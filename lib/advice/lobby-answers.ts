import type { ScriptedMove } from './action-advice'
import type { Answer, LobbyClause, LobbyRaid } from './lobby-clauses'
import { ifItHas } from './lobby-debuffs'
import { momentsOf } from './moments'

/** Below this percent, the raid is nearly won, so scripted moves need no answer. */
const NEARLY_WON = 15

const BOUND_BY = ['taunt', 'encore', 'disable', 'torment']

/** Status moves that Clear Smog undoes, although their `MoveEffect` doesn't list a raise. */
const ALSO_UNDONE = ['stockpile', 'tidyup']

const SCREENS = ['reflect', 'lightscreen', 'auroraveil']

/** Moves that break screens. Source: https://bulbapedia.bulbagarden.net/wiki/Reflect_(move) */
const SCREEN_BREAKERS = ['brickbreak', 'psychicfangs', 'ragingbull', 'defog']

/**
 * Returns the answer that each player prepares for the first scripted move that would stop the player: a cheer for a
 * condition, a Mental Herb for moves such as Taunt. Returns `undefined` if there is no such move.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Tera_Raid_Battle#Cheers and /wiki/Mental_Herb
 */
export function ownAnswer(raid: LobbyRaid): LobbyClause | undefined {
  return firstAnswer(raid, ({ move, effect }) => {
    if (effect.inflicts) return 'heal cheer'
    return BOUND_BY.includes(move.key) ? 'Mental Herb' : undefined
  })
}

/**
 * Returns the move that one of several friends keeps for the first scripted move that helps the boss. Clear Smog undoes
 * raised stats, which the boss's own reset keeps; Brick Break ends a screen. Returns `undefined` if there is no such move.
 * Source: the page of each move on https://bulbapedia.bulbagarden.net; Clear Smog fails on Steel, Brick Break on Ghost.
 */
export function sharedAnswer(raid: LobbyRaid): LobbyClause | undefined {
  return firstAnswer(raid, ({ move, effect, teraType }) => {
    if (isUndone(move.key, effect)) return teraType === 'Steel' ? 'Haze' : 'Clear Smog'
    if (!SCREENS.includes(move.key)) return undefined
    return teraType === 'Ghost' ? 'Psychic Fangs' : 'Brick Break'
  })
}

/** Returns the screen that one of several friends sets up, unless the boss breaks screens. Screens outlast all resets. */
export function screen({ attackMix, abilities, moves }: LobbyRaid): LobbyClause | undefined {
  const isBroken = abilities.includes('infiltrator') || SCREEN_BREAKERS.some((move) => moves.includes(move))
  if (isBroken || !attackMix || attackMix === 'mixed') return undefined
  return { kind: 'screen', move: attackMix === 'physical' ? 'Reflect' : 'Light Screen' }
}

/** Moves of a boss that end players' boosts, by their keys. */
const BOOST_ENDERS: Readonly<Record<string, string>> = { haze: 'Haze', clearsmog: 'Clear Smog' }

/** Returns why boosts are useless: the boss certainly ignores them, or ends them with a move. `undefined` if they work. */
export function boostsInVain(raid: LobbyRaid): LobbyClause | undefined {
  if (ifItHas('unaware', raid) === 'always') return { kind: 'boosts ignored' }
  const move = raid.moves.map((key) => BOOST_ENDERS[key]).find(Boolean)
  return move === undefined ? undefined : { kind: 'boosts end', move }
}

// A boss uses Charge for its Electric moves, not for the Sp. Def that it raises.
function isUndone(key: string, { raises = [] }: ScriptedMove['effect']): boolean {
  return key !== 'charge' && (raises.some((stat) => stat !== 'Speed') || ALSO_UNDONE.includes(key))
}

function firstAnswer(
  raid: LobbyRaid,
  answerTo: (scripted: ScriptedMove) => Answer | undefined,
): LobbyClause | undefined {
  const events = raid.schedule
    .filter(({ percent }) => percent > NEARLY_WON)
    .flatMap((action) => {
      const used = raid.scripted(action)
      const answer = used && answerTo(used)
      return answer ? [{ answer, used, action }] : []
    })
  const [first] = events
  if (!first) return undefined
  const { move, effect } = first.used
  const actions = events.filter(({ used }) => used.move.key === move.key).map(({ action }) => action)
  return {
    kind: 'answer',
    answer: first.answer,
    move: move.name,
    inflicts: effect.inflicts,
    at: momentsOf(actions, raid),
  }
}
