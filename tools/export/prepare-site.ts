import { startProgram, startProgramAside, succeeds } from '@/tools/process/program'

/**
 * Sees to what the site is made of besides its sources: the shipped data, then the images and the files of attackers.
 * What is there and current is left as it is. Throws when a step fails; its cause stands on the screen.
 */
export async function prepareSite(signal?: AbortSignal): Promise<void> {
  if (!(await succeeds(startProgram('tsx', ['tools/ship-data/when-outdated.ts'], { signal }))))
    throw new Error('there is no shipped data to build with')
  // The images wait for the network, and the attackers for the processors.
  const images = succeeds(startProgramAside('tsx', ['tools/images/main.ts'], { signal }))
  const attackers = succeeds(startProgram('tsx', ['tools/attackers/main.ts'], { signal }))
  // Whatever becomes of them, the site works without images.
  await images
  if (!(await attackers)) throw new Error('the attackers could not be computed')
}
