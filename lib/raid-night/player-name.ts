import { refine, string } from 'zod/mini'

/** Maximum characters of a trainer's name in the game. */
const LONGEST_PLAYER_NAME = 12

const UNSEEN = /[\p{Other}\p{Line_Separator}\p{Paragraph_Separator}]/gu

/** Returns the start of a typed name, without invisible characters and those that change the direction of text. */
export function playerName(typed: string): string {
  return withoutUnseen(typed.slice(0, LONGEST_PLAYER_NAME))
}

/** Removes invisible characters, and characters that change the direction of text. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, '')
}

/** Schema of a player's name in storage or a link; empty for none. */
export const playerNameSchema = string().check(refine((name) => playerName(name) === name))
