import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Camera, encodeWebp } from './camera'
import { LOOKS } from './looks'

const RAID = '/tera-raid-info/6/Paldea/Garchomp/Fairy/'

const FIRST_SCREENS = LOOKS.filter(({ screen }) => screen === 'phone' || screen === 'laptop')

/** Takes the README's pictures: the first screens of a raid, and its sheet of paper. */
export async function takeForDocs(camera: Camera, folder: string): Promise<void> {
  for (const look of FIRST_SCREENS) {
    const picture = await camera.firstScreen(RAID, look)
    await writeFile(join(folder, `${look.screen}-${look.scheme}.webp`), await encodeWebp(picture))
  }
  const { sheet } = await camera.print(RAID)
  await writeFile(join(folder, 'print.webp'), await encodeWebp(sheet))
}
