const NAME = 'tera-raid-info-box'

let channel: BroadcastChannel | undefined

/** Tells the site's other tabs that they show an old box. */
export function tellOtherTabs() {
  channel?.postMessage('changed')
}

/**
 * Calls back when another tab has changed the box, or may have while this page was frozen. Gives a function that ends it.
 * The channel is closed when the page is left: an open one keeps some browsers from freezing the page, and Back would load
 * it.
 */
export function hearOtherTabs(onChange: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const open = () => {
    channel = new BroadcastChannel(NAME)
    channel.addEventListener('message', onChange)
  }
  const close = () => {
    channel?.close()
    channel = undefined
  }
  const returned = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    open()
    onChange()
  }
  open()
  addEventListener('pagehide', close, { signal })
  addEventListener('pageshow', returned, { signal })
  return () => {
    ended.abort()
    close()
  }
}
