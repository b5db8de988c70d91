import { BASE_FORMS, FORM_NAMES, NAMED_BEFORE, REGIONAL_FORMS } from './form-names'

// https://bulbapedia.bulbagarden.net/wiki/List_of_Pokémon_by_name
const WITH_OWN_HYPHEN: ReadonlySet<string> = new Set([
  'Chi-Yu',
  'Chien-Pao',
  'Hakamo-o',
  'Ho-Oh',
  'Jangmo-o',
  'Kommo-o',
  'Porygon-Z',
  'Ting-Lu',
  'Wo-Chien',
])

/**
 * `Galarian Weezing`, `Wash Rotom`, `Landorus (Therian Forme)`. Also names the base form if another form fights
 * differently: `Indeedee (Male)`.
 *
 * @param species name in @pkmn/dex: `Weezing-Galar`; other texts are returned with their form in brackets
 */
export function creatureName(species: string): string {
  const [name, form] = partsOf(species)
  const namedBefore = NAMED_BEFORE[name]?.[form]
  if (namedBefore) return `${namedBefore} ${name}`
  const formName = form === '' ? BASE_FORMS[name] : FORM_NAMES[name]?.[form]
  const [region = '', ...otherParts] = form.split('-')
  // "Alola Cap" Pikachu isn't a regional form.
  const adjective = formName && otherParts.length === 0 ? undefined : REGIONAL_FORMS[region]
  const label = formName ?? (adjective ? otherParts : [region, ...otherParts]).join(' ')
  return [adjective, name, label && `(${label})`].filter(Boolean).join(' ')
}

function partsOf(species: string): readonly [name: string, form: string] {
  const hyphen = species.indexOf('-')
  if (hyphen < 0 || WITH_OWN_HYPHEN.has(species)) return [species, '']
  return [species.slice(0, hyphen), species.slice(hyphen + 1)]
}
