import { readEventData, writeEventData } from './data-files'
import { readEvent } from './event-files'
import { inWords } from './in-words'
import { mergeEvent } from './merge-event'

/**
 * Adds the event in a folder of the gallery to the data in another, and gives what is new, in words. Where the event's files
 * are wrong, nothing is written: see `readEvent`.
 */
export async function importEvent(folder: string, dataFolder: string): Promise<string[]> {
  const merged = mergeEvent(await readEventData(dataFolder), await readEvent(folder))
  await writeEventData(dataFolder, merged.data)
  return inWords(merged)
}
