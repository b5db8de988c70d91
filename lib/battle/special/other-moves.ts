import { endOnSide, endTerrain, SCREENS, type SideEffect } from '@/lib/battle/effects/field'
import { changeStages } from '@/lib/battle/effects/stages'
import { transform as turnInto } from '@/lib/battle/effects/transform'
import { setVolatile } from '@/lib/battle/effects/volatiles'
import type { Special } from './special'

const BLOWN_AWAY: readonly SideEffect[] = [...SCREENS, 'safeguard', 'mist']

const defog: Special = (turn, { user, target }) => {
  changeStages(turn, target, { evasion: -1 }, user)
  endOnSide(turn, target.who, BLOWN_AWAY)
  endTerrain(turn)
}

const courtChange: Special = ({ field, events }) => {
  const { bossSide, raiderSide } = field
  field.bossSide = raiderSide
  field.raiderSide = bossSide
  events.push({ kind: 'field', effect: 'Court Change', who: undefined })
}

// Nobody switches in a raid: only the debuff is left.
const partingShot: Special = (turn, { user, target }) =>
  changeStages(turn, target, { atk: -1, spa: -1 }, user)

const transform: Special = (turn, { user, target }) => turnInto(turn, user, target)

// The next attack meets its target for sure.
const lockOn: Special = (turn, { user }) => {
  setVolatile(user, 'lockon', 2)
  turn.events.push({ kind: 'volatile', who: user.who, id: 'lockon' })
}

/** Status moves about anything else. Source of each: its page on https://bulbapedia.bulbagarden.net/wiki/List_of_moves */
export const OTHER_MOVES: Readonly<Record<string, Special>> = {
  'Court Change': courtChange,
  Defog: defog,
  'Lock-On': lockOn,
  'Mind Reader': lockOn,
  'Parting Shot': partingShot,
  Transform: transform,
}
