import * as z from 'zod/mini'
import { CAUTIONS, KEPT_CHEERS } from '@/lib/battle/policy/plan'

/** How a build is played, as messages have it. */
export const planSchema = z.object({
  boosts: z.number(),
  debuffs: z.number(),
  repeatAfterReset: z.boolean(),
  caution: z.enum(CAUTIONS),
  cheer: z.optional(z.enum(KEPT_CHEERS)),
})
