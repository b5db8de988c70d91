import type { Build } from '@/battle/build'
import { readOpening } from './read-opening'

const build = (...moves: string[]): Build => ({
  species: 'Mew',
  ability: 'Synchronize',
  teraType: 'Psychic',
  nature: 'Serious',
  effortValues: {},
  item: undefined,
  moves,
})
const TEAM = [
  build('Nasty Plot', 'Tera Blast', 'Life Dew'),
  build('Fake Tears', 'Helping Hand', 'Decorate', 'Acupressure'),
  build('Pollen Puff', 'U-turn'),
]

test('the steps have the order of the line, with the indices of raiders and moves', () => {
  const opening = readOpening(
    '2: Fake Tears; 3: Attack cheer; 1: Nasty Plot on self; 1: tera blast with Tera',
    TEAM,
  )
  expect(opening).toEqual({
    steps: [
      { raider: 1, choice: { kind: 'move', move: 0, terastallize: false } },
      { raider: 2, choice: { kind: 'cheer', cheer: 'attack' } },
      { raider: 0, choice: { kind: 'move', move: 0, terastallize: false } },
      { raider: 0, choice: { kind: 'move', move: 1, terastallize: true } },
    ],
  })
})

test('a move targets the raider after “on”', () => {
  const line = '2: Helping Hand on 3; 2: Decorate on 1; 2: Acupressure on self; 3: Pollen Puff on 1 with Tera'
  expect(readOpening(line, TEAM)).toEqual({
    steps: [
      { raider: 1, choice: { kind: 'move', move: 1, ally: 2, terastallize: false } },
      { raider: 1, choice: { kind: 'move', move: 2, ally: 0, terastallize: false } },
      { raider: 1, choice: { kind: 'move', move: 3, ally: 1, terastallize: false } },
      { raider: 2, choice: { kind: 'move', move: 0, ally: 0, terastallize: true } },
    ],
  })
})

test('Dragon Cheer and Coaching affect all allies, without a target', () => {
  const team = [build('Tera Blast'), build('Dragon Cheer', 'Coaching', 'Aromatic Mist')]
  expect(readOpening('2: Dragon Cheer; 2: Coaching', team)).toEqual({
    steps: [
      { raider: 1, choice: { kind: 'move', move: 0, terastallize: false } },
      { raider: 1, choice: { kind: 'move', move: 1, terastallize: false } },
    ],
  })
  expect(readOpening('2: Dragon Cheer on 1; 2: Aromatic Mist', team)).toEqual({
    faults: [
      'entry 1, 2: Dragon Cheer on 1: Dragon Cheer cannot be aimed at raider 1',
      'entry 2, 2: Aromatic Mist: Aromatic Mist is for an ally, as in Aromatic Mist on 1',
    ],
  })
})

test.each([
  [
    'Fake Tears',
    'entry 1, Fake Tears: a raider, a colon and what it does were expected, as in 1: Nasty Plot',
  ],
  ['1: Nasty Plot; 4: U-turn', 'entry 2, 4: U-turn: there is no raider 4, only 1 to 3'],
  ['1: Nasty Plt', 'entry 1, 1: Nasty Plt: raider 1 has no Nasty Plt, but Nasty Plot, Tera Blast, Life Dew'],
  ['1: Nasty Plot on 2', 'entry 1, 1: Nasty Plot on 2: Nasty Plot cannot be aimed at raider 2'],
  ['3: U-turn on self', 'entry 1, 3: U-turn on self: U-turn cannot be aimed at its user'],
  ['1: Life Dew on 2', 'entry 1, 1: Life Dew on 2: Life Dew cannot be aimed at raider 2'],
  ['2: Decorate on 5', 'entry 1, 2: Decorate on 5: there is no raider 5, only 1 to 3'],
  ['2: Helping Hand', 'entry 1, 2: Helping Hand: Helping Hand is for an ally, as in Helping Hand on 1'],
  ['2: Helping Hand on self', 'Helping Hand cannot be aimed at its user'],
])('a fault names its entry: %s', (line, fault) => {
  expect(readOpening(line, TEAM)).toEqual({ faults: [expect.stringContaining(fault)] })
})

test('all faults of a line are reported, and an empty line is a fault', () => {
  expect(readOpening('1: Splash; 2: Fake Tears; 9: Splash', TEAM)).toMatchObject({
    faults: [expect.stringMatching(/^entry 1/), expect.stringMatching(/^entry 3/)],
  })
  expect(readOpening(' ; ', TEAM)).toEqual({ faults: ['it has no entry'] })
})
