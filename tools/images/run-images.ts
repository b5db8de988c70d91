import { Presets, SingleBar } from 'cli-progress'
import { rosters } from '@/data/rosters/rosters'
import { generation9 } from '@/tools/plans/creatures/generation'
import { makeBossPictures } from './boss-pictures'
import { generatedCard } from './card'
import { fillImages } from './fill-images'
import { ImageSource } from './image-source'
import { pokesprite } from './pokesprite'
import { reportLines } from './report'
import type { Settings } from './settings'
import { shinyCards } from './shiny-cards'
import { writeShinyCards } from './shiny-cards-file'
import { wantedImages, wantedToBring } from './wanted-images'

const FOLDER = 'public/assets/pokemon'

/** Those of the game, since a visitor's box may have any. */
const ALL_SPECIES = [...generation9.species].map(({ name }) => name)

/**
 * Fills the folder of images under a progress bar, notes which shiny ones are cards, and says what came from where. Each
 * image is kept as soon as it is there: a run that was ended goes on where it was.
 */
export async function runImages({ source: address, renew }: Settings): Promise<void> {
  const wanted = [...wantedImages(rosters), ...wantedToBring(ALL_SPECIES)]
  const source = address === undefined ? undefined : new ImageSource(address)
  const format = 'Images {bar} {value}/{total}, {eta_formatted} left'
  const bar = new SingleBar({ format }, Presets.shades_classic)
  bar.start(wanted.length, 0)
  const filled = await fillImages(wanted, {
    folder: FOLDER,
    suppliers: [...(source ? [source] : []), pokesprite, generatedCard],
    renew,
    onFilled: () => bar.increment(),
  })
  await makeBossPictures(rosters, FOLDER)
  bar.stop()
  await writeShinyCards(await shinyCards(wanted, FOLDER))
  for (const line of reportLines(filled)) console.log(line)
  if (source?.isGivenUp) console.log(`${source.address} was given up. Later: npm run images`)
}
