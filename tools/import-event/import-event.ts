import { readEventData, writeEventData } from './data-files'
import { readEvent } from './event-files'
import { type Merged, mergeEvent } from './merge-event'

/**
 * Adds an event from a folder of the gallery to the data, and describes what is new. Writes nothing if the event's
 * files are wrong: see `readEvent`. Reads the gallery's JSON, since the game's own binary files would need four schemas
 * here.
 */
export async function importEvent(folder: string, dataFolder: string): Promise<string[]> {
  const merged = mergeEvent(await readEventData(dataFolder), await readEvent(folder))
  await writeEventData(dataFolder, merged.data)
  return inWords(merged)
}

const WHAT_OF_SET = {
  new: 'new',
  'now from the game': 'no longer second hand',
  again: 'came before',
} as const

function inWords({ event, raids }: Merged): string[] {
  const lines = raids.map(({ row, set, table }) => {
    const { named, GemType } = row.BossPokePara
    const boss = `${row.Difficulty}★ ${named.name}, Tera type ${GemType}`
    return `- ${boss} (${set.id}): ${WHAT_OF_SET[set.kind]}, rewards ${table.id}${table.kind === 'new' ? ' (new)' : ''}`
  })
  const isDated = event.start || event.notLaterThan
  return [
    `${event.number} ${event.name}${event.start ? `, from ${event.start} on` : ''}`,
    ...new Set(lines),
    ...(isDated
      ? []
      : ['Its number is that of an earlier event: add `start` and `startSource`, or `notLaterThan`.']),
  ]
}
