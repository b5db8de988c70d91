import { placeAside } from '@/battle/dex/active-ability'
import type { RoomEffect } from '@/battle/events'
import type { Turn } from '@/battle/model/turn'

type Room = 'gravity' | 'magicRoom' | 'trickRoom' | 'wonderRoom'

interface RoomRules {
  readonly room: Room
  readonly effect: RoomEffect
  readonly endsWhenReused: boolean
}

const TURNS = 5

/** By id of a move in @pkmn/dex. Source of each: its page on https://bulbapedia.bulbagarden.net/wiki/List_of_moves */
const ROOMS: Readonly<Record<string, RoomRules>> = {
  gravity: { room: 'gravity', effect: 'Gravity', endsWhenReused: false },
  magicroom: { room: 'magicRoom', effect: 'Magic Room', endsWhenReused: true },
  trickroom: { room: 'trickRoom', effect: 'Trick Room', endsWhenReused: true },
  wonderroom: { room: 'wonderRoom', effect: 'Wonder Room', endsWhenReused: true },
}

const RULES: readonly RoomRules[] = Object.values(ROOMS)

/** Starts the room of a move's `pseudoWeather`, or ends it if a second use does so. */
export function startRoom(turn: Turn, id: string): void {
  const rules = ROOMS[id]
  if (rules === undefined) return
  const { room, endsWhenReused } = rules
  if (turn.field[room] > 0) {
    if (endsWhenReused) endRoom(turn, rules)
    return
  }
  turn.field[room] = TURNS
  turn.events.push({ kind: 'field', effect: rules.effect })
  if (room === 'magicRoom') setItemsAside(turn)
}

export function countRooms(turn: Turn): void {
  const { field } = turn
  if (field.trickRoom + field.gravity + field.magicRoom + field.wonderRoom === 0) return
  for (const rules of RULES) {
    if (field[rules.room] > 1) field[rules.room] -= 1
    else if (field[rules.room] === 1) endRoom(turn, rules)
  }
}

function endRoom(turn: Turn, { room, effect }: RoomRules): void {
  turn.field[room] = 0
  turn.events.push({ kind: 'field ends', effect })
  if (room === 'magicRoom') giveItemsBack(turn)
}

// In Magic Room no item works or is used up.
function setItemsAside({ field, boss, raiders }: Turn): void {
  const fighters = [boss, ...raiders]
  field.itemsAside = fighters.map(({ item }) => item)
  for (const combatant of fighters) combatant.item = undefined
}

function giveItemsBack({ field, boss, raiders }: Turn): void {
  for (const combatant of [boss, ...raiders]) combatant.item ??= field.itemsAside[placeAside(combatant)]
  field.itemsAside = []
}
