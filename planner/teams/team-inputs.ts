import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parseRecords } from '@/data/parse-records'
import { plansFileSchema } from '@/data/plans/schema'
import type { NamedRaid } from '@/planner/raids/all-raids'

/**
 * The hash of all that the teams against a boss are made from: the program, and the plans of the boss, whatever those were made
 * from. Rejects where the plans are missing or damaged.
 *
 * @param fingerprint that of the program
 */
export async function teamInputs({ name }: Pick<NamedRaid, 'name'>, fingerprint: string): Promise<string> {
  const file = `data/plans/${name}.json`
  const plans = parseRecords(file, plansFileSchema, JSON.parse(await readFile(file, 'utf8')))
  return createHash('sha256')
    .update(JSON.stringify([fingerprint, { ...plans, inputs: '' }]))
    .digest('hex')
}
