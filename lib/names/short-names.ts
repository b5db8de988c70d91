import { comparableName } from './name-words'

/**
 * Short names that the full names don't contain. Pokémon Showdown accepts each:
 * https://github.com/smogon/pokemon-showdown/blob/master/data/aliases.ts
 */
export const SHORT_NAMES: Readonly<Record<string, string>> = {
  alolem: 'Golem-Alola',
  alomuk: 'Muk-Alola',
  alotales: 'Ninetales-Alola',
  bigsharp: 'Kingambit',
  chandy: 'Chandelure',
  clanger: 'Kommo-o',
  decidh: 'Decidueye-Hisui',
  dnite: 'Dragonite',
  fmane: 'Flutter Mane',
  gbro: 'Slowbro-Galar',
  gking: 'Slowking-Galar',
  glowbro: 'Slowbro-Galar',
  glowking: 'Slowking-Galar',
  gtusk: 'Great Tusk',
  hamurott: 'Samurott-Hisui',
  ileaves: 'Iron Leaves',
  ival: 'Iron Valiant',
  m2: 'Mewtwo',
  mmq: 'Mimikyu',
  ndd: 'Indeedee',
  nddf: 'Indeedee-F',
  p2: 'Porygon2',
  pory2: 'Porygon2',
  poryz: 'Porygon-Z',
  pz: 'Porygon-Z',
  redbull: 'Tauros-Paldea-Blaze',
  rmoon: 'Roaring Moon',
  snowslash: 'Sandslash-Alola',
  stail: 'Scream Tail',
  tflame: 'Talonflame',
  ttar: 'Tyranitar',
  typhh: 'Typhlosion-Hisui',
  wetbull: 'Tauros-Paldea-Aqua',
}

/** Returns any other text unchanged. */
export function wholeName(text: string): string {
  const words = comparableName(text)
  return (Object.hasOwn(SHORT_NAMES, words) ? SHORT_NAMES[words] : undefined) ?? text
}
