import { type Absent, counted } from './formats'

// Not in `formats.ts`, which is in the first load.

/** As in the game's menu. Source: https://bulbapedia.bulbagarden.net/wiki/Tera_Raid_Battle#Cheers */
export const cheers = { attack: '"Go all-out!"', defense: '"Hang tough!"', heal: '"Heal up!"' } as const

/** `Use Screech twice; attack with Drain Punch` */
export function clauses(parts: readonly Absent[]): string {
  return capitalize(parts.filter(Boolean).join('; '))
}

export function capitalize(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** `once`, `twice`, `3 times`; empty for 0. */
export function times(count: number): string {
  return ['', 'once', 'twice'][count] ?? `${count} times`
}

export function wholeNumber(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

export function tenths(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function turnsIn(turns: number): string {
  return counted(Number(tenths(turns)), 'turn')
}

export function faintsIn(faints: number): string {
  return counted(Number(tenths(faints)), 'faint')
}

export function megabytes(bytes: number): string {
  const [whole = '', tenth] = tenths(bytes / 1_000_000).split('.')
  return `${[wholeNumber(Number(whole)), tenth].filter(Boolean).join('.')} MB`
}

/** `1.8 MB`, `340 kB`; at least 1 kB. */
export function downloadSize(bytes: number): string {
  if (bytes >= 999_500) return `${(bytes / 1e6).toFixed(1)} MB`
  return `${Math.max(1, Math.round(bytes / 1000))} kB`
}
