import { refine, string } from 'zod/mini'

/** The most characters of a player's name: those of a trainer in the game. */
const LONGEST_PLAYER_NAME = 12

const UNSEEN = /[\p{Other}\p{Line_Separator}\p{Paragraph_Separator}]/gu

/** A typed name as it is kept: the first letters, without any that cannot be seen or changes the direction of others. */
export function playerName(typed: string): string {
  return withoutUnseen(typed.slice(0, LONGEST_PLAYER_NAME))
}

/** A text without what cannot be seen, or changes the direction of what stands beside it. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, '')
}

/** The schema of a player's name where it comes from storage or a link: empty for none. */
export const playerNameSchema = string().check(refine((name) => playerName(name) === name))
