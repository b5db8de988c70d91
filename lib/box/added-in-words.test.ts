import { addedInWords } from './added-in-words'

const NONE = { added: 0, known: 0, noRoom: 0, unread: 0 }

test.each([
  [{ added: 3 }, 'Added 3 Pokémon.'],
  [{ known: 2 }, '2 already in your box.'],
  [{ noRoom: 4 }, 'Your box is full (1,000): 4 stay in the field.'],
  [{ added: 1, noRoom: 1 }, 'Added 1 Pokémon. Your box is full (1,000): 1 stays in the field.'],
  [{ unread: 1 }, '1 could not be read and stays in the field: correct and add again.'],
])('%j is told as %s', (counts, words) => expect(addedInWords({ ...NONE, ...counts })).toBe(words))
