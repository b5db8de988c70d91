/** @jest-environment node */
import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { readSets } from '@/lib/box/read-sets'
import { longestSets } from '@/testing/box/longest-sets'
import { GARCHOMP, IRON_HANDS, MAGIKARP } from '@/testing/box/sets'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import { boxFragment, MAX_BOX_LINK, MAX_LINKED, readBoxFragment } from './box-link'
import { encode } from './encoded-text'

const entriesOf = (text: string) => readSets(text).entries
const BOX = entriesOf([IRON_HANDS, GARCHOMP, MAGIKARP].join('\n\n'))

async function readBox(fragment: string) {
  const link = await readBoxFragment(fragment)
  return link && 'text' in link ? readSets(link.text) : link
}

const forged = (text: string) =>
  `box=${encode({ version: 1, most: Number.POSITIVE_INFINITY }, deflateRawSync(Buffer.from(text)))}`

test('a fragment, a whole address, and a message with an address give the builds of the box', async () => {
  const fragment = await boxFragment(BOX)
  for (const link of [
    fragment,
    `#${fragment}`,
    ` https://site.example/tera-raid-info/6/#${fragment}\n`,
    `Mine (https://site.example/#${fragment}). See you!`,
  ]) {
    const box = await readBox(link)
    expect(box).toMatchObject({ unread: [], entries: BOX.map(({ build }) => ({ build })) })
  }
})

test('level, IVs and a Pokémon without moves stay unchanged', async () => {
  const small = GARCHOMP.replace('Adamant Nature', 'Level: 50\nAdamant Nature\nIVs: 0 Atk')
  const box = entriesOf([small, 'Magikarp\nAbility: Swift Swim\n- (No Move)'].join('\n\n'))
  expect(box.map(({ build }) => build)).toMatchObject([{ level: 50 }, { moves: [] }])
  const link = await readBox(await boxFragment(box))
  expect(link).toMatchObject({ unread: [], entries: box.map(({ build }) => ({ build })) })
})

test('a Pokémon keeps the Tera type Stellar', async () => {
  const stellar = entriesOf(GARCHOMP.replace('Tera Type: Steel', 'Tera Type: Stellar'))
  expect(await readBox(await boxFragment(stellar))).toMatchObject({ entries: [{ isStellar: true }] })
})

test('the first 30 of a larger box are in its link, which fits', async () => {
  const fragment = await boxFragment(entriesOf(longestSets(40).join('\n\n')))
  expect(fragment.length).toBeLessThan(MAX_BOX_LINK)
  const link = await readBoxFragment(fragment)
  expect(link && 'text' in link && link.text.match(/^Ability/gm)).toHaveLength(MAX_LINKED)
})

test('a set with an unknown name is reported, and the others are read', async () => {
  const link = await readBox(forged(`${IRON_HANDS}\n\n${MAGIKARP.replace('Splash', 'Splish')}`))
  expect(link).toMatchObject({
    entries: [{ build: { species: 'Iron Hands' } }],
    faults: [{ problem: { kind: 'unknown name', part: 'move', name: 'Splish' } }],
  })
})

test('newer links, cut links, and small links with too much content have different problems', async () => {
  const fragment = await boxFragment(BOX)
  expect(await readBoxFragment(fragment.replace('box=1', 'box=2'))).toEqual({ problem: { kind: 'newer' } })
  expect(await readBoxFragment(fragment.slice(0, -3))).toEqual({ problem: { kind: 'damaged' } })
  expect(await readBoxFragment(forged('A'.repeat(3_000_000)))).toEqual({
    problem: { kind: 'damaged' },
  })
  expect(await readBoxFragment('#team=1.a.AA')).toBeUndefined()
  expect(await readBoxFragment('Iron Hands @ Metronome')).toBeUndefined()
})

test('a browser that cannot decompress reports that for an intact link only', async () => {
  const fragment = await boxFragment(BOX)
  const { DecompressionStream: able } = globalThis
  // Like Firefox 112, which only supports `deflate` and `gzip`.
  globalThis.DecompressionStream = class extends able {
    constructor(format: CompressionFormat) {
      if (format === 'deflate-raw') throw new TypeError('no such format')
      super(format)
    }
  }
  try {
    expect(await readBoxFragment(fragment)).toEqual({ problem: { kind: 'old browser' } })
    expect(await readBoxFragment(fragment.slice(0, -3))).toEqual({ problem: { kind: 'damaged' } })
  } finally {
    globalThis.DecompressionStream = able
  }
})

test('reading any text never rejects', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      const link = await readBoxFragment(
        `box=${encode({ version: 1, most: Number.POSITIVE_INFINITY }, bytes)}`,
      )
      expect(link).toBeDefined()
    }),
    fuzzing(200),
  )
})

test('creating a link that is too long throws', () => {
  expect(() => encode({ version: 1, most: 20 }, new Uint8Array(20))).toThrow(/too long/)
})
