const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The pattern of a day as it is kept, without its ends: `2026-11-22`. */
export const DAY_PATTERN = '\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])'

/** A day on the visitor's own calendar, as it is kept: `2026-11-22`. */
export function dayOf(date: Date): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  const year = String(date.getFullYear()).padStart(4, '0')
  return `${year}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
}

/** A kept day in words: `22 Nov 2026`. */
export function dayInWords(day: string): string {
  const [year, month, date] = day.split('-')
  return `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`
}
