import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type RaidBoss, rosters } from '@/data/rosters/rosters'
import { gameNames } from '@/data/shipped/game-names'
import { TIERS } from '@/data/vocabulary'
import { shippedRaidView } from '@/lib/raid-view/live-raid-view'
import { sentences } from '@/lib/words/en/sentences'
import { imageAddress, SHOWDOWN } from './image-source'
import { spritePath } from './pokesprite'
import { imagesToBring, requiredImages } from './required-images'

const images = requiredImages(rosters)
const raids = TIERS.flatMap((tier) => rosters[tier].map((boss) => ({ tier, boss })))
const imagesOf = (...bosses: RaidBoss[]) => requiredImages({ '5': bosses, '6': [], '7': [] })

test('each image has a normal and a shiny version', () => {
  expect(raids).toHaveLength(428)
  expect(images.filter(({ shiny }) => !shiny)).toHaveLength(251)
  expect(images.filter(({ shiny }) => shiny)).toHaveLength(251)
  expect(new Set(images.map(({ file }) => file)).size).toBe(502)
})

test.each(raids.map(({ tier, boss }) => [`${tier}★ ${boss.region} ${boss.name}`, tier, boss] as const))(
  '%s has both of the images that its page shows',
  (_, tier, boss) => {
    const image = shippedRaidView({ tier, region: boss.region, boss: boss.name }, sentences)?.image
    expect(imagesOf(boss).map(({ file, shiny }) => [file, shiny])).toEqual([
      [`${image}.png`, false],
      [`shiny/${image}.png`, true],
    ])
  },
)

test('raids with the same image have the same form', () => {
  const formOf = new Map(images.map(({ file, form }) => [file, form]))
  for (const { boss } of raids) {
    for (const { file, form } of imagesOf(boss)) expect([file, form]).toEqual([file, formOf.get(file)])
  }
})

test('each form has its own image', () => {
  const forms = images.flatMap(({ file, form }) => (/^\d+-/.test(file) ? [`${file} ${form}`] : []))
  expect(forms.toSorted()).toEqual([
    '028-a.png Sandslash-Alola',
    '038-a.png Ninetales-Alola',
    '051-a.png Dugtrio-Alola',
    '076-a.png Golem-Alola',
    '080-g.png Slowbro-Galar',
    '089-a.png Muk-Alola',
    '1013-m.png Sinistcha-Masterpiece',
    '103-a.png Exeggutor-Alola',
    '128-a.png Tauros-Paldea-Aqua',
    '128-b.png Tauros-Paldea-Blaze',
    '128-p.png Tauros-Paldea-Combat',
    '157-h.png Typhlosion-Hisui',
    '199-g.png Slowking-Galar',
    '503-h.png Samurott-Hisui',
    '724-h.png Decidueye-Hisui',
    '745-d.png Lycanroc-Dusk',
    '849-l.png Toxtricity-Low-Key',
    '876-f.png Indeedee-F',
    '902-f.png Basculegion-F',
    '925-f.png Maushold-Four',
    '978-d.png Tatsugiri-Droopy',
    '978-s.png Tatsugiri-Stretchy',
  ])
})

test('the card of an event raid has only the name, without the date of an older version', () => {
  expect(images.filter(({ name }) => /\d{4}/.test(name))).toEqual([])
})

test('each image has its own address on Pokémon Showdown', () => {
  const addresses = images.map((image) => imageAddress(SHOWDOWN, image))
  expect(new Set(addresses).size).toBe(images.length)
  expect(addresses.filter((address) => address.includes('/0.png'))).toEqual([])
})

test('pokesprite-images has all forms of species up to number 905, except Paldean Tauros', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('pokesprite-images'))
  const without = images.filter((image) => !existsSync(join(folder, spritePath(image))))
  const inPokesprite = without.filter(({ file }) => Number.parseInt(file.replace('shiny/', ''), 10) <= 905)
  expect(inPokesprite.map(({ file }) => file).toSorted()).toEqual([
    '128-a.png',
    '128-b.png',
    '128-p.png',
    'shiny/128-a.png',
    'shiny/128-b.png',
    'shiny/128-p.png',
  ])
})

test('the error names a boss with an unknown species', () => {
  const unknown = rosters['5'].slice(0, 1).map((boss) => ({ ...boss, name: 'Missingno.' }))
  expect(() => imagesOf(...unknown)).toThrow('Missingno.: @pkmn/dex has no creature missingno.')
})

test('a Pokémon to bring has a small image of its own form', () => {
  expect(imagesToBring(['Weezing-Galar', "Oricorio-Pa'u"])).toMatchObject([
    { file: 'to-bring/weezing-galar.png', name: 'Galarian Weezing', form: 'Weezing-Galar', shownPx: 96 },
    { file: 'to-bring/oricorio-pa-u.png', form: "Oricorio-Pa'u", types: ['Psychic', 'Flying'] },
  ])
})

test('each Pokémon of the game has a small image of its own', () => {
  const names = gameNames.species.map(({ name }) => name)
  expect(new Set(imagesToBring(names).map(({ file }) => file)).size).toBe(names.length)
})

test('the error names an unknown Pokémon to bring', () => {
  expect(() => imagesToBring(['Nobody'])).toThrow('@pkmn/dex has no Nobody')
})
