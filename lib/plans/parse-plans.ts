import { plansFileSchema } from './plans-file'
import type { BossPlans } from './raid-plans'
import { unpackPlans } from './unpack-plans'

/** Who wins against a boss, by the text of the file of its plans. `undefined` for any other text. */
export function parsePlans(text: string): BossPlans | undefined {
  try {
    const { data } = plansFileSchema.safeParse(JSON.parse(text))
    return data && unpackPlans(data)
  } catch {
    return undefined
  }
}
