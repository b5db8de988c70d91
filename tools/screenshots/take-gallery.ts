import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Presets, SingleBar } from 'cli-progress'
import { type Camera, encodeWebp, LOOKS } from './camera'
import { galleryPage, type Shot } from './gallery-page'
import { SHOWN_PAGES, SHOWN_RAIDS, type ShownPage } from './shown-pages'

/** A state of the site: what is said of it beside its pictures, nothing of the present one, and who takes them. */
export interface ShownState {
  readonly name?: string
  readonly camera: Camera
}

/**
 * Fills an empty folder with pictures of the shown pages on all screens, the raids as they are printed, and a page of them
 * all, on which those of each state stand side by side.
 */
export async function takeGallery(states: readonly ShownState[], folder: string): Promise<void> {
  const bar = new SingleBar(
    { format: 'Pictures {bar} {value}/{total}, {eta_formatted} left' },
    Presets.shades_classic,
  )
  bar.start((SHOWN_PAGES.length * LOOKS.length + SHOWN_RAIDS.length) * states.length, 0)
  const shots: Shot[] = []
  try {
    for (const page of SHOWN_PAGES) {
      for (const shot of picturesOf(states, page, folder)) {
        shots.push(await shot())
        bar.increment()
      }
    }
  } finally {
    bar.stop()
  }
  await writeFile(join(folder, 'index.html'), galleryPage(shots))
}

function picturesOf(states: readonly ShownState[], page: ShownPage, folder: string): (() => Promise<Shot>)[] {
  const onScreens = LOOKS.flatMap((look) =>
    states.map(({ name, camera }) => async () => {
      const as = [`${look.screen} ${look.scheme}`, name].filter(Boolean).join(', ')
      return keep(await camera.wholePage(page, look), { of: page.name, as }, folder)
    }),
  )
  const printed = states.map(({ name, camera }) => async () => {
    const as = ['print', name].filter(Boolean).join(', ')
    const { pdf, sheet } = await camera.print(page)
    await writeFile(join(folder, `${page.name} ${as}.pdf`), pdf)
    return keep(sheet, { of: page.name, as }, folder)
  })
  return SHOWN_RAIDS.includes(page) ? [...onScreens, ...printed] : onScreens
}

async function keep(picture: Buffer, { of, as }: Omit<Shot, 'file'>, folder: string): Promise<Shot> {
  const file = `${of} ${as}.webp`
  await writeFile(join(folder, file), await encodeWebp(picture))
  return { of, as, file }
}
