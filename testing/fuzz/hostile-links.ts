import fc from 'fast-check'
import { REGIONS, TIERS, TYPE_NAMES } from '@/data/vocabulary'
import { offeredBosses } from '@/lib/raid/selection'

/** Sets `window.hacked` or opens a dialog if it runs. */
const SCRIPTS = [
  '<script>window.hacked=1</script>',
  '"><img src=x onerror=alert(1)>',
  "';window.hacked=1;//",
  'javascript:window.hacked=1',
  'data:text/html,<script>alert(1)</script>',
  '{{window.hacked=1}}',
  '</title><svg onload=alert(1)>',
]

const TRAPS = [
  '',
  '-',
  '.',
  '..',
  '%2e%2e',
  '%252e%252e',
  '%00',
  '%0d%0aSet-Cookie:a=b',
  '%2F',
  '%2F%2Fother.example',
  '%5C',
  '\\\\other.example',
  '%',
  '%E0%A4',
  '%zz',
  '%u0041',
  '\u0000',
  '\u0007',
  '\u202e',
  '__proto__',
  'constructor',
  'toString',
  'http:',
  '@other.example',
]

const LABELS = [
  ...TIERS,
  '7',
  '6.0',
  ...REGIONS,
  'Kanto',
  'Missingno',
  ...offeredBosses({ region: 'Paldea' }),
  ...TYPE_NAMES,
]

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  // Includes halves of surrogate pairs.
  fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)),
)

const plain = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...LABELS) },
  { weight: 3, arbitrary: fc.constantFrom(...TRAPS) },
  { weight: 2, arbitrary: fc.constantFrom(...SCRIPTS) },
  { weight: 2, arbitrary: anyText },
  { weight: 1, arbitrary: fc.webFragments() },
)

const long = fc
  .tuple(plain, fc.constantFrom(1000, 10_000))
  .map(([text, length]) => text.repeat(Math.ceil(length / (text.length || 1))).slice(0, length))

/** A part of a link by an attacker: plain, encoded once or twice, or joined from other parts. */
export const hostileSegment: fc.Arbitrary<string> = fc.oneof(
  { weight: 60, arbitrary: plain },
  { weight: 20, arbitrary: plain.map(encode) },
  { weight: 10, arbitrary: plain.map((text) => encode(encode(text))) },
  { weight: 10, arbitrary: fc.tuple(plain, plain).map((texts) => texts.join('')) },
  { weight: 1, arbitrary: long },
)

export const hostilePath: fc.Arbitrary<string> = fc
  .tuple(
    fc.oneof(
      { weight: 8, arbitrary: fc.constant('/tera-raid-info/') },
      {
        weight: 1,
        arbitrary: fc.constantFrom('/', '//', '/TERA-RAID-INFO/', '/tera-raid-info%2F', '/other.example/'),
      },
    ),
    fc.oneof(
      { weight: 30, arbitrary: fc.array(hostileSegment, { maxLength: 6 }) },
      { weight: 1, arbitrary: fc.array(plain, { minLength: 200, maxLength: 200 }) },
    ),
  )
  .map(([root, segments]) => root + segments.join('/'))

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
