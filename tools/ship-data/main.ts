import { runTool } from '@/tools/process/run-tool'
import { namedService } from './named-service'
import { shipData } from './ship-data'

await runTool('ship-data: nothing was written', () => shipData(namedService(process.argv.slice(2))))
