/** Labels of small parts that several sections use. */
export const parts = {
  loading: 'Loading…',
  notLoaded: "Couldn't load this section",
  reload: 'Reload',
  tryAgain: 'Try again',
  close: 'Close',
  /** Instead of content that the device never loaded, while offline. */
  notSaved: 'Not saved for offline use. Check your connection, then try again.',
  /** If something could not be stored on the device. */
  notKept: 'Not saved on this device: storage is full or blocked.',
}
