import { hashOf } from '@/lib/hash'

export type LinkProblem =
  | { readonly kind: 'too long'; readonly most: number }
  | { readonly kind: 'newer' }
  /** For example because a messenger cut the text. */
  | { readonly kind: 'damaged' }

/** `version` is an integer from 1; `most` is a number of characters. */
export interface LinkFormat {
  readonly version: number
  readonly most: number
}

const ENCODED = /^([1-9]\d{0,5})\.([0-9a-z]{1,7})\.([\w-]+)$/

/**
 * Encodes bytes as text that is safe in links: version, checksum and URL-safe base64, separated by dots. Throws if the
 * text is too long for `decode`.
 */
export function encode({ version, most }: LinkFormat, bytes: Uint8Array): string {
  const body = btoa(binaryOf(bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  const text = `${version}.${checksum(version, body)}.${body}`
  if (text.length > most)
    throw new Error(`A link of ${text.length} characters is too long: ${most} is the most`)
  return text
}

/** Decodes text from `encode`. Never throws. The 32-bit checksum catches every single-character error. */
export function decode(seal: LinkFormat, text: string): { bytes: Uint8Array } | { problem: LinkProblem } {
  const [, version = '', sum, body = ''] = ENCODED.exec(text) ?? []
  // Check the version first: newer texts may be longer.
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
