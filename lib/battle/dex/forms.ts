import type { TypeName } from '@/data/vocabulary'
import type { StageChanges } from '@/lib/battle/model/terms'

/** What a form has of its own in a battle. */
interface FormTraits {
  /** The types that it gives to moves, by their names. */
  readonly typeOf: Readonly<Record<string, TypeName>>
  /** The ability that Terastallizing brings, and the stages that this raises. */
  readonly embodies: { readonly ability: string; readonly raises: StageChanges } | undefined
  /** The form that a boss has with half of its HP or less. */
  readonly atHalfHp: string | undefined
}

const NONE: FormTraits = { typeOf: {}, embodies: undefined, atHalfHp: undefined }

function masked(type: TypeName): FormTraits {
  return { ...NONE, typeOf: { 'Ivy Cudgel': type } }
}

function bull(type: TypeName): FormTraits {
  return { ...NONE, typeOf: { 'Raging Bull': type } }
}

/**
 * Forms, by their names in @pkmn/dex; one that is not here has nothing of its own. Sources:
 * https://bulbapedia.bulbagarden.net/wiki/Embody_Aspect_(Ability) and /wiki/Shields_Down_(Ability), and the pages of the moves.
 */
const FORMS: Readonly<Record<string, FormTraits>> = {
  Ogerpon: { ...NONE, embodies: { ability: 'Embody Aspect (Teal)', raises: { spe: 1 } } },
  'Ogerpon-Wellspring': {
    ...masked('Water'),
    embodies: { ability: 'Embody Aspect (Wellspring)', raises: { spd: 1 } },
  },
  'Ogerpon-Wellspring-Tera': masked('Water'),
  'Ogerpon-Hearthflame': {
    ...masked('Fire'),
    embodies: { ability: 'Embody Aspect (Hearthflame)', raises: { atk: 1 } },
  },
  'Ogerpon-Hearthflame-Tera': masked('Fire'),
  'Ogerpon-Cornerstone': {
    ...masked('Rock'),
    embodies: { ability: 'Embody Aspect (Cornerstone)', raises: { def: 1 } },
  },
  'Ogerpon-Cornerstone-Tera': masked('Rock'),
  'Tauros-Paldea-Combat': bull('Fighting'),
  'Tauros-Paldea-Blaze': bull('Fire'),
  'Tauros-Paldea-Aqua': bull('Water'),
  'Morpeko-Hangry': { ...NONE, typeOf: { 'Aura Wheel': 'Dark' } },
  'Minior-Meteor': { ...NONE, atHalfHp: 'Minior' },
}

/** What a form has of its own in a battle, by its name in @pkmn/dex. */
export function formTraits(species: string): FormTraits {
  return FORMS[species] ?? NONE
}
