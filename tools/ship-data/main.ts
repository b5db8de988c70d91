import { runCommand } from '@/tools/process/command'
import { shipData } from './ship-data'
import { namedService, SERVICE_OPTION } from './sources'

const SHIP_DATA = {
  name: 'ship-data',
  about:
    'Makes the shipped data again: by @pkmn/dex, or by what a service says. Writes all of it or nothing.',
  options: { url: SERVICE_OPTION },
} as const

await runCommand(SHIP_DATA, ({ values }) => shipData(namedService(values.url)))
