import type { LearnMethod } from '@/data/moves/terms'
import type { LearnWay } from '@/data/shipped/schema'
import type { ShownAbility } from '@/lib/creature/abilities'
import { names } from '@/lib/words/en/names/names'

export const creature = {
  ability: ({ name, isHidden }: Pick<ShownAbility, 'name' | 'isHidden'>) =>
    isHidden ? `${names.ability(name)} (H)` : names.ability(name),
  /** `Level 48`, `Evolution line: Egg move`, `TM in Gen 8`, `Raid only` */
  learned: (way: LearnWay | undefined) => (way ? learned(way) : 'Raid only'),
}

function learned(way: LearnWay): string {
  const line = way.byLine ? 'Evolution line: ' : ''
  const games = way.generation === 9 ? '' : ` in Gen ${way.generation}`
  return line + METHODS[way.method](way) + games
}

const METHODS: Readonly<Record<LearnMethod, (way: LearnWay) => string>> = {
  'level up': atLevel,
  TM: () => 'TM',
  tutor: () => 'Tutor',
  egg: () => 'Egg move',
  event: () => 'Event',
  'Dream World': () => 'Dream World',
  'virtual transfer': () => 'Virtual transfer',
}

function atLevel({ level }: LearnWay): string {
  if (level === undefined) return 'Level up'
  return level === 0 ? 'On evolution' : `Level ${level}`
}
