import type { EventStart } from '@/data/events/appearances'
import type { EventDays } from '@/lib/raid/event-days'

// Not `Intl`: the build and the browser both render a page, and their engines may differ.

/** `Attack, Defense and Speed`; empty for no names. */
export function listed(names: readonly string[]): string {
  return joinedBy('and', names)
}

/** `Drain Punch or Ice Punch`; empty for no names. */
export function eitherOf(names: readonly string[]): string {
  return joinedBy('or', names)
}

function joinedBy(word: string, names: readonly string[]): string {
  const lastName = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} ${word} ${lastName}` : lastName
}

export type Absent = string | undefined | false

export function row(parts: readonly Absent[]): string {
  return parts.filter(Boolean).join(' · ')
}

/**
 * `1 raid`, `2 raids`, `2 bosses`.
 *
 * @param plural if it isn’t the noun and an s
 */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`
}

export function percent(value: number): string {
  return `${Math.round(value)}%`
}

export function stars(tier: string | number): string {
  return `${tier}★`
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * `22 Nov 2026`
 *
 * @param day as stored: `2026-11-22`
 */
export function dayInWords(day: string): string {
  const [year, month, date] = day.split('-')
  return `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`
}

/** `5–7 Dec 2025`, `30 Dec 2022–1 Jan 2023` */
export function daysInWords({ from, to }: Required<EventDays>): string {
  const [first, last] = [dayInWords(from).split(' '), dayInWords(to).split(' ')]
  const shared = [...first].reverse().findIndex((word, index) => word !== last[last.length - 1 - index])
  return shared < 0 ? last.join(' ') : `${first.slice(0, first.length - shared).join(' ')}–${last.join(' ')}`
}

/** `14 Aug 2026`, `by 26 Jan 2026` */
export function begin({ start, notEarlierThan, notLaterThan }: EventStart): string {
  if (start) return dayInWords(start)
  if (notEarlierThan && notLaterThan)
    return `between ${dayInWords(notEarlierThan)} and ${dayInWords(notLaterThan)}`
  return notLaterThan ? `by ${dayInWords(notLaterThan)}` : `${dayInWords(notEarlierThan ?? '')} or later`
}

/** Rounded up: `1:08`. */
export function clock(seconds: number): string {
  const whole = Math.ceil(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
