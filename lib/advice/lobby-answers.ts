import type { ScriptedMove } from './action-advice'
import type { Answer, LobbyClause, LobbyRaid } from './lobby-clauses'
import { ifItHas } from './lobby-debuffs'
import { momentsOf } from './moments'

/** Scripted moves below this percent come when the raid is all but won. */
const NEARLY_WON = 15

const BOUND_BY = ['taunt', 'encore', 'disable', 'torment']

/** Status moves that Clear Smog undoes though no field of their effects says so. */
const ALSO_UNDONE = ['stockpile', 'tidyup']

const SCREENS = ['reflect', 'lightscreen', 'auroraveil']

/** Moves that break screens. Source: https://bulbapedia.bulbagarden.net/wiki/Reflect_(move) */
const SCREEN_BREAKERS = ['brickbreak', 'psychicfangs', 'ragingbull', 'defog']

/**
 * What each player has ready for the first scripted move that would stop it: a cheer for a condition, a Mental Herb for
 * Taunt and the like. Gives `undefined` where there is none.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Tera_Raid_Battle#Cheers and /wiki/Mental_Herb
 */
export function ownAnswer(raid: LobbyRaid): LobbyClause | undefined {
  return firstAnswer(raid, ({ move, effect }) => {
    if (effect.inflicts) return 'heal cheer'
    return BOUND_BY.includes(move.key) ? 'Mental Herb' : undefined
  })
}

/**
 * What one of several friends keeps for the first scripted move that helps the boss: Clear Smog for raised stats, which
 * its own reset does not undo, or Brick Break for a screen. Gives `undefined` where there is none.
 * Source: the page of each move on https://bulbapedia.bulbagarden.net; Clear Smog fails on Steel, Brick Break on Ghost.
 */
export function sharedAnswer(raid: LobbyRaid): LobbyClause | undefined {
  return firstAnswer(raid, ({ move, effect, teraType }) => {
    if (isUndone(move.key, effect)) return teraType === 'Steel' ? 'Haze' : 'Clear Smog'
    if (!SCREENS.includes(move.key)) return undefined
    return teraType === 'Ghost' ? 'Psychic Fangs' : 'Brick Break'
  })
}

/** The screen that one of several friends sets up; it outlasts all resets. Not where the boss breaks screens. */
export function screen({ attackMix, abilities, moves }: LobbyRaid): LobbyClause | undefined {
  const isBroken = abilities.includes('infiltrator') || SCREEN_BREAKERS.some((move) => moves.includes(move))
  if (isBroken || !attackMix || attackMix === 'mixed') return undefined
  return { kind: 'screen', move: attackMix === 'physical' ? 'Reflect' : 'Light Screen' }
}

/** Moves that end your boosts whenever the boss picks them, by their keys. */
const BOOST_ENDERS: Readonly<Record<string, string>> = { haze: 'Haze', clearsmog: 'Clear Smog' }

/** Why boosts are in vain: the boss ignores them for certain, or ends them by a move of its own. `undefined` where they count. */
export function boostsInVain(raid: LobbyRaid): LobbyClause | undefined {
  if (ifItHas('unaware', raid) === 'always') return { kind: 'boosts ignored' }
  const move = raid.moves.map((key) => BOOST_ENDERS[key]).find(Boolean)
  return move === undefined ? undefined : { kind: 'boosts end', move }
}

// What Charge is used for is not the Sp. Def that it raises.
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
