import { runTool } from '@/tools/process/run-tool'
import { keepShippedDataCurrent } from './keep-current'

await runTool('data', keepShippedDataCurrent)
