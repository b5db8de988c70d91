/** More turns than a battle has: for what lasts until it is taken away. */
export const TO_THE_END = 1000

/** How long something that passes lasts, and whether a turn's end counts it down. */
interface VolatileTurns {
  /** Fewest and most turns; the same where chance has no part. */
  readonly turns: readonly [number, number]
  readonly countsDown: boolean
}

const endless: VolatileTurns = { turns: [TO_THE_END, TO_THE_END], countsDown: false }
const thisTurn = lasting(1)

function lasting(least: number, most = least): VolatileTurns {
  return { turns: [least, most], countsDown: true }
}

/**
 * What passes, by the ids of @pkmn/dex. What is not here does nothing in a raid: `battle/effects/volatiles.ts` leaves it
 * out. `confusion` is counted when its bearer moves, not at the turn's end. Turns: the page of each move on
 * https://bulbapedia.bulbagarden.net/wiki/List_of_moves
 */
export const VOLATILE_TURNS: ReadonlyMap<string, VolatileTurns> = new Map(
  Object.entries({
    aquaring: endless,
    attract: endless,
    banefulbunker: thisTurn,
    burningbulwark: thisTurn,
    charge: endless,
    confusion: { turns: [2, 5], countsDown: false },
    curse: endless,
    defensecurl: endless,
    disable: lasting(4),
    dragoncheer: endless,
    encore: lasting(3),
    endure: thisTurn,
    flinch: thisTurn,
    focusenergy: endless,
    glaiverush: lasting(2),
    healblock: lasting(2),
    helpinghand: endless,
    ingrain: endless,
    kingsshield: thisTurn,
    laserfocus: lasting(2),
    leechseed: endless,
    lockon: lasting(2),
    magnetrise: lasting(5),
    minimize: endless,
    noretreat: endless,
    partiallytrapped: lasting(4, 5),
    protect: thisTurn,
    roost: thisTurn,
    saltcure: endless,
    silktrap: thisTurn,
    slowstart: lasting(5),
    smackdown: endless,
    spikyshield: thisTurn,
    syrupbomb: lasting(3),
    tarshot: endless,
    taunt: lasting(3),
    throatchop: lasting(2),
    torment: endless,
    wish: lasting(2),
    yawn: lasting(2),
  } satisfies Readonly<Record<string, VolatileTurns>>),
)

/**
 * What passes and holds another number than turns: the HP of a substitute; how often in a row an item's holder used a
 * move (`metronome`) or shielded itself (`stall`); one more than the index of the move that an item's holder is bound to
 * (`choicelock`), that `disable` forbids or that `encore` demands; how often it used
 * `stockpile`; two more than the place of who planted `leechseed`; uses of a move
 * `inarow`; hits taken (`timeshit`).
 */
export type CountingVolatile =
  | 'substitute'
  | 'metronome'
  | 'stall'
  | 'choicelock'
  | 'disabledmove'
  | 'encoredmove'
  | 'stockpile'
  | 'leechseed'
  | 'inarow'
  | 'timeshit'
