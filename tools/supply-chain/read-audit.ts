import * as z from 'zod/mini'

/** What an audit of the packages came to. */
export type Audit =
  /** The registry gave no answer to it: a mirror may not know of vulnerabilities. */
  | { readonly answered: false; readonly reason: string }
  /** The packages with a known vulnerability that is high or critical, by name. */
  | { readonly answered: true; readonly grave: readonly string[] }

const GRAVE = ['high', 'critical']

const failureSchema = z.object({ message: z.string(), error: z.unknown() })

const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ name: z.string(), severity: z.string() })),
})

/**
 * Reads what `npm audit --json` writes.
 * Throws when it is neither a report nor a failure to get one.
 */
export function readAudit(output: unknown): Audit {
  const failure = failureSchema.safeParse(output)
  if (failure.success) return { answered: false, reason: failure.data.message }
  const { vulnerabilities } = reportSchema.parse(output)
  const grave = Object.values(vulnerabilities).filter(({ severity }) => GRAVE.includes(severity))
  return { answered: true, grave: grave.map(({ name, severity }) => `${name} (${severity})`).toSorted() }
}
