import { Sets } from '@pkmn/sets'
import type { Build } from '@/lib/battle/build'

const NONE = { hp: 0, atk: 0, def: 0, spa: 0, spd: 0, spe: 0 }

/** A build as the text of Pokémon Showdown, which players paste and share; lines end in `\n`, the last one too. */
export function setOfBuild({ species, item, effortValues, moves, ...rest }: Build): string {
  const set = { ...rest, species, item: item ?? '', moves: [...moves], evs: { ...NONE, ...effortValues } }
  const lines = Sets.exportSet(set).split('\n')
  return `${lines
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()}\n`
}
