import { runCommand } from '@/tools/process/command'
import { EVENTS } from './data-files'
import { importEvent } from './import-event'

const IMPORT_EVENT = {
  name: 'import-event',
  about: `Adds an event to ${EVENTS}, from the folder of it that https://github.com/projectpokemon/EventsGallery publishes.`,
  words: { are: 'folder', least: 1, most: 1 },
  options: {},
  examples: ['"../149 Snorlax the Unrivaled"'],
} as const

await runCommand(IMPORT_EVENT, async ({ words: [folder = ''] }) => {
  for (const line of await importEvent(folder, EVENTS)) console.log(line)
})
