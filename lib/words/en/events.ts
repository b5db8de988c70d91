import type { CaughtSet, Seen } from '@/lib/raid-view/event-view'
import { names } from '@/lib/words/en/names/names'
import { begun, dayInWords, eitherOf } from './figures'
import { raid } from './raid'

/** What a raid by event has beyond an ordinary one. */
export const events = {
  /** `Seen last by 26 Jan 2026, first on 2 Dec 2022, in 3 events.` */
  seen: ({ times, first, last, lastDays }: Seen) => {
    const lastly = lastDays ? `${dayInWords(lastDays.from)} to ${dayInWords(lastDays.to)}` : begun(last)
    return times === 1
      ? `Seen last ${lastly}, in its only event.`
      : `Seen last ${lastly}, first ${begun(first)}, in ${times} events.`
  },
  /** The boss and the caught Pokémon, each with its name. */
  set: (set: CaughtSet): [string, string][] =>
    rowsOf(set).flatMap(([name, text]): [string, string][] => (text ? [[name, text]] : [])),
  source: 'Players told this set; nobody has read it in the game’s own tables.',
}

function rowsOf(set: CaughtSet): readonly (readonly [name: string, text: string | undefined])[] {
  const held = ['Holds', set.heldItem && names.item(set.heldItem)] as const
  if (set.catch === 'never') return [held, ['Catch', CATCH.never]]
  return [
    held,
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
