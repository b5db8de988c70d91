/** The data attribute of the root element that says that the page's program runs. */
export const STARTED = 'started'

export function markAsStarted() {
  document.documentElement.dataset[STARTED] = ''
}
