import { gameNames } from '@/data/shipped/game-names'

const byLength = (names: readonly string[]) => names.toSorted((one, other) => other.length - one.length)

const SPECIES = byLength(gameNames.species.map(({ name }) => name))
const ABILITIES = byLength(gameNames.abilities)
const ITEMS = byLength(gameNames.items)
const NATURES = byLength(gameNames.natures)
const MOVES = byLength(gameNames.moves)

export function longestSets(count: number): string[] {
  return Array.from({ length: count }, (_, place) =>
    [
      `${at(SPECIES, place)} @ ${at(ITEMS, place)}`,
      `Ability: ${at(ABILITIES, place)}`,
      `Level: ${10 + place}`,
      'Tera Type: Fighting',
      'EVs: 100 HP / 100 Atk / 100 Def / 100 SpA / 56 SpD / 52 Spe',
      `${at(NATURES, place)} Nature`,
      `IVs: ${place % 31} HP / 10 Atk / 11 Def / 12 SpA / 13 SpD / ${30 - (place % 21)} Spe`,
      ...[0, 1, 2, 3].map((move) => `- ${at(MOVES, 4 * place + move)}`),
    ].join('\n'),
  )
}

function at(names: readonly string[], place: number): string {
  return names[place % names.length] ?? ''
}
