import { runCommand } from '@/tools/process/command'
import { checkOwnFiles, jsonFilesIn } from './own-files'
import { SHIPPED_FOLDER } from './own-folders'
import { shipData } from './ship-data'
import { namedService, SERVICE_OPTION } from './sources'

const SHIP_DATA = {
  name: 'ship-data',
  about:
    'Makes the shipped data again: by @pkmn/dex, or by what a service says. Writes all of it or nothing.',
  options: { url: SERVICE_OPTION },
} as const

await runCommand(SHIP_DATA, async ({ values }) => {
  await shipData(namedService(values.url))
  await checkOwnFiles(await jsonFilesIn(SHIPPED_FOLDER))
})
