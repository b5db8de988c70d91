/**
 * The seconds to wait that an HTTP `Retry-After` header names, as a number or as a date; `undefined` when there is no
 * header or nothing of either kind in it. A date that has passed gives 0.
 * Source: https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
 */
export function retryAfterSeconds(header: string | null): number | undefined {
  if (!header) return undefined
  if (/^\d+$/.test(header)) return Number(header)
  const seconds = (Date.parse(header) - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}
