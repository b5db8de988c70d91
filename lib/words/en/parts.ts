/** Labels of small parts that several rooms use. */
export const parts = {
  loading: 'Loading…',
  notLoaded: "Couldn't load this section",
  reload: 'Reload',
  tryAgain: 'Try again',
  close: 'Close',
  /** In the place of something that the device never loaded, while the network cannot be reached. */
  notSaved: 'Not saved for offline use. Check your connection, then try again.',
  /** Where something could not be stored on the device. */
  notKept: 'Not saved on this device: storage is full or blocked.',
}
