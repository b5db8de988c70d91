import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { plansFileSchema } from '@/lib/plans/plans-file'
import type { NamedRaid } from '@/planner/raids/all-raids'

/**
 * The hash of all that the teams against a boss are made from: the program, and the plans of the boss, whatever those were made
 * from. Rejects where the plans are missing or damaged.
 *
 * @param fingerprint that of the program
 */
export async function teamInputs({ name }: Pick<NamedRaid, 'name'>, fingerprint: string): Promise<string> {
  const plans = plansFileSchema.parse(JSON.parse(await readFile(`data/plans/${name}.json`, 'utf8')))
  return createHash('sha256')
    .update(JSON.stringify([fingerprint, { ...plans, inputs: '' }]))
    .digest('hex')
}
