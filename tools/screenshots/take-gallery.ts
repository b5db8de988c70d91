import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Presets, SingleBar } from 'cli-progress'
import type { Region, Tier } from '@/data/vocabulary'
import { pathOf } from '@/lib/links/deep-link'
import { offeredBosses, type Selection } from '@/lib/raid/selection'
import { type Camera, encodeWebp, LOOKS } from './camera'

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

/** A picture of the gallery. */
export interface Shot {
  /** What it shows: all pictures of one thing stand in one row. */
  readonly of: string
  /** How it was taken: `phone light`. */
  readonly as: string
  /** Its file, beside the page. */
  readonly file: string
}

/** The HTML of a page that shows pictures in rows, each cut to its first screen and leading to the whole. */
export function galleryPage(shots: readonly Shot[]): string {
  const rows = [...new Set(shots.map((shot) => shot.of))].map((of) => {
    const figures = shots.filter((shot) => shot.of === of).map(figure)
    return `<h2>${of}</h2>\n<div>${figures.join('')}</div>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Tera Raid Info: gallery</title>
<style>
body { font: 15px system-ui; margin: 24px; background: #888; }
div { display: flex; gap: 12px; overflow-x: auto; }
figure { margin: 0; }
img { height: 420px; max-width: 640px; object-fit: cover; object-position: top; }
</style>
<h1>Gallery</h1>
${rows.join('\n')}
</html>
`
}

function figure({ of, as, file }: Shot): string {
  return `<figure><a href="${encodeURI(file)}"><img src="${encodeURI(file)}" alt="${of}, ${as}" loading="lazy"></a><figcaption>${as}</figcaption></figure>`
}

/** A page of the site to take pictures of. */
export interface ShownPage {
  /** What its files are called. */
  readonly name: string
  /** Its path below the site's address. */
  readonly path: string
}

const RAIDS: readonly Selection[] = [
  { tier: '6', region: 'Paldea', boss: 'Garchomp', teraType: 'Fairy' },
  { tier: '6', region: 'Paldea', boss: 'Garchomp' },
  { tier: '5', region: 'Paldea', boss: 'Ditto', teraType: 'Ghost' },
  { tier: '5', region: 'Kitakami', boss: longestName('5', 'Kitakami'), teraType: 'Fighting' },
  { tier: '6', region: 'Kitakami', boss: longestName('6', 'Kitakami'), teraType: 'Fighting' },
  { tier: '6', region: 'Paldea', boss: longestName('6', 'Paldea') },
  { tier: '6', region: 'Terarium', boss: longestName('6', 'Terarium'), teraType: 'Dragon' },
  { tier: '5', region: 'Terarium', boss: longestName('5', 'Terarium'), teraType: 'Ice' },
]

/** Eight raids, the longest names among them, with and without a Tera type, of both tiers and all regions. */
export const SHOWN_RAIDS: readonly ShownPage[] = RAIDS.map((raid) => ({
  name: [`${raid.tier}★`, raid.boss, raid.teraType].filter(Boolean).join(' '),
  path: pathOf(raid),
}))

/** The pages of the gallery: the raids, the root, a region, and what answers for a page that does not exist. */
export const SHOWN_PAGES: readonly ShownPage[] = [
  ...SHOWN_RAIDS,
  { name: 'Root', path: '/' },
  { name: 'Region', path: pathOf({ tier: '6', region: 'Kitakami' }) },
  { name: 'Page not found', path: '/nowhere/' },
]

function longestName(tier: Tier, region: Region): string | undefined {
  return offeredBosses({ tier, region }).toSorted((one, other) => other.length - one.length)[0]
}
