import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Supplier } from './fill-images'
import type { RequiredImage } from './required-images'
import { encodeStandIn, SHOWN_PX } from './stand-in'

const PACKAGE_FOLDER = dirname(createRequire(import.meta.url).resolve('pokesprite-images'))

// pokesprite-images names each Core by its color, and Meteor Form without suffix.
const OWN_NAMES: Readonly<Record<string, string>> = { 'minior-meteor': 'minior' }

/**
 * Returns the path of a form's sprite in pokesprite-images, which has species up to number 905, but not all of their
 * forms.
 *
 * @param form in Pokémon Showdown's spelling: `Slowbro-Galar` is `pokemon-gen8/regular/slowbro-galar.png`
 */
export function spritePath({ form, shiny }: Pick<RequiredImage, 'form' | 'shiny'>): string {
  const showdownName = form.toLowerCase().replace(/ /g, '-').replace(/[.']/g, '')
  const name = OWN_NAMES[showdownName] ?? showdownName
  const female = name.replace(/-f$/, '')
  return join(
    'pokemon-gen8',
    shiny ? 'shiny' : 'regular',
    name === female ? name : `female/${female}`,
  ).concat('.png')
}

export function hasSprite(image: Pick<RequiredImage, 'form' | 'shiny'>): boolean {
  return existsSync(join(PACKAGE_FOLDER, spritePath(image)))
}

/** Scales sprites by the largest integer that fits. */
export const pokesprite: Supplier = {
  origin: 'pokesprite-images',
  async supply(image) {
    return hasSprite(image) ? enlarge(join(PACKAGE_FOLDER, spritePath(image))) : undefined
  },
}

async function enlarge(path: string): Promise<Buffer> {
  // Sprites are in a box that is mostly empty. Without `lineArt`, trimming would remove their outermost pixels as
  // noise.
  const { data, info } = await sharp(path).trim({ lineArt: true }).png().toBuffer({ resolveWithObject: true })
  const scale = Math.floor(SHOWN_PX / Math.max(info.width, info.height))
  const [width, height] = [info.width * scale, info.height * scale]
  const [left, top] = [Math.floor((SHOWN_PX - width) / 2), Math.floor((SHOWN_PX - height) / 2)]
  return encodeStandIn(
    sharp(data)
      .resize(width, height, { kernel: 'nearest' })
      .extend({
        left,
        top,
        right: SHOWN_PX - width - left,
        bottom: SHOWN_PX - height - top,
        background: 'transparent',
      }),
  )
}
