import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Presets, SingleBar } from 'cli-progress'
import { type Camera, encodeWebp } from './camera'
import { galleryPage, type Shot } from './gallery-page'
import { LOOKS } from './looks'
import { SHOWN_PAGES, SHOWN_RAIDS, type ShownPage } from './shown-pages'

/** Fills an empty folder with pictures of the shown pages on all screens, the raids as they are printed, and a page of them all. */
export async function takeGallery(camera: Camera, folder: string): Promise<void> {
  const bar = new SingleBar(
    { format: 'Pictures {bar} {value}/{total}, {eta_formatted} left' },
    Presets.shades_classic,
  )
  bar.start(SHOWN_PAGES.length * LOOKS.length + SHOWN_RAIDS.length, 0)
  const shots: Shot[] = []
  try {
    for (const page of SHOWN_PAGES) {
      for (const shot of picturesOf(camera, page, folder)) {
        shots.push(await shot())
        bar.increment()
      }
    }
  } finally {
    bar.stop()
  }
  await writeFile(join(folder, 'index.html'), galleryPage(shots))
}

function picturesOf(camera: Camera, page: ShownPage, folder: string): (() => Promise<Shot>)[] {
  const onScreens = LOOKS.map((look) => async () => {
    const as = `${look.screen} ${look.scheme}`
    return keep(await camera.wholePage(page.path, look), { of: page.name, as }, folder)
  })
  const printed = async () => {
    const { pdf, sheet } = await camera.print(page.path)
    await writeFile(join(folder, `${page.name} print.pdf`), pdf)
    return keep(sheet, { of: page.name, as: 'print' }, folder)
  }
  return SHOWN_RAIDS.includes(page) ? [...onScreens, printed] : onScreens
}

async function keep(picture: Buffer, { of, as }: Omit<Shot, 'file'>, folder: string): Promise<Shot> {
  const file = `${of} ${as}.webp`
  await writeFile(join(folder, file), await encodeWebp(picture))
  return { of, as, file }
}
