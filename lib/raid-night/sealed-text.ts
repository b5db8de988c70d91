import { hashOf } from '@/lib/hash'

/** Why a sealed text is not read. */
export type SealProblem =
  | { readonly kind: 'too long'; readonly most: number }
  /** It was written by a newer version of this site. */
  | { readonly kind: 'newer' }
  /** Letters of it are missing or wrong, as where a messenger has cut it. */
  | { readonly kind: 'damaged' }

/** A kind of link: the version of what it holds, a whole number from 1, and the most characters that one may have. */
export interface Seal {
  readonly version: number
  readonly most: number
}

const SEALED = /^([1-9]\d{0,5})\.([0-9a-z]{1,7})\.([\w-]+)$/

/**
 * Bytes as a text that links carry unchanged: version, checksum and base64 in the letters of links, parted by dots. Throws
 * where it would be too long to be read.
 */
export function sealed({ version, most }: Seal, bytes: Uint8Array): string {
  const body = btoa(binaryOf(bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  const text = `${version}.${checksum(version, body)}.${body}`
  if (text.length > most)
    throw new Error(`A link of ${text.length} characters is too long: ${most} is the most`)
  return text
}

/**
 * The bytes of a text as `sealed` writes it, or why there are none. One wrong letter is always found, and several but for one
 * time in four billion. Never throws.
 */
export function unsealed(seal: Seal, text: string): { bytes: Uint8Array } | { problem: SealProblem } {
  const [, version = '', sum, body = ''] = SEALED.exec(text) ?? []
  // First: a newer version may have longer texts.
  if (Number(version) > seal.version) return { problem: { kind: 'newer' } }
  if (text.length > seal.most) return { problem: { kind: 'too long', most: seal.most } }
  if (Number(version) !== seal.version || sum !== checksum(seal.version, body))
    return { problem: { kind: 'damaged' } }
  try {
    const binary = atob(body.replaceAll('-', '+').replaceAll('_', '/'))
    return { bytes: Uint8Array.from(binary, (letter) => letter.charCodeAt(0)) }
  } catch {
    return { problem: { kind: 'damaged' } }
  }
}

function checksum(version: number, body: string): string {
  return (hashOf(version, body) >>> 0).toString(36)
}

function binaryOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
}
