import * as v from 'valibot'
import { finiteNumber } from '@/data/plain-values'
import { CAUTIONS, KEPT_CHEERS } from '@/lib/battle/policy/plan'

/** How a build is played, as messages have it. */
export const planSchema = v.object({
  boosts: finiteNumber,
  debuffs: finiteNumber,
  repeatAfterReset: v.boolean(),
  caution: v.picklist(CAUTIONS),
  cheer: v.optional(v.picklist(KEPT_CHEERS)),
})
