/** A data attribute of the root element while the program runs. */
export const STARTED = 'started'

export function markAsStarted() {
  document.documentElement.dataset[STARTED] = ''
}
