import { Dex, type Move } from '@pkmn/dex'
import type { Fighter } from './fighter'

/** What a boss's moves may leave behind. */
export const STATUSES = ['burn', 'freeze', 'paralysis', 'poison', 'sleep', 'confusion'] as const

/** A status or confusion. */
export type Status = (typeof STATUSES)[number]

const STATUS_OF_CODE: Readonly<Record<string, Status>> = {
  brn: 'burn',
  frz: 'freeze',
  par: 'paralysis',
  psn: 'poison',
  tox: 'poison',
  slp: 'sleep',
  yawn: 'sleep',
  confusion: 'confusion',
}

// Source: https://bulbapedia.bulbagarden.net/wiki/Status_condition#Immunity
const IMMUNE_TYPES: Readonly<Record<Status, readonly string[]>> = {
  burn: ['Fire'],
  freeze: ['Ice'],
  paralysis: ['Electric'],
  poison: ['Poison', 'Steel'],
  sleep: [],
  confusion: [],
}

const OF_ALL = ['Comatose', 'Purifying Salt']
const IMMUNE_ABILITIES: Readonly<Record<Status, readonly string[]>> = {
  burn: ['Thermal Exchange', 'Water Bubble', 'Water Veil', ...OF_ALL],
  freeze: ['Magma Armor', ...OF_ALL],
  paralysis: ['Limber', ...OF_ALL],
  poison: ['Immunity', 'Pastel Veil', ...OF_ALL],
  sleep: ['Insomnia', 'Sweet Veil', 'Vital Spirit', ...OF_ALL],
  confusion: ['Own Tempo'],
}

/** The statuses that moves may leave their target with, each once, in the order of `STATUSES`. */
export function statusesOf(moves: readonly string[]): Status[] {
  const caused = moves.map((name) => Dex.moves.get(name)).flatMap(codesOf)
  return STATUSES.filter((status) => caused.some((code) => STATUS_OF_CODE[code] === status))
}

/** Whether a fighter can never have a status: by its ability, or by its types before and after it Terastallizes. */
export function isImmuneTo(status: Status, { candidate, ability, teraType }: Fighter): boolean {
  const immune = IMMUNE_TYPES[status]
  const byTypes =
    candidate.types.some((type) => immune.includes(type)) && (!teraType || immune.includes(teraType))
  return byTypes || IMMUNE_ABILITIES[status].includes(ability)
}

function codesOf({ status, volatileStatus, secondaries }: Move): string[] {
  const byChance = (secondaries ?? []).flatMap((effect) => [effect.status, effect.volatileStatus])
  return [status, volatileStatus, ...byChance].filter((code) => code !== undefined)
}
