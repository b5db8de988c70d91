import { readSets } from '@/lib/box/read-sets'
import { GARCHOMP, IRON_HANDS, MAGIKARP } from '@/testing/box/sets'
import { unreadSets } from './unread-sets'

const unreadIn = (text: string) => unreadSets(readSets(text))

test('of a box with unknown sets each is named by its Pokémon, with all that is wrong with it', () => {
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

test('a box that can be read has none', () => expect(unreadIn(IRON_HANDS)).toEqual([]))

test('of a text that is no box the first lines are told, cut where they are long', () => {
  const heads = unreadIn(
    Array(50)
      .fill(`x${'y'.repeat(99)}`)
      .join('\n\n'),
  ).map(({ head }) => head)
  expect(heads).toHaveLength(20)
  expect(heads[0]).toBe(`x${'y'.repeat(59)}…`)
})
