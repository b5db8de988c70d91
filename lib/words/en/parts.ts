export const parts = {
  loading: 'Loading…',
  notLoaded: 'Couldn’t load this section',
  reload: 'Reload',
  tryAgain: 'Try again',
  close: 'Close',
  /** While offline. */
  notSaved: 'Not saved for offline use. Check your connection, then try again.',
  notKept: 'Not saved on this device: storage is full or blocked.',
}
