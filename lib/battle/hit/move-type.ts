import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { abilityOf } from '@/lib/battle/effects/abilities'
import { isGrounded } from '@/lib/battle/effects/types'
import { weatherNow } from '@/lib/battle/effects/weather'
import type { BattleMove } from '@/lib/battle/moves/battle-move'
import type { Combatant, Scene } from '@/lib/battle/state'

const KNOWN: ReadonlyMap<string, TypeName> = new Map(TYPE_NAMES.map((name) => [name, name]))

const BY_WEATHER = { Sun: 'Fire', Rain: 'Water', Sand: 'Rock', Snow: 'Ice' } as const
const BY_TERRAIN = { Electric: 'Electric', Grassy: 'Grass', Psychic: 'Psychic', Misty: 'Fairy' } as const

/** The type that a form gives to a move of its own. Source: the pages of the moves on Bulbapedia. */
const BY_FORM: Readonly<Record<string, Readonly<Record<string, TypeName>>>> = {
  'Ivy Cudgel': {
    'Ogerpon-Wellspring': 'Water',
    'Ogerpon-Wellspring-Tera': 'Water',
    'Ogerpon-Hearthflame': 'Fire',
    'Ogerpon-Hearthflame-Tera': 'Fire',
    'Ogerpon-Cornerstone': 'Rock',
    'Ogerpon-Cornerstone-Tera': 'Rock',
  },
  'Raging Bull': {
    'Tauros-Paldea-Combat': 'Fighting',
    'Tauros-Paldea-Blaze': 'Fire',
    'Tauros-Paldea-Aqua': 'Water',
  },
  'Aura Wheel': { 'Morpeko-Hangry': 'Dark' },
}

/** Moves whose type is no fixed one, or depends on their user's form. */
const VARIABLE: ReadonlySet<string> = new Set([
  'Tera Blast',
  'Weather Ball',
  'Terrain Pulse',
  'Revelation Dance',
  ...Object.keys(BY_FORM),
])

/**
 * The type of a move when someone uses it now; `undefined` for a move without type.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Variable-type_move
 */
export function moveType(scene: Scene, user: Combatant, move: BattleMove): TypeName | undefined {
  const own = VARIABLE.has(move.name) ? variableType(scene, user, move) : KNOWN.get(move.type)
  const { normalBecomes, soundBecomes } = abilityOf(user)
  if (soundBecomes && move.flags.sound) return soundBecomes
  if (own === 'Normal' && normalBecomes && move.category !== 'Status' && !VARIABLE.has(move.name)) {
    return normalBecomes
  }
  return own
}

function variableType(scene: Scene, user: Combatant, { name, type }: BattleMove): TypeName | undefined {
  const { fighter, terastallized } = user
  switch (name) {
    case 'Tera Blast':
      return terastallized ? fighter.teraType : 'Normal'
    case 'Weather Ball': {
      const weather = weatherNow(scene)
      return weather ? BY_WEATHER[weather] : 'Normal'
    }
    case 'Terrain Pulse': {
      const { terrain } = scene.field
      return terrain && isGrounded(user, scene.field) ? BY_TERRAIN[terrain] : 'Normal'
    }
    case 'Revelation Dance':
      return terastallized ? fighter.teraType : fighter.types[0]
    default:
      return BY_FORM[name]?.[fighter.species] ?? KNOWN.get(type)
  }
}
