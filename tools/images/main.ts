import { runTool } from '@/tools/process/run-tool'

await runTool('images', async () => {
  // Loaded here, so that not even an image library that does not run on this machine fails a build.
  const { parseSettings } = await import('./settings')
  const { runImages } = await import('./run-images')
  await runImages(parseSettings(process.argv.slice(2), process.env))
})

// The site works without images: none of them is worth a failed build.
process.exitCode = 0
