/** The data attribute of the root element while the page's program runs. */
export const STARTED = 'started'

export function markAsStarted() {
  document.documentElement.dataset[STARTED] = ''
}
