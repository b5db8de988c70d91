import { gameNames } from '@/data/shipped/game-names'

const byLength = (names: readonly string[]) => names.toSorted((a, b) => b.length - a.length)

const SPECIES = byLength(gameNames.species.map(({ name }) => name))
const ABILITIES = byLength(gameNames.abilities)
const ITEMS = byLength(gameNames.items)
const NATURES = byLength(gameNames.natures)
const MOVES = byLength(gameNames.moves)

export function longestSets(count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    [
      `${entryAt(SPECIES, index)} @ ${entryAt(ITEMS, index)}`,
      `Ability: ${entryAt(ABILITIES, index)}`,
      `Level: ${10 + index}`,
      'Tera Type: Fighting',
      'EVs: 100 HP / 100 Atk / 100 Def / 100 SpA / 56 SpD / 52 Spe',
      `${entryAt(NATURES, index)} Nature`,
      `IVs: ${index % 31} HP / 10 Atk / 11 Def / 12 SpA / 13 SpD / ${30 - (index % 21)} Spe`,
      ...[0, 1, 2, 3].map((move) => `- ${entryAt(MOVES, 4 * index + move)}`),
    ].join('\n'),
  )
}

function entryAt(names: readonly string[], index: number): string {
  return names[index % names.length] ?? ''
}
