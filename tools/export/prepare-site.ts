import { startProgram, startProgramAside, succeeds } from '@/tools/process/program'

/**
 * Sees to what the site is made of besides its sources: the shipped data, the files of attackers, which need that, and
 * the images. What is there and current is left as it is. Throws when data or attackers fail; the cause stands on the
 * screen. Whatever becomes of the images, the site works without them.
 */
export async function prepareSite(signal?: AbortSignal): Promise<void> {
  // Images wait for the network, all else for the processors.
  const images = succeeds(startProgramAside('tsx', ['tools/images/main.ts'], { signal }))
  const isPrepared =
    (await succeeds(startProgram('tsx', ['tools/ship-data/when-outdated.ts'], { signal }))) &&
    (await succeeds(startProgram('tsx', ['tools/attackers/main.ts'], { signal })))
  await images
  if (!isPrepared) throw new Error('what the site is made of could not be made')
}
