/** How often, in words: `once`, `twice`, `3 times`; empty for 0. */
export function timesText(count: number): string {
  return ['', 'once', 'twice'][count] ?? `${count} times`
}
