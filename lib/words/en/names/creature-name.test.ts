import { Generations } from '@pkmn/data'
import { Dex } from '@pkmn/dex'
import { creatureName } from './creature-name'
import { FORM_NAMES, NAMED_BEFORE, REGIONAL_FORMS } from './form-names'

const SPECIES = [...new Generations(Dex).get(9).species]

test.each([
  ['Azumarill', 'Azumarill'],
  ['Weezing-Galar', 'Galarian Weezing'],
  ['Goodra-Hisui', 'Hisuian Goodra'],
  ['Ninetales-Alola', 'Alolan Ninetales'],
  ['Tauros-Paldea-Blaze', 'Paldean Tauros (Blaze Breed)'],
  ['Rotom', 'Rotom'],
  ['Rotom-Wash', 'Wash Rotom'],
  ['Ogerpon', 'Ogerpon (Teal Mask)'],
  ['Ogerpon-Hearthflame', 'Ogerpon (Hearthflame Mask)'],
  ['Indeedee', 'Indeedee (Male)'],
  ['Indeedee-F', 'Indeedee (Female)'],
  ['Basculegion', 'Basculegion (Male)'],
  ['Basculegion-F', 'Basculegion (Female)'],
  ['Ursaluna', 'Ursaluna'],
  ['Ursaluna-Bloodmoon', 'Bloodmoon Ursaluna'],
  ['Calyrex-Shadow', 'Calyrex (Shadow Rider)'],
  ['Kyurem-White', 'White Kyurem'],
  ['Necrozma-Dusk-Mane', 'Dusk Mane Necrozma'],
  ['Landorus', 'Landorus (Incarnate Forme)'],
  ['Landorus-Therian', 'Landorus (Therian Forme)'],
  ['Urshifu-Rapid-Strike', 'Urshifu (Rapid Strike Style)'],
  ['Oricorio-Pom-Pom', 'Oricorio (Pom-Pom Style)'],
  ['Toxtricity-Low-Key', 'Toxtricity (Low Key Form)'],
  ['Pikachu-Alola', 'Pikachu (Alola Cap)'],
  ['Arceus-Fairy', 'Arceus (Fairy)'],
  ['Ho-Oh', 'Ho-Oh'],
  ['Porygon-Z', 'Porygon-Z'],
  ['Kommo-o', 'Kommo-o'],
  ['Chien-Pao', 'Chien-Pao'],
])('%s is %s', (species, name) => {
  expect(creatureName(species)).toBe(name)
})

test('each Pokémon of generation 9 has a unique name, which contains that of its species', () => {
  const names = SPECIES.map(({ name }) => creatureName(name))
  expect(names.length).toBeGreaterThan(800)
  expect(names.filter((name, position) => names.indexOf(name) !== position)).toEqual([])
  expect(SPECIES.filter(({ name, baseSpecies }) => !creatureName(name).includes(baseSpecies))).toEqual([])
})

test('each form outside of battle has a name, except for those of the plates', () => {
  const forms = SPECIES.filter(({ forme, battleOnly }) => forme && !battleOnly)
  const unnamed = forms.filter(({ baseSpecies, forme }) => {
    const isRegional = Object.keys(REGIONAL_FORMS).includes(forme)
    return !isRegional && !NAMED_BEFORE[baseSpecies]?.[forme] && !FORM_NAMES[baseSpecies]?.[forme]
  })
  expect(unnamed.filter(({ baseSpecies }) => baseSpecies !== 'Arceus').map(({ name }) => name)).toEqual([])
})

test('each form with a name is in @pkmn/dex', () => {
  const speciesNames = new Set<string>(Dex.species.all().map(({ name }) => name))
  const formNames = [NAMED_BEFORE, FORM_NAMES].flatMap((list) =>
    Object.entries(list).flatMap(([species, forms]) =>
      Object.keys(forms).map((form) => `${species}-${form}`),
    ),
  )
  expect(formNames.filter((name) => !speciesNames.has(name))).toEqual([])
})
