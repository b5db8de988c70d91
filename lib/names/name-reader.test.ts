import { Generations } from '@pkmn/data'
import { Dex } from '@pkmn/dex'
import { gameNames } from '@/data/shipped/game-names'
import { raidIndex } from '@/data/shipped/raid-index'
import { speciesFinder } from '@/lib/box/choosing/find-species'
import { ownableSpecies } from '@/lib/box/choosing/repertoire'
import { shippedNames } from '@/lib/box/game-names'
import { bossNamed } from '@/lib/links/guessed-link'
import { shownBoss } from '@/lib/raid/selection'
import { names } from '@/lib/words/en/names/names'
import { namePlaces } from './name-places'
import { SHORT_NAMES_OF_OTHERS } from './name-reader'
import { comparableName } from './name-words'
import { SHORT_NAMES } from './short-names'

const findSpecies = speciesFinder(names.species, [])

const WRITTEN: readonly (readonly [text: string, species: string])[] = [
  ['Hisuian Goodra', 'Goodra-Hisui'],
  ['Goodra (Hisui)', 'Goodra-Hisui'],
  ['Goodra (Hisuian Form)', 'Goodra-Hisui'],
  ['goodra hisuian', 'Goodra-Hisui'],
  ['goodrahisui', 'Goodra-Hisui'],
  ['Galarian Slowbro', 'Slowbro-Galar'],
  ['slowking galar', 'Slowking-Galar'],
  ['Wash Rotom', 'Rotom-Wash'],
  ['Rotom-W', 'Rotom-Wash'],
  ['rotom (wash)', 'Rotom-Wash'],
  ['Tauros (Paldean Blaze Breed)', 'Tauros-Paldea-Blaze'],
  ['Paldean Tauros (Aqua Breed)', 'Tauros-Paldea-Aqua'],
  ['Tauros (Fire)', 'Tauros-Paldea-Blaze'],
  ['taurospaldeacombat', 'Tauros-Paldea-Combat'],
  ['Paldean Tauros', 'Tauros-Paldea-Combat'],
  ['Tauros (Paldean)', 'Tauros-Paldea-Combat'],
  ['Tauros (Paldean Form)', 'Tauros-Paldea-Combat'],
  ['Tauros-Paldea', 'Tauros-Paldea-Combat'],
  ['taurospaldea', 'Tauros-Paldea-Combat'],
  ['Tauros-Paldea-Fire', 'Tauros-Paldea-Blaze'],
  ['Tauros', 'Tauros'],
  ['Indeedee ♀', 'Indeedee-F'],
  ['Indeedee (Male)', 'Indeedee'],
  ['Indeedee-M', 'Indeedee'],
  ['Calyrex (Ice Rider)', 'Calyrex-Ice'],
  ['Landorus (Incarnate Forme)', 'Landorus'],
  ['Alolan Ninetales', 'Ninetales-Alola'],
  ['Paldean Wooper', 'Wooper-Paldea'],
  ['Landorus-T', 'Landorus-Therian'],
  ['landorus (t)', 'Landorus-Therian'],
  ['Landorus-I', 'Landorus'],
  ['Thundurus-I', 'Thundurus'],
  ['lando-t', 'Landorus-Therian'],
  ['Lando', 'Landorus'],
  ['Urshifu Rapid', 'Urshifu-Rapid-Strike'],
  ['Urshifu-R', 'Urshifu-Rapid-Strike'],
  ['Urshifu-S', 'Urshifu'],
  ['Ogerpon-W', 'Ogerpon-Wellspring'],
  ['Slowbro-G', 'Slowbro-Galar'],
  ['Ice Rider', 'Calyrex-Ice'],
  ['Shadow Rider', 'Calyrex-Shadow'],
  ['ttar', 'Tyranitar'],
  ['dnite', 'Dragonite'],
]

test.each(WRITTEN)('%s is %s for boxes and for Add Pokémon', (text, species) => {
  expect(shippedNames.species(text)).toBe(species)
  expect(findSpecies(text).species[0]).toBe(species)
})

test('boxes and Add Pokémon read each name on the site as the Pokémon that it is for', () => {
  const spellings = gameNames.species.flatMap(({ name }) => [
    [name, name] as const,
    [names.species(name), name] as const,
  ])
  expect(spellings.filter(([text, name]) => shippedNames.species(text) !== name)).toEqual([])
  const owned = ownableSpecies.flatMap((name) =>
    [name, names.species(name)].map((text) => [text, name] as const),
  )
  expect(owned.filter(([text, name]) => findSpecies(text).species[0] !== name)).toEqual([])
})

test('no name with a region is read as a form without that region, by boxes and for bosses', () => {
  const regions = { Alola: 'Alolan', Galar: 'Galarian', Hisui: 'Hisuian', Paldea: 'Paldean' }
  const species = [...new Set(gameNames.species.map(({ name }) => Dex.species.get(name).baseSpecies))]
  const isOf = (region: string, name = `-${region}`) => name.includes(`-${region}`)
  const isBossOf = (region: string, name = region) => /Tauros/.test(name) || name.includes(region)
  const wrong = Object.entries(regions).flatMap(([region, adjective]) =>
    species
      .flatMap((name) => [`${adjective} ${name}`, `${name} (${adjective})`, `${name}-${region}`])
      .filter((text) => !(isOf(region, shippedNames.species(text)) && isBossOf(region, bossNamed(text)))),
  )
  expect(wrong).toEqual([])
})

test.each(['Alolan Tauros', 'Tauros-Hisui'])('%s is not a boss', (text) => {
  expect(bossNamed(text)).toBeUndefined()
})

test.each(['Paldean Tauros', 'Tauros (Paldean)', 'tauros-paldea'])(
  '%s is the boss Tauros (Combat)',
  (text) => {
    expect(bossNamed(text)).toBe('Tauros (Combat)')
  },
)

test('the sign of a gender only matters for species whose genders are different forms', () => {
  const withGender = gameNames.species.flatMap(({ name }) =>
    [`${name}-F`, `${name} ♀`, `${name} (M)`, `${name} ♂`].filter(
      (text) => shippedNames.species(text) !== name,
    ),
  )
  // Rotom has no gender: its F is Frost.
  const toldApart = ['Basculegion', 'Indeedee', 'Meowstic', 'Oinkologne', 'Rotom']
  expect(withGender.filter((text) => !toldApart.some((name) => text.startsWith(name)))).toEqual([])
})

test('each name that the site shows for a boss is read as this boss', () => {
  const bossNames = raidIndex.map((raid) => shownBoss(raid))
  expect(bossNames.filter((name) => bossNamed(name) !== name)).toEqual([])
})

test('a form that @pkmn/dex calls by its species alone is also found by its own name', () => {
  const plain = [...new Generations(Dex).get(9).species].filter(({ baseForme }) => baseForme)
  expect(plain.length).toBeGreaterThan(30)
  const missed = plain.filter(({ name, baseForme }) => shippedNames.species(`${name}-${baseForme}`) !== name)
  expect(missed.map(({ name, baseForme }) => `${name}-${baseForme}`)).toEqual([])
})

describe('the beginning of a form after its species', () => {
  const species = [...new Generations(Dex).get(9).species]
  const forms = species.flatMap(({ name, baseSpecies, forme, baseForme }) => {
    const form = comparableName(forme || baseForme)
    return form ? [{ name, baseSpecies, form }] : []
  })
  const looks = gameNames.species.flatMap(({ name, alike = [] }) => {
    const { baseSpecies } = Dex.species.get(name)
    return alike.map((look) => ({ name, baseSpecies, form: comparableName(look.slice(baseSpecies.length)) }))
  })
  const beginnings = [...forms, ...looks].flatMap(({ name, baseSpecies, form }) => {
    const otherForms = [...forms, ...looks].filter(
      (otherForm) => otherForm.baseSpecies === baseSpecies && otherForm.name !== name,
    )
    return [...form].flatMap((_, position) => {
      const begun = form.slice(0, position + 1).trim()
      // The letters of a gender mean the gender, and `Rotom-S` is Fan Rotom.
      if (/^[fm]$/.test(begun) || baseSpecies === 'Rotom') return []
      return {
        text: `${baseSpecies}-${begun}`,
        name,
        isOne: otherForms.every(
          (otherForm) => !otherForm.form.startsWith(begun) || otherForm.form.startsWith(`${form} `),
        ),
      }
    })
  })

  test('is read as this form if no other form begins with it', () => {
    const unique = beginnings.filter(({ isOne }) => isOne)
    expect(unique.length).toBeGreaterThan(500)
    expect(unique.filter(({ text, name }) => shippedNames.species(text) !== name)).toEqual([])
  })

  test('is not a name if several forms begin with it', () => {
    const unique = new Set(beginnings.filter(({ isOne }) => isOne).map(({ text }) => text))
    const several = beginnings.filter(({ text }) => !unique.has(text) && text !== 'Tauros-paldea')
    expect(several.length).toBeGreaterThan(10)
    expect(several.filter(({ text }) => shippedNames.species(text))).toEqual([])
  })
})

test.each(['Garchomp-X', 'Tauros-P', 'Necrozma-D', 'Landorus-Q', 'Great T'])('%s is not a name', (text) => {
  expect(shippedNames.species(text)).toBeUndefined()
})

test('Pokémon Showdown reads each short name in the same way', () => {
  const aliases: Readonly<Record<string, string>> = Dex.data.Aliases
  const wrong = [...Object.entries(SHORT_NAMES), ...SHORT_NAMES_OF_OTHERS].filter(
    ([short, species]) => aliases[short.replaceAll(' ', '')] !== species,
  )
  expect(wrong).toEqual([])
})

test.each(['', '♀', 'Form', 'Missingno', 'constructor', '__proto__', 'Hisui', 'Female', 'Blaze'])(
  '%j is not a Pokémon',
  (text) => {
    expect(shippedNames.species(text)).toBeUndefined()
    expect(bossNamed(text)).toBeUndefined()
  },
)

test.each([
  ['Garchomp', 'gar', 0],
  ['Tauros (Fire)', 'fire', 1],
  ['Garchomp', 'chomp', 2],
  ['Porygon-Z', 'porygon z', 0],
  ['Porygon-Z', 'porygonz', 2],
  ['Garchomp (2023-02b)', 'p2', Number.POSITIVE_INFINITY],
  ['Garchomp (2023-02b)', 'garchomp 2023', 0],
  ['Kommo-o', 'kommoo', 2],
  ['Flabébé', 'flabebe', 0],
  ["Farfetch'd", 'farfetch’d', 0],
  ['Garchomp', '', 0],
  ['Ninetales (Alola)', 'alolan ninetales', 0],
  ['Ninetales (Alola)', 'alolan ninet', 0],
  ['Ninetales (Alola)', 'alolan', 1],
  ['Ninetales', 'alolan ninetales', Number.POSITIVE_INFINITY],
  ['Tauros (Water)', 'water tauros', 0],
  ['Tauros (Combat)', 'combat breed', 1],
  ['Tauros (Combat)', 'paldean tauros', 0],
  ['Tauros (Fire)', 'paldean tauros', 1],
  ['Tauros (Fire)', 'paldean tauros water', Number.POSITIVE_INFINITY],
  ['Tauros', 'paldean tauros', Number.POSITIVE_INFINITY],
  ['Tauros (Fire)', 'blaze', Number.POSITIVE_INFINITY],
  ['Garchomp', 'garchomps', Number.POSITIVE_INFINITY],
])('%s has %j at place %d', (name, typed, place) => {
  expect(namePlaces(typed)(name)).toBe(place)
})
