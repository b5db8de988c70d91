import type { EventStart } from '@/data/events/appearances'
import type { EventDays } from '@/lib/raid/event-days'

// By hand instead of `Intl`: the build and the browser both make a page, and their engines may differ.

/** Joins names for a sentence: `Attack, Defense and Speed`. Empty for no names. */
export function listed(names: readonly string[]): string {
  return joinedBy('and', names)
}

/** Joins alternative names: `Drain Punch or Ice Punch`. Empty for no names. */
export function eitherOf(names: readonly string[]): string {
  return joinedBy('or', names)
}

function joinedBy(word: string, names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} ${word} ${last}` : last
}

/** A part of a text that does not apply. */
export type Absent = string | undefined | false

/** Joins figures and names: `12.4 turns · 0.3 faints per solo raid`. */
export function row(parts: readonly Absent[]): string {
  return parts.filter(Boolean).join(' · ')
}

/** A count with its noun: `1 raid`, `2 raids`, `2 bosses`. @param plural if it is not the noun and an s */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`
}

/** A percentage in whole percent: `64%`. */
export function percent(value: number): string {
  return `${Math.round(value)}%`
}

/** A tier as players write it: `6★`. */
export function stars(tier: string | number): string {
  return `${tier}★`
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A day: `22 Nov 2026`. @param day as stored: `2026-11-22` */
export function dayInWords(day: string): string {
  const [year, month, date] = day.split('-')
  return `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`
}

/** Days of an event: `5–7 Dec 2025`, `30 Dec 2022–1 Jan 2023`. */
export function daysInWords({ from, to }: Required<EventDays>): string {
  const [first, last] = [dayInWords(from).split(' '), dayInWords(to).split(' ')]
  // Month and year are omitted if the last day has the same.
  const shared = [...first].reverse().findIndex((part, place) => part !== last[last.length - 1 - place])
  return shared < 0 ? last.join(' ') : `${first.slice(0, first.length - shared).join(' ')}–${last.join(' ')}`
}

/** When an event began, if known: `14 Aug 2026`, `by 26 Jan 2026`. */
export function begun({ start, notEarlierThan, notLaterThan }: EventStart): string {
  if (start) return dayInWords(start)
  if (notEarlierThan && notLaterThan)
    return `between ${dayInWords(notEarlierThan)} and ${dayInWords(notLaterThan)}`
  return notLaterThan ? `by ${dayInWords(notLaterThan)}` : `${dayInWords(notEarlierThan ?? '')} or later`
}

/** Seconds as minutes and seconds, rounded up: `1:08`. */
export function clock(seconds: number): string {
  const whole = Math.ceil(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
