import { gzipSync } from 'node:zlib'
import { GARCHOMP } from '@/testing/box/sets'
import { type NoText, whyNoText } from './refused-file'

const bytes = (text: string) => new TextEncoder().encode(text)
const binary = (start: string) => Uint8Array.from(Buffer.from(`${start}\0\x01\x02\0`, 'latin1'))

test.each<[string, Uint8Array, NoText['kind']]>([
  ['a screenshot', binary('\x89PNG\r\n\x1a\n'), 'picture'],
  ['a photo', binary('\xff\xd8\xff\xe0'), 'picture'],
  ['a zip archive', binary('PK\x03\x04'), 'archive'],
  ['a gzipped text', gzipSync(GARCHOMP), 'archive'],
  ['a PDF', bytes('%PDF-1.7\nplain so far'), 'PDF'],
  ['text of Windows in UTF-16', Buffer.from(`\ufeff${GARCHOMP}`, 'utf16le'), 'UTF-16'],
  ['RTF of a text editor', bytes('{\\rtf1\\ansi Garchomp}'), 'rich text'],
  ['JSON', bytes('{"team": []}'), 'JSON'],
  ['a list in JSON', bytes('\ufeff [\n  {"species": "Garchomp"}]'), 'JSON'],
  ['a page', bytes('\n<!DOCTYPE html>\n<html>'), 'web page'],
  ['bytes of no known kind', binary('save'), 'no text'],
  [
    'control characters without a NUL',
    Uint8Array.from({ length: 300 }, (_, index) => 1 + (index % 255)),
    'no text',
  ],
])('%s is refused with its kind', (_, content, kind) => {
  expect(whyNoText(content, 'box.txt')).toEqual({ kind })
})

test.each(['garchomp.pk9', '445 ★ - Garchomp.PK9', 'egg.ek8', 'go.pb7', 'hisui.pa8'])(
  '%s is of PKHeX',
  (name) => {
    const extension = name.slice(-4).toLowerCase()
    expect(whyNoText(binary(''), name)).toEqual({ kind: 'PKHeX', extension })
  },
)

test('a document is refused as a document, although its file is an archive', () => {
  expect(whyNoText(binary('PK\x03\x04'), 'box.docx')).toEqual({ kind: 'document' })
})

test.each([
  ['a set', GARCHOMP],
  [
    'a set with a byte order mark, tabs and Windows line ends',
    `\ufeff${GARCHOMP.replaceAll('\n', '\r\n\t')}`,
  ],
  ['a team with its heading', `=== [gen9ou] Team ===\n\n${GARCHOMP}`],
  ['names in other scripts', 'ガブリアス (Garchomp) @ Life Orb'],
  ['a nickname in brackets', '[Team] Bitey (Garchomp)'],
  ['nothing', ''],
])('%s is text', (_, text) => {
  expect(whyNoText(bytes(text), 'box')).toBeUndefined()
})

test('the beginning of a large file decides', () => {
  expect(whyNoText(bytes(`${GARCHOMP.padEnd(5000)}\0`), 'box.txt')).toBeUndefined()
})
