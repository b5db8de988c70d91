/** As much of a file as tells what it is, in bytes. */
const BEGINNING = 4096

/** Of what is no text, so many of its first bytes are control characters at least: 1 in 20. */
const CONTROL_SHARE = 0.05

const PICTURE = 'a picture: copy the text of the sets instead'
const PDF = 'a PDF: copy the text of the sets instead'
const ARCHIVE = 'an archive: unpack it first'

/** In UTF-8, a character a byte. */
const BYTE_ORDER_MARK = /^\xef\xbb\xbf/

/** What files begin with. Source: https://en.wikipedia.org/wiki/List_of_file_signatures */
const SIGNATURES: readonly (readonly [signature: string, what: string])[] = [
  ['\x89PNG', PICTURE],
  ['\xff\xd8\xff', PICTURE],
  ['GIF8', PICTURE],
  ['RIFF', PICTURE],
  ['BM', PICTURE],
  ['PK\x03\x04', ARCHIVE],
  ['\x1f\x8b', ARCHIVE],
  ['Rar!', ARCHIVE],
  ['7z\xbc\xaf', ARCHIVE],
  ['%PDF', PDF],
  ['\xff\xfe', 'text in UTF-16: save it as UTF-8'],
  ['\xfe\xff', 'text in UTF-16: save it as UTF-8'],
]

/** Text, but not of sets. */
const FORMATS: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/^%PDF/, PDF],
  [/^\{\\rtf/, 'formatted text (RTF): save it as plain text'],
  [/^(?:\{\s*["}]|\[\s*["{[\]])/, 'JSON: export the sets as Showdown text'],
  [/^<(?:!doctype|html|head|body|\?xml|svg)/i, 'a web page: copy the text of its sets instead'],
]

/** `garchomp.pk9`, `.ek9` (encrypted), `.pb8`, `.pa8`. Source: https://projectpokemon.org/home/files/file/1-pkhex/ */
const PKHEX = /\.(?:[ep]k|p[ab])\d$/i
const DOCUMENT = /\.(?:docx?|odt|xlsx?|ods|pages|numbers)$/i

/**
 * Why a file is no text of sets, as what it is and what to do instead, by its name and first bytes; `undefined` for text.
 * `a picture: copy the text of the sets instead`. More bytes than the first 4096 are not looked at.
 */
export function whyNoText(bytes: Uint8Array, name: string): string | undefined {
  const extension = PKHEX.exec(name)?.[0]
  if (extension) return `a PKHeX ${extension.toLowerCase()} file: export it as Showdown text`
  if (DOCUMENT.test(name)) return 'a document: save it as plain text'
  const first = bytes.subarray(0, BEGINNING)
  const beginning = String.fromCharCode(...first)
  const isBinary = first.includes(0) || first.filter(isControl).length > first.length * CONTROL_SHARE
  if (isBinary) return SIGNATURES.find(([signature]) => beginning.startsWith(signature))?.[1] ?? 'no text'
  const text = beginning.replace(BYTE_ORDER_MARK, '').trimStart()
  return FORMATS.find(([pattern]) => pattern.test(text))?.[1]
}

// Tabs, line ends and form feeds are text.
function isControl(byte: number): boolean {
  return byte < 0x09 || (byte > 0x0d && byte < 0x20) || byte === 0x7f
}
