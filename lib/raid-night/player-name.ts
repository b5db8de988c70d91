import { refine, string } from 'zod/mini'

/** Trainers' names in the games have at most 12 characters. */
const MAX_PLAYER_NAME = 12

const INVISIBLE = /[\p{Other}\p{Line_Separator}\p{Paragraph_Separator}]/gu

export function playerName(text: string): string {
  return withoutUnseen(text.slice(0, MAX_PLAYER_NAME))
}

/** Removes invisible characters, and characters that change the direction of text. */
export function withoutUnseen(text: string): string {
  return text.replace(INVISIBLE, '')
}

/** Empty for none. */
export const playerNameSchema = string().check(refine((name) => playerName(name) === name))
