import { readSets } from '@/lib/box/read-sets'
import { GARCHOMP, IRON_HANDS, MAGIKARP } from '@/testing/box/sets'
import { unreadSets } from './unread-sets'

const unreadIn = (text: string) => unreadSets(readSets(text))

test('each unreadable set of a box is named by its Pokémon, with all its problems', () => {
  const wrong = MAGIKARP.replace('Swift Swim', 'Swift Swan').replace('Splash', 'Splish')
  expect(unreadIn([IRON_HANDS, wrong, GARCHOMP.replace('Garchomp', 'Garchump')].join('\n\n'))).toEqual([
    {
      head: 'Magikarp',
      problems: [
        { kind: 'unknown name', part: 'ability', name: 'Swift Swan' },
        { kind: 'unknown name', part: 'move', name: 'Splish' },
      ],
    },
    {
      head: 'Garchump @ Shell Bell',
      problems: [{ kind: 'unknown name', part: 'species', name: 'Garchump' }],
    },
  ])
})

test('a readable box has no unreadable sets', () => expect(unreadIn(IRON_HANDS)).toEqual([]))

test('a text that is not a box is reported by its first lines, shortened if long', () => {
  const heads = unreadIn(
    Array(50)
      .fill(`x${'y'.repeat(99)}`)
      .join('\n\n'),
  ).map(({ head }) => head)
  expect(heads).toHaveLength(20)
  expect(heads[0]).toBe(`x${'y'.repeat(59)}…`)
})
