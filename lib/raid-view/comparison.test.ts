import { labels } from '@/lib/words/en/labels'
import { sentences } from '@/lib/words/en/sentences'
import { comparison } from './comparison'
import { shippedRaidView } from './live-raid-view'

function garchomp(tier: '5' | '6') {
  const view = shippedRaidView({ tier, region: 'Paldea', boss: 'Garchomp' }, sentences)
  if (!view) throw new Error('there is no Garchomp')
  return view
}

const rows = new Map(
  comparison(garchomp('5'), garchomp('6'), { ...labels, ...sentences }).map((row) => [row.name, row]),
)

test('5★ Garchomp has level 75, 6★ Garchomp level 90', () => {
  expect(rows.get('Level')).toEqual({
    id: 'level',
    name: 'Level',
    one: [{ text: '75 in battle and when caught', alone: true }],
    other: [{ text: '90 in battle, 75 when caught', alone: true }],
  })
})

test('items of both raids are not marked', () => {
  expect(rows.get('Version')).toEqual({
    id: 'version',
    name: 'Version',
    one: [{ text: 'Scarlet and Violet' }],
    other: [{ text: 'Scarlet and Violet' }],
  })
})

test('moves of only one raid are marked', () => {
  const alone = (side: 'one' | 'other') => rows.get('Moves')?.[side].filter((move) => move.alone)
  const shared = (side: 'one' | 'other') => rows.get('Moves')?.[side].filter((move) => !move.alone)
  expect(shared('one')?.length).toBeGreaterThan(0)
  expect(
    shared('one')
      ?.map(({ text }) => text)
      .toSorted(),
  ).toEqual(
    shared('other')
      ?.map(({ text }) => text)
      .toSorted(),
  )
  expect(alone('other')?.map(({ text }) => text)).toContain('Flamethrower (Fire)')
})

test('the rows are in the order of the screen', () => {
  expect([...rows.keys()]).toEqual([
    'Level',
    'Time limit',
    'HP',
    'Shield',
    'Version',
    'When caught',
    'Ability',
    'Moves',
    'Actions',
    'Herbs per raid',
  ])
})

test('marks do not depend on the words for the items', () => {
  const compared = { ...sentences.compared, move: () => 'a move' }
  const [first, second] = [garchomp('5'), garchomp('6')]
  const [plain, vague] = [sentences.compared, compared].map((words) =>
    comparison(first, second, { ...labels, ...sentences, compared: words }).map((row) =>
      row.other.map(({ alone }) => alone),
    ),
  )
  expect(vague).toEqual(plain)
})
