/** @jest-environment node */
import { gzipSync } from 'node:zlib'
import { readSets } from '@/lib/box/read-sets'
import { GARCHOMP } from '@/testing/box/sets'
import { textOfFiles } from './text-of-files'

const HANDS = { id: 1, name: 'Iron Hands', ability: 'Quark Drive', moves: ['Drain Punch'] }
const STRATEGY = JSON.stringify({
  pokemon: [{ id: 0, name: 'Dondozo' }, HANDS],
  substitutes: [[{ raider: HANDS }]],
  turns: [],
})
const LINK = `https://theastrogoth.github.io/tera-raid-builder/#${gzipSync(STRATEGY).toString('base64')}`

const speciesIn = (text = '') => readSets(text).entries.map(({ build }) => build.species)

test('a strategy is read from its file and from a file with its link, and all substitutes are counted', async () => {
  const files = [
    new File([STRATEGY], 'strategy.json'),
    new File([`${LINK}\n`], 'link.txt'),
    new File([GARCHOMP], 'box.txt'),
  ]
  const { text, substitutes, refused } = await textOfFiles(files)
  expect(speciesIn(text)).toEqual(['Iron Hands', 'Iron Hands', 'Garchomp'])
  expect([substitutes, refused]).toEqual([2, []])
})

test('JSON without sets is refused', async () => {
  expect(await textOfFiles([new File(['{"a": 1}'], 'a.json')])).toMatchObject({
    text: undefined,
    refused: [{ why: { kind: 'JSON' } }],
  })
})
