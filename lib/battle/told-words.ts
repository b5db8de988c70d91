/** The ids of events that are no names of the game, in its words. */
const WORDS: Readonly<Record<string, string>> = {
  all: 'all effects',
  aquaring: 'Aqua Ring',
  auroraVeil: 'Aurora Veil',
  brn: 'burn',
  curse: 'Curse',
  focusenergy: 'Focus Energy',
  frz: 'ice',
  healblock: 'Heal Block',
  helpinghand: 'Helping Hand',
  ingrain: 'Ingrain',
  leechseed: 'Leech Seed',
  lightScreen: 'Light Screen',
  lockon: 'Lock-On',
  magnetrise: 'Magnet Rise',
  par: 'paralysis',
  partiallytrapped: 'a binding move',
  psn: 'poison',
  reflect: 'Reflect',
  saltcure: 'Salt Cure',
  slp: 'sleep',
  smackdown: 'Smack Down',
  syrupbomb: 'Syrup Bomb',
  tailwind: 'Tailwind',
  tarshot: 'Tar Shot',
  throatchop: 'Throat Chop',
  tox: 'bad poison',
}

/** What an id of an event is called (`leechseed` is Leech Seed); the id itself where it is a word already. */
export function wordFor(id: string): string {
  return WORDS[id] ?? id
}
