import type { TypeName } from '@/data/vocabulary'

/** What a form has of its own in a battle. */
interface FormTraits {
  /** The types that it gives to moves, by their names. */
  readonly typeOf: Readonly<Record<string, TypeName>>
  /** The ability that Terastallizing brings. */
  readonly embodies: string | undefined
  /** The form that a boss has with half of its HP or less. */
  readonly atHalfHp: string | undefined
  /** The form that a player brings, if this one begins only during a battle. */
  readonly entersAs: string | undefined
  /** The forms that items make of it, by the items. */
  readonly heldForms: Readonly<Record<string, string>>
  /** Its only Tera type; `undefined` for a form that may have any. */
  readonly teraType: TypeName | undefined
}

const NONE: FormTraits = {
  typeOf: {},
  embodies: undefined,
  atHalfHp: undefined,
  entersAs: undefined,
  heldForms: {},
  teraType: undefined,
}

function masked(type: TypeName): FormTraits {
  return { ...NONE, typeOf: { 'Ivy Cudgel': type }, teraType: type }
}

function entersAs(species: string): FormTraits {
  return { ...NONE, entersAs: species }
}

function bull(type: TypeName): FormTraits {
  return { ...NONE, typeOf: { 'Raging Bull': type } }
}

/**
 * Forms, by their names in @pkmn/dex; one that is not here has nothing of its own. Sources:
 * https://bulbapedia.bulbagarden.net/wiki/Embody_Aspect_(Ability) and /wiki/Shields_Down_(Ability), and the pages of the moves.
 */
const FORMS: Readonly<Record<string, FormTraits>> = {
  Ogerpon: {
    ...masked('Grass'),
    embodies: 'Embody Aspect (Teal)',
    heldForms: {
      'Wellspring Mask': 'Ogerpon-Wellspring',
      'Hearthflame Mask': 'Ogerpon-Hearthflame',
      'Cornerstone Mask': 'Ogerpon-Cornerstone',
    },
  },
  'Ogerpon-Teal-Tera': { ...masked('Grass'), entersAs: 'Ogerpon' },
  'Ogerpon-Wellspring': {
    ...masked('Water'),
    embodies: 'Embody Aspect (Wellspring)',
  },
  'Ogerpon-Wellspring-Tera': { ...masked('Water'), entersAs: 'Ogerpon-Wellspring' },
  'Ogerpon-Hearthflame': {
    ...masked('Fire'),
    embodies: 'Embody Aspect (Hearthflame)',
  },
  'Ogerpon-Hearthflame-Tera': { ...masked('Fire'), entersAs: 'Ogerpon-Hearthflame' },
  'Ogerpon-Cornerstone': {
    ...masked('Rock'),
    embodies: 'Embody Aspect (Cornerstone)',
  },
  'Ogerpon-Cornerstone-Tera': { ...masked('Rock'), entersAs: 'Ogerpon-Cornerstone' },
  'Tauros-Paldea-Combat': bull('Fighting'),
  'Tauros-Paldea-Blaze': bull('Fire'),
  'Tauros-Paldea-Aqua': bull('Water'),
  'Morpeko-Hangry': { ...entersAs('Morpeko'), typeOf: { 'Aura Wheel': 'Dark' } },
  'Minior-Meteor': { ...entersAs('Minior'), atHalfHp: 'Minior' },
  'Cramorant-Gorging': entersAs('Cramorant'),
  'Cramorant-Gulping': entersAs('Cramorant'),
  'Eiscue-Noice': entersAs('Eiscue'),
  'Meloetta-Pirouette': entersAs('Meloetta'),
  'Mimikyu-Busted': entersAs('Mimikyu'),
  'Palafin-Hero': entersAs('Palafin'),
  'Terapagos-Stellar': entersAs('Terapagos'),
  'Terapagos-Terastal': entersAs('Terapagos'),
}

/** What a form has of its own in a battle, by its name in @pkmn/dex. */
export function formTraits(species: string): FormTraits {
  return FORMS[species] ?? NONE
}
