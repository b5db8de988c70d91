/** What is set on the document's element (`data-started`) as soon as the program of the page runs. */
export const STARTED = 'started'

/** Says that the scripts of the first load have arrived and run. */
export function markAsStarted() {
  document.documentElement.dataset[STARTED] = ''
}
