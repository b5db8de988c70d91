import { mkdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Presets, SingleBar } from 'cli-progress'
import pMap from 'p-map'
import { type Rosters, rosters } from '@/data/rosters/rosters'
import { bossPicture, SMALL_PICTURE_PX } from '@/lib/links/file-names'
import { allRaids } from '@/lib/raid/raid'
import { generation9 } from '@/planner/creatures/generation'
import { writeShinyCards } from '@/tools/ship-data/shiny-cards-file'
import { drawCard, generatedCard, isCard } from './card'
import { type Filled, fillImages, ORIGINS } from './fill-images'
import { ImageSource } from './image-source'
import { pokesprite } from './pokesprite'
import { imageOf, imagesToBring, type RequiredImage, requiredImages } from './required-images'
import type { Settings } from './settings'
import { makeSmallCopy } from './small-copy'

const FOLDER = 'public/assets/pokemon'

/** A visitor's box may have any species. */
const ALL_SPECIES = [...generation9.species].map(({ name }) => name)

/**
 * Fills the folder of images with a progress bar, records which shiny images are cards, and reports the origins. Saves
 * each image immediately, so that a stopped run can continue.
 */
export async function runImages({ source: address, renew }: Settings): Promise<void> {
  const images = [...requiredImages(rosters), ...imagesToBring(ALL_SPECIES)]
  const source = address === undefined ? undefined : new ImageSource(address)
  const format = 'Images {bar} {value}/{total}, {eta_formatted} left'
  const bar = new SingleBar({ format }, Presets.shades_classic)
  bar.start(images.length, 0)
  const filled = await fillImages(images, {
    folder: FOLDER,
    suppliers: [...(source ? [source] : []), pokesprite, generatedCard],
    renew,
    onFilled: () => bar.increment(),
  })
  await makeBossPictures(rosters, FOLDER)
  bar.stop()
  await writeShinyCards(await shinyCards(images, FOLDER))
  for (const line of reportLines(filled)) console.log(line)
  if (source?.isGivenUp) console.log(`${source.address} doesn't respond. Run npm run images later`)
}

const NAMED_FILES = 3

export function reportLines(filled: readonly Filled[]): string[] {
  return [...tableLines(filled), ...problemLines(filled)]
}

function tableLines(filled: readonly Filled[]): string[] {
  const rows = [...ORIGINS, undefined].map((origin) => {
    const images = filled.filter((entry) => entry.origin === origin)
    const shiny = images.filter(({ image }) => image.shiny).length
    return [origin ?? 'missing', images.length - shiny, shiny] as const
  })
  return [['Images', 'normal', 'shiny'], ...rows].map(
    ([name, ...counts]) => `${name}`.padEnd(18) + counts.map((count) => `${count}`.padStart(8)).join(''),
  )
}

// Many images with the same problem share a line.
function problemLines(filled: readonly Filled[]): string[] {
  const filesByProblem = new Map<string, string[]>()
  for (const { image, problems } of filled) {
    for (const problem of problems) {
      filesByProblem.set(problem, [...(filesByProblem.get(problem) ?? []), image.file])
    }
  }
  return [...filesByProblem].map(([problem, files]) => {
    const remainder = files.length > NAMED_FILES ? ` and ${files.length - NAMED_FILES} more` : ''
    return `${problem}: ${files.slice(0, NAMED_FILES).join(', ')}${remainder}`
  })
}

export async function shinyCards(images: readonly RequiredImage[], folder: string): Promise<string[]> {
  const shiny = images.filter((image) => image.shiny)
  const areCards = await Promise.all(shiny.map((image) => isCard(image, folder)))
  return shiny
    .filter((_, index) => areCards[index])
    .map(({ file }) => basename(file, '.png'))
    .sort()
}

const AT_A_TIME = 4

/** Returns the small pictures of bosses, each with its source image. Paths are relative to the folder of images. */
export function bossPictures(rosters: Rosters): ReadonlyMap<string, RequiredImage> {
  return new Map(allRaids(rosters).map(({ id, boss }) => [`${bossPicture(id)}.webp`, imageOf(boss)]))
}

/** Makes the small pictures of bosses. Skips a missing or unreadable image, which `fillImages` reports. */
export async function makeBossPictures(rosters: Rosters, folder: string): Promise<void> {
  await pMap(
    bossPictures(rosters),
    ([file, image]) => make(join(folder, file), image).catch(() => undefined),
    { concurrency: AT_A_TIME },
  )

  async function make(copy: string, image: RequiredImage) {
    const small = { ...image, shownPx: 2 * SMALL_PICTURE_PX }
    const original = join(folder, image.file)
    await mkdir(dirname(copy), { recursive: true })
    // The name on a card is too small to read at this size.
    const picture = async () => ((await isCard(image, folder)) ? drawCard(small) : original)
    await makeSmallCopy(original, { shownPx: small.shownPx, copy, picture })
  }
}
