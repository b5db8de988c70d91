import { runCommand } from '@/tools/process/command'
import { IMAGES, settingsOf } from './settings'

await runCommand(IMAGES, async ({ values }) => {
  // Loaded here, so that an image library that does not run on this machine only breaks this command.
  const { runImages } = await import('./run-images')
  await runImages(settingsOf(values, process.env))
})
