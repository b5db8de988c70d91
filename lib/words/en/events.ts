import type { EventDays } from '@/lib/raid/event-days'
import type { CaughtSet, Seen } from '@/lib/raid/event-facts'
import type { Favored } from '@/lib/raid/favored'
import { names } from '@/lib/words/en/names/names'
import { begun, dayInWords, eitherOf } from './figures'
import { raid } from './raid'

/** What a raid by event has beyond an ordinary one. */
export const events = {
  /** Where no source names a last day, only that it began. */
  seen: ({ times, first, last, days }: Seen) => {
    const { from, to } = days.at(-1) ?? {}
    if (from && to) return seenLast({ times, first, isOnce: times === 1 && days.length === 1 }, { from, to })
    if (times === 1) return `Its only event began ${begun(last)}.`
    return `The latest of its ${times} events began ${begun(last)}, the first ${begun(first)}.`
  },
  /** Days of an event before they come, and while they last. */
  days: ({ from, to }: EventDays) => ({
    coming: `Comes on ${dayInWords(from)}, 0:00 UTC.`,
    ...(to && { running: `Here until ${dayInWords(to)}, 23:59 UTC.` }),
  }),
  /** The boss and the caught Pokémon, each with its name. */
  set: (set: CaughtSet): [string, string][] =>
    rowsOf(set).flatMap(([name, text]): [string, string][] => (text ? [[name, text]] : [])),
  /** Above builds and teams. */
  favored: (favored: Favored) =>
    `Stronger in this raid than elsewhere, and so in these battles: ${favoredAs(favored)}.`,
  source: 'Players told this set; nobody has read it in the game’s own tables.',
}

/** `Seen last 5 Dec 2025 to 7 Dec 2025, first on 2 Dec 2022, in 3 events.` */
function seenLast(
  { times, first, isOnce }: Pick<Seen, 'times' | 'first'> & { readonly isOnce: boolean },
  { from, to }: Required<EventDays>,
): string {
  const parts = [
    `Seen last ${dayInWords(from)} to ${dayInWords(to)}`,
    !isOnce && `first ${begun(first)}`,
    times === 1 ? 'in its only event' : `in ${times} events`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

function rowsOf(set: CaughtSet): readonly (readonly [name: string, text: string | undefined])[] {
  const inBattle = [
    ['Second move', secondMoveOf(set)],
    ['Holds', set.heldItem && names.item(set.heldItem)],
    ['Stronger here', set.favored && favoredAs(set.favored)],
  ] as const
  if (set.catch === 'never') return [...inBattle, ['Catch', CATCH.never]]
  return [
    ...inBattle,
    ['Catch', CATCH[set.catch]],
    ['Nature', set.nature ? names.nature(set.nature) : 'Any'],
    ['Ability', eitherOf(set.abilities.map(names.ability))],
    ['Tera type', set.teraType ? names.type(set.teraType) : 'Any'],
    ['Gender', GENDERS[set.gender ?? 'any']],
    ['Shiny', SHINY[set.shiny]],
    ['IVs', set.individualValues && ivsIn(set.individualValues)],
    ['Size', sizeIn(set.size)],
    ['Mark', set.mark && names.effect(set.mark)],
  ]
}

/** `Mew, with 1.5 times its HP and 1.2 times its other stats`. */
function favoredAs({ species, hp, others }: Favored): string {
  return `${names.species(species)}, with ${hp} times its HP and ${others} times its other stats`
}

/** When a boss may move twice in a turn, and how often: `50% chance from 40% HP on`. */
function secondMoveOf({ secondMove }: CaughtSet): string | undefined {
  if (secondMove === 'unknown') return 'Not known yet'
  if (!secondMove) return undefined
  const { hp, time, chance } = secondMove
  const often = chance === 100 ? 'Always' : `${chance}% chance`
  return time > 0 ? `${often} from ${hp}% HP or timer bar at ${time}% on` : `${often} from ${hp}% HP on`
}

const CATCH: Readonly<Record<CaughtSet['catch'], string>> = {
  once: 'Once a save; later wins pay rewards alone',
  free: 'After each win',
  never: 'Cannot be caught',
}

const GENDERS: Readonly<Record<string, string | undefined>> = {
  male: 'Always male',
  female: 'Always female',
  unknown: 'Not known yet',
}

const SHINY: Readonly<Record<CaughtSet['shiny'], string>> = {
  never: 'Never',
  random: 'As rarely as any',
  always: 'Always',
}

function sizeIn(size: CaughtSet['size']): string | undefined {
  if (size === 'unknown') return 'Not known yet'
  return typeof size === 'number' ? `${size} of 255` : size
}

/** `31, Attack 20`: those that are not 31. */
function ivsIn(values: NonNullable<CaughtSet['individualValues']>): string {
  const others = STAT_KEYS.flatMap((stat) => {
    const value = values[stat]
    return value === undefined ? [] : raid.stat(raid.stats[stat], value)
  })
  return ['31', ...others].join(', ')
}

const STAT_KEYS = ['hp', 'attack', 'defense', 'specialattack', 'specialdefense', 'speed'] as const
