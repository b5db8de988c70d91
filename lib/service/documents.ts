/**
 * Queries a creature by its key, the variable `pokemon`.
 * Learnsets have only the keys of moves: the median answer is 26 kB instead of 219 kB.
 * Relatives are two steps up and two steps down, since no evolution line is longer than three.
 */
export const GET_POKEMON = `query GetPokemon($pokemon: PokemonEnum!) {
  getPokemon(pokemon: $pokemon) {
    ...Relative
    num
    types { name }
    baseStats { hp attack defense specialattack specialdefense speed }
    abilities {
      first { ...AbilityText }
      second { ...AbilityText }
      hidden { ...AbilityText }
    }
    evolutions { ...Relative evolutions { ...Relative } }
    preevolutions { ...Relative preevolutions { ...Relative } }
  }
}

fragment AbilityText on Ability { name key desc shortDesc }

fragment Relative on Pokemon {
  key
  learnsets {
    generation3 { ...LearnedMoves }
    generation4 { ...LearnedMoves }
    generation5 { ...LearnedMoves }
    generation6 { ...LearnedMoves }
    generation7 { ...LearnedMoves }
    generation8 { ...LearnedMoves }
  }
}

fragment LearnedMoves on PokemonLearnset {
  levelUpMoves { generation level move { key } }
  tmMoves { ...LearnedMove }
  tutorMoves { ...LearnedMove }
  eggMoves { ...LearnedMove }
  eventMoves { ...LearnedMove }
  dreamworldMoves { ...LearnedMove }
  virtualTransferMoves { ...LearnedMove }
}

fragment LearnedMove on LearnsetMove { generation move { key } }
`

/** Queries a move by its key, the variable `move`. */
export const GET_MOVE = `query getMove($move: MovesEnum!) {
  getMove(move: $move) { ...MoveText }
}

fragment MoveText on Move {
  key name shortDesc type basePower pp category accuracy priority target desc
}
`
