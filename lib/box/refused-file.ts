type FileKind =
  | 'picture'
  | 'PDF'
  | 'archive'
  | 'UTF-16'
  | 'rich text'
  | 'JSON'
  | 'web page'
  | 'document'
  | 'no text'

export type NoText = { readonly kind: FileKind } | { readonly kind: 'PKHeX'; readonly extension: string }

/** Sizes are in bytes. */
export interface Refused {
  readonly name: string
  readonly why:
    | { readonly kind: 'too large'; readonly size: number; readonly most: number }
    | { readonly kind: 'unreadable' }
    | NoText
}

const BEGINNING = 4096

/** From 0 to 1. */
const CONTROL_SHARE = 0.05

/** UTF-8, with one character per byte. */
const BYTE_ORDER_MARK = /^\xef\xbb\xbf/

/** Source: https://en.wikipedia.org/wiki/List_of_file_signatures */
const SIGNATURES: readonly (readonly [signature: string, kind: FileKind])[] = [
  ['\x89PNG', 'picture'],
  ['\xff\xd8\xff', 'picture'],
  ['GIF8', 'picture'],
  ['RIFF', 'picture'],
  ['BM', 'picture'],
  ['PK\x03\x04', 'archive'],
  ['\x1f\x8b', 'archive'],
  ['Rar!', 'archive'],
  ['7z\xbc\xaf', 'archive'],
  ['%PDF', 'PDF'],
  ['\xff\xfe', 'UTF-16'],
  ['\xfe\xff', 'UTF-16'],
]

const FORMATS: readonly (readonly [pattern: RegExp, kind: FileKind])[] = [
  [/^%PDF/, 'PDF'],
  [/^\{\\rtf/, 'rich text'],
  [/^(?:\{\s*["}]|\[\s*["{[\]])/, 'JSON'],
  [/^<(?:!doctype|html|head|body|\?xml|svg)/i, 'web page'],
]

/** `garchomp.pk9`, `.ek9` (encrypted), `.pb8`, `.pa8`. Source: https://projectpokemon.org/home/files/file/1-pkhex/ */
const PKHEX = /\.(?:[ep]k|p[ab])\d$/i
const DOCUMENT = /\.(?:docx?|odt|xlsx?|ods|pages|numbers)$/i

/** Detects files without sets by name and first bytes. Returns `undefined` for text that may contain sets. */
export function whyNoText(bytes: Uint8Array, name: string): NoText | undefined {
  const extension = PKHEX.exec(name)?.[0]
  if (extension) return { kind: 'PKHeX', extension: extension.toLowerCase() }
  const kind = kindOf(bytes, name)
  return kind && { kind }
}

function kindOf(bytes: Uint8Array, name: string): FileKind | undefined {
  if (DOCUMENT.test(name)) return 'document'
  const firstBytes = bytes.subarray(0, BEGINNING)
  const beginning = String.fromCharCode(...firstBytes)
  const isBinary =
    firstBytes.includes(0) || firstBytes.filter(isControl).length > firstBytes.length * CONTROL_SHARE
  if (isBinary) return SIGNATURES.find(([signature]) => beginning.startsWith(signature))?.[1] ?? 'no text'
  const text = beginning.replace(BYTE_ORDER_MARK, '').trimStart()
  return FORMATS.find(([pattern]) => pattern.test(text))?.[1]
}

function isControl(byte: number): boolean {
  return byte < 0x09 || (byte > 0x0d && byte < 0x20) || byte === 0x7f
}
