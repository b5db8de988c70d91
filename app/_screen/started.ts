/** The attribute of the root element (`data-started`) that says the page's program runs. */
export const STARTED = 'started'

/** Marks the page as started: the scripts of the first load have run. */
export function markAsStarted() {
  document.documentElement.dataset[STARTED] = ''
}
