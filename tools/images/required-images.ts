import { Dex, type Species } from '@pkmn/dex'
import { creatureKey } from '@/data/rosters/boss'
import type { RaidBoss, Rosters } from '@/data/rosters/rosters'
import { TIERS, TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { firstOfEach } from '@/lib/first-of-each'
import { creatureImage, imageName, SMALL_PICTURE_PX } from '@/lib/links/file-names'
import { creatureName } from '@/lib/words/en/names/creature-name'
import { speciesOfKey } from '@/servers/creature-service/species'
import { SHOWN_PX } from './stand-in'

export interface RequiredImage {
  /** Its path in the folder of images: `876-f.png`, `shiny/876-f.png`. */
  readonly file: string
  readonly shiny: boolean
  /** The boss's name in the rosters: `Indeedee (Female)`. */
  readonly name: string
  /** The name of exactly this form in Pokémon Showdown: `Indeedee-F`. */
  readonly form: string
  readonly types: readonly TypeName[]
  readonly shownPx: number
}

/**
 * Returns the normal and shiny images that the bosses of the rosters need, without duplicates. Throws with the boss's
 * name if @pkmn/dex lacks its species.
 */
export function requiredImages(rosters: Rosters): RequiredImage[] {
  const images = TIERS.flatMap((tier) => rosters[tier]).flatMap(imagesOf)
  // The newest event version, which has the bare name, is the first of its species.
  return firstOfEach(images, ({ file }) => file)
}

/**
 * Returns the images of Pokémon to bring, which are smaller than those of bosses. Throws with the name if @pkmn/dex
 * lacks it.
 *
 * @param names in @pkmn/dex
 */
export function imagesToBring(names: readonly string[]): RequiredImage[] {
  return names.map((form) => {
    const species = Dex.species.get(form)
    if (!species.exists) throw new Error(`@pkmn/dex has no ${form}`)
    return {
      file: `${creatureImage(form)}.png`,
      shiny: false,
      name: creatureName(form),
      form,
      types: typesOf(species),
      shownPx: 2 * SMALL_PICTURE_PX,
    }
  })
}

/** Throws if @pkmn/dex lacks its species. */
export function imageOf(boss: RaidBoss): RequiredImage {
  const species = speciesOf(boss)
  return {
    file: `${imageName(species.num, boss)}.png`,
    shiny: false,
    name: boss.name,
    form: formOf(boss, species),
    types: typesOf(species),
    shownPx: SHOWN_PX,
  }
}

function imagesOf(boss: RaidBoss): RequiredImage[] {
  const image = imageOf(boss)
  return [image, { ...image, file: `shiny/${image.file}`, shiny: true }]
}

function speciesOf(boss: RaidBoss): Species {
  const key = creatureKey(boss)
  const species = speciesOfKey(key)
  if (!species) throw new Error(`${boss.name}: @pkmn/dex has no creature ${key}`)
  return species
}

// The Pokémon API has one key for all Tatsugiri, so only the boss's name identifies the form.
function formOf({ name }: RaidBoss, species: Species): string {
  const [, variant] = /\((.+)\)$/.exec(name) ?? []
  const form = Dex.species.get(`${species.name}-${variant}`)
  return form.exists ? form.name : species.name
}

function typesOf(species: Species): TypeName[] {
  return species.types.flatMap((type) => TYPE_NAMES.find((name) => name === type) ?? [])
}
