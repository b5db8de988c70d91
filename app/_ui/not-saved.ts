/** What stands in the place of something that the device never loaded, while the network cannot be reached. */
export const NOT_SAVED = 'Not saved for offline use. Check your connection, then try again.'
