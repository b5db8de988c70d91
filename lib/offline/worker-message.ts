/** What a page asks of the service worker: to save what is at some absolute addresses, or the whole release. */
export type WorkerMessage =
  | { readonly type: 'save'; readonly addresses: readonly string[] }
  | { readonly type: 'save-release' }
