/** Why battles could not be fought, and what to do. */
export function whyNotFought(): string {
  return navigator.onLine
    ? "Couldn't fight. Reload the page, then try again."
    : 'Battles are not saved for offline use. Check your connection, then try again.'
}
