import { type Addition, MOST_ENTRIES } from './box'

/** What became of a text that was added, in words: `Added 3 Pokémon. 1 already in your box.` */
export function addedInWords({ added, known, noRoom, unread }: Omit<Addition, 'box'>): string {
  return [
    added > 0 && `Added ${added} Pokémon.`,
    known > 0 && `${known} already in your box.`,
    noRoom > 0 &&
      `Your box is full (${MOST_ENTRIES.toLocaleString('en-GB')}): ${noRoom} ${stay(noRoom)} in the field.`,
    unread > 0 && `${unread} could not be read and ${stay(unread)} in the field: correct and add again.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function stay(count: number): string {
  return count === 1 ? 'stays' : 'stay'
}
