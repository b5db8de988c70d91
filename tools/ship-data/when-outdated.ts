import { runTool } from '@/tools/process/command'
import { checkOwnFiles, jsonFilesIn } from './own-files'
import { OWN_DATA, SHIPPED_FOLDER } from './own-folders'

await runTool('data', async () => {
  const files = await jsonFilesIn(OWN_DATA)
  await checkOwnFiles(files.filter((file) => !file.startsWith(SHIPPED_FOLDER)))
  // Loaded on demand: it reads the data that this program checks first.
  const { keepShippedDataCurrent } = await import('./keep-current')
  await keepShippedDataCurrent()
  await checkOwnFiles(await jsonFilesIn(SHIPPED_FOLDER))
})
