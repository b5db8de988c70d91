/**
 * What is known of a field of a boss's record; `undefined` where nobody has read it yet (`unknown`). A battle then takes
 * place as if the boss had nothing of the kind: no script, no second move, and the time limit of its tier.
 */
export function known<Value extends object | number | undefined>(
  value: Value | 'unknown',
): Value | undefined {
  return value === 'unknown' ? undefined : value
}
