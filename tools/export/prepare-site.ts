import { execa } from 'execa'
import { ENGINE_FILE } from '@/lib/box/engine/messages'
import { PLANS_FOLDER, TEAMS_FOLDER } from '@/lib/links/file-names'
import { runTool } from '@/tools/process/command'
import { publishPlans } from './publish-plans'

const run = execa({ preferLocal: true, stdio: 'inherit' })

// Skips what is current. Images wait for the network, everything else for the processor.
await runTool('prepare-site', async () => {
  await run`tsx tools/ship-data/when-outdated.ts`
  const images = execa({ preferLocal: true, reject: false, all: true })`tsx tools/images/main.ts`
  for (const folder of [PLANS_FOLDER, TEAMS_FOLDER]) await publishPlans(`data${folder}`, `public${folder}`)
  await run`tsx tools/engine/main.ts public${ENGINE_FILE}`
  // The site works without images, so their exit code does not count.
  console.log((await images).all)
})
