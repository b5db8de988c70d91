import type { TypeName } from '@/data/vocabulary'

/**
 * The type that an ability gives its user's Normal moves, by ability key.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Category:Abilities_that_change_the_type_of_moves
 */
export const NORMAL_MOVES_BECOME = {
  aerilate: 'Flying',
  galvanize: 'Electric',
  pixilate: 'Fairy',
  refrigerate: 'Ice',
} as const satisfies Readonly<Record<string, TypeName>>
