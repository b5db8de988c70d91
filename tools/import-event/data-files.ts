import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import type * as z from 'zod'
import { eventRaidsSchema, eventRewardsSchema, eventScheduleSchema } from '@/data/events/schema'
import { parseRecords } from '@/data/parse-records'
import type { EventData } from './merge-event'

export const EVENTS = 'data/events'

export async function readEventData(folder: string): Promise<EventData> {
  const readData = async <T extends z.ZodType>(file: string, schema: T) => {
    const path = join(folder, file)
    return parseRecords(path, schema, JSON.parse(await readFile(path, 'utf8')))
  }
  return {
    raids: {
      '5': await readData('five-star.json', eventRaidsSchema),
      '7': await readData('seven-star.json', eventRaidsSchema),
    },
    rewards: (await readData('rewards.json', eventRewardsSchema)).tables,
    schedule: await readData('schedule.json', eventScheduleSchema),
  }
}

/** Formats the files with Biome. Throws before it writes anything if a file would be invalid. */
export async function writeEventData(folder: string, { raids, rewards, schedule }: EventData): Promise<void> {
  const contents = {
    'five-star.json': parseRecords('five-star.json', eventRaidsSchema, raids['5']),
    'seven-star.json': parseRecords('seven-star.json', eventRaidsSchema, raids['7']),
    'rewards.json': parseRecords('rewards.json', eventRewardsSchema, { tables: rewards }),
    'schedule.json': parseRecords('schedule.json', eventScheduleSchema, schedule),
  }
  const texts = Object.entries(contents).map(([file, content]) => [file, format(file, content)] as const)
  for (const [file, text] of texts) await writeFileAtomic(join(folder, file), text)
}

function format(file: string, content: unknown): string {
  const args = ['format', `--stdin-file-path=${EVENTS}/${file}`]
  return execFileSync('node_modules/.bin/biome', args, { input: JSON.stringify(content), encoding: 'utf8' })
}
