const NAME = 'tera-raid-info-box'

let channel: BroadcastChannel | undefined

/** Tells the site's other tabs that they show a box of before. */
export function tellOtherTabs() {
  channel?.postMessage('changed')
}

/**
 * Hears when another tab has changed the box, or may have while this page was frozen. Gives a function that ends it. An open
 * channel would keep some browsers from freezing a page that is left, so that Back would load it again.
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
