import { type Absent, counted } from './formats'

// Numbers and clauses that only sentences need: `figures.ts` is in the first load.

/**
 * The three cheers, as in the game's menu. Source: https://bulbapedia.bulbagarden.net/wiki/Tera_Raid_Battle#Cheers
 */
export const cheers = { attack: '"Go all-out!"', defense: '"Hang tough!"', heal: '"Heal up!"' } as const

/** Joins clauses, with a capital letter and without a full stop: `Use Screech twice; attack with Drain Punch`. */
export function clauses(parts: readonly Absent[]): string {
  return capitalized(parts.filter(Boolean).join('; '))
}

/** Capitalizes the first letter of a text. */
export function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** A number of times: `once`, `twice`, `3 times`; empty for 0. */
export function times(count: number): string {
  return ['', 'once', 'twice'][count] ?? `${count} times`
}

/** A whole number: `1,000`. */
export function wholeNumber(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** A number to the tenth, if it is not whole: `12.4`, `9`. */
export function tenths(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Turns to the tenth: `1 turn`, `12.4 turns`. */
export function turnsIn(turns: number): string {
  return counted(Number(tenths(turns)), 'turn')
}

/** Faints to the tenth: `1 faint`, `0.3 faints`. */
export function faintsIn(faints: number): string {
  return counted(Number(tenths(faints)), 'faint')
}

/** A size in bytes: `1.5 MB`. */
export function megabytes(bytes: number): string {
  const [whole = '', tenth] = tenths(bytes / 1_000_000).split('.')
  return `${[wholeNumber(Number(whole)), tenth].filter(Boolean).join('.')} MB`
}

/** The size of a download: `1.8 MB`, `340 kB`. At least 1 kB. */
export function downloadSize(bytes: number): string {
  if (bytes >= 999_500) return `${(bytes / 1e6).toFixed(1)} MB`
  return `${Math.max(1, Math.round(bytes / 1000))} kB`
}
