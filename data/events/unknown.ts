import * as z from 'zod/mini'

/** The schema of a field that may be `unknown`: there is something or nothing, and nobody has read which. */
export function orUnknown<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.union([schema, z.literal('unknown')])
}
