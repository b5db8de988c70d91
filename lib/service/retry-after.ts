/**
 * The seconds in an HTTP `Retry-After` header, which is a number or a date. Gives `undefined` for a missing or invalid
 * header, and 0 for a past date.
 * Source: https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
 */
export function retryAfterSeconds(header: string | null): number | undefined {
  if (!header) return undefined
  if (/^\d+$/.test(header)) return Number(header)
  const seconds = (Date.parse(header) - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}
