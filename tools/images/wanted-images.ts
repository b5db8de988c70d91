import { Dex, type Species } from '@pkmn/dex'
import { creatureKey } from '@/data/rosters/boss'
import type { RaidBoss, Rosters } from '@/data/rosters/rosters'
import { TIERS, TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { firstOfEach } from '@/lib/first-of-each'
import { creatureImage, imageName, SMALL_PICTURE_PX } from '@/lib/links/file-names'
import { creatureName } from '@/lib/words/en/names/creature-name'
import { speciesOfKey } from '@/servers/creature-service/species'
import { SHOWN_PX } from './stand-in'

/** An image that the site shows. */
export interface WantedImage {
  /** Its path below the folder of images: `876-f.png`, `shiny/876-f.png`. */
  readonly file: string
  readonly shiny: boolean
  /** The name of the boss, as the rosters have it: `Indeedee (Female)`. */
  readonly name: string
  /** What Pokémon Showdown calls exactly this form: `Indeedee-F`. */
  readonly form: string
  readonly types: readonly TypeName[]
  /** The side of the box that it is shown in at most, twice for fine screens, in pixels. */
  readonly shownPx: number
}

/**
 * The images that the bosses of the rosters need, normal and shiny, each once, though several raids may show it.
 * Throws, naming it, when @pkmn/dex does not know the creature of a boss.
 */
export function wantedImages(rosters: Rosters): WantedImage[] {
  const images = TIERS.flatMap((tier) => rosters[tier]).flatMap(imagesOf)
  // The newest set by event, which has the bare name, is the first of its creature.
  return firstOfEach(images, ({ file }) => file)
}

/**
 * The images of Pokémon that players may bring, smaller than those of bosses. Throws, naming it, when
 * @pkmn/dex does not know one.
 *
 * @param names their names in @pkmn/dex
 */
export function wantedToBring(names: readonly string[]): WantedImage[] {
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

/** The image of a boss, as `wantedImages` has it. Throws when @pkmn/dex does not know its creature. */
export function imageOf(boss: RaidBoss): WantedImage {
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

function imagesOf(boss: RaidBoss): WantedImage[] {
  const image = imageOf(boss)
  return [image, { ...image, file: `shiny/${image.file}`, shiny: true }]
}

function speciesOf(boss: RaidBoss): Species {
  const key = creatureKey(boss)
  const species = speciesOfKey(key)
  if (!species) throw new Error(`${boss.name}: @pkmn/dex has no creature ${key}`)
  return species
}

// The creature service has one key for all Tatsugiri: only the boss's name tells them apart.
function formOf({ name }: RaidBoss, species: Species): string {
  const [, variant] = /\((.+)\)$/.exec(name) ?? []
  const form = Dex.species.get(`${species.name}-${variant}`)
  return form.exists ? form.name : species.name
}

function typesOf(species: Species): TypeName[] {
  return species.types.flatMap((type) => TYPE_NAMES.find((name) => name === type) ?? [])
}
