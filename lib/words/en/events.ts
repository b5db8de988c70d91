import type { Favored } from '@/data/rosters/favored'
import type { EventDays } from '@/lib/raid/event-days'
import type { CaughtSet, Seen } from '@/lib/raid/event-facts'
import { names } from '@/lib/words/en/names/names'
import { begin, counted, dayInWords, daysInWords } from './formats'
import { raid } from './raid'

export const events = {
  /** Without a known last day, the text only says when the event began. */
  seen: ({ times, first, last, days }: Seen) => {
    const { from, to } = days.at(-1) ?? {}
    if (from && to)
      return lastAvailable({ times, first, isOnce: times === 1 && days.length === 1 }, { from, to })
    if (times === 1) return `Only event so far: started ${begin(last)}.`
    return `Latest of ${times} events: ${begin(last)}. First: ${begin(first)}.`
  },
  days: ({ from, to }: EventDays) => ({
    coming: `Starts ${dayInWords(from)}, 00:00 UTC.`,
    ...(to && { running: `Ends ${dayInWords(to)}, 23:59 UTC.` }),
  }),
  set: (set: CaughtSet): [string, string][] =>
    rowsOf(set).flatMap(([name, text]): [string, string][] => (text ? [[name, text]] : [])),
  favored: ({ species, hp, others }: Favored) =>
    `${names.species(species)} is stronger here (${hp}× HP, ${others}× other stats): it’s listed only if it’s among the best.`,
  source: 'Reported by players; not confirmed from the game’s data.',
}

/** `Last available 5–7 Dec 2025. First seen 2 Dec 2022 (3 events).` */
function lastAvailable(
  { times, first, isOnce }: Pick<Seen, 'times' | 'first'> & { readonly isOnce: boolean },
  last: Required<EventDays>,
): string {
  const available = `Last available ${daysInWords(last)}`
  if (isOnce) return `${available}, in its only event.`
  return `${available}. First seen ${begin(first)} (${counted(times, 'event')}).`
}

function rowsOf(set: CaughtSet): readonly (readonly [name: string, text: string | undefined])[] {
  const inBattle = [
    ['Second move', secondMoveOf(set)],
    ['Holds', set.heldItem && names.item(set.heldItem)],
  ] as const
  if (set.catch === 'never') return [...inBattle, ['Catch', CATCH.never]]
  return [
    ...inBattle,
    ['Catch', CATCH[set.catch]],
    ['Nature', set.nature ? names.nature(set.nature) : 'Any'],
    ['Gender', GENDERS[set.gender ?? 'any']],
    ['Shiny', SHINY[set.shiny]],
    ['IVs', set.individualValues && ivsIn(set.individualValues)],
    ['Size', sizeIn(set.size)],
    ['Mark', set.mark && names.effect(set.mark)],
  ]
}

function secondMoveOf({ secondMove }: CaughtSet): string | undefined {
  if (secondMove === 'unknown') return 'Not known yet'
  if (!secondMove) return undefined
  const { hp, time, chance } = secondMove
  const often = chance === 100 ? 'Always' : `${chance}% chance`
  return `${often} at ${hp}% HP or less${time > 0 ? `, or at ${time}% time or less` : ''}`
}

const CATCH: Readonly<Record<CaughtSet['catch'], string>> = {
  once: 'Once per save; later wins give rewards only',
  free: 'After each win',
  never: 'Can’t be caught',
}

const GENDERS: Readonly<Record<string, string | undefined>> = {
  male: 'Always male',
  female: 'Always female',
  unknown: 'Not known yet',
}

const SHINY: Readonly<Record<CaughtSet['shiny'], string>> = {
  never: 'Never',
  random: 'Normal odds',
  always: 'Always',
}

function sizeIn(size: CaughtSet['size']): string | undefined {
  if (size === 'unknown') return 'Not known yet'
  return typeof size === 'number' ? `${size} of 255` : size
}

/** Omits IVs of 31: `31, Attack 20`. */
function ivsIn(values: NonNullable<CaughtSet['individualValues']>): string {
  const imperfect = STAT_KEYS.flatMap((stat) => {
    const value = values[stat]
    return value === undefined ? [] : raid.stat(raid.stats[stat], value)
  })
  return ['31', ...imperfect].join(', ')
}

const STAT_KEYS = ['hp', 'attack', 'defense', 'specialattack', 'specialdefense', 'speed'] as const
