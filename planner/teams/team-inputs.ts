import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parseRecords } from '@/data/parse-records'
import { plansFileSchema } from '@/data/plans/schema'
import type { NamedRaid } from '@/planner/raids/all-raids'

/** Rejects if the plans are missing or damaged. `fingerprint` is the program's. */
export async function teamInputs({ name }: Pick<NamedRaid, 'name'>, fingerprint: string): Promise<string> {
  const file = `data/plans/${name}.json`
  const plans = parseRecords(file, plansFileSchema, JSON.parse(await readFile(file, 'utf8')))
  return createHash('sha256')
    .update(JSON.stringify([fingerprint, { ...plans, inputs: '' }]))
    .digest('hex')
}
