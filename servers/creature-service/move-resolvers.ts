import { Dex, type Move } from '@pkmn/dex'
import { GraphQLError } from 'graphql'

/** Answers `getMove`, and the moves in learnsets, with what the creature service says of a move. */
export const moveResolvers = {
  Query: {
    getMove(_root: unknown, { move: key }: { move: string }): Move {
      const move = Dex.moves.get(key)
      if (move.id !== key) throw new GraphQLError(`The local creature service has no move ${key}.`)
      return move
    },
  },
  Move: {
    key: ({ id }: Move) => id,
    name: ({ name }: Move) => name,
    type: ({ type }: Move) => type,
    category: ({ category }: Move) => category,
    basePower: ({ basePower, damage }: Move) => String(damage || basePower),
    pp: ({ pp }: Move) => pp,
    accuracy: ({ accuracy }: Move) => (accuracy === true ? 100 : accuracy),
    priority: ({ priority }: Move) => priority,
    target: ({ target }: Move) => target,
    desc: ({ desc }: Move) => desc,
    shortDesc: ({ shortDesc }: Move) => shortDesc,
  },
}
