const NAME = 'tera-raid-info-box'

let channel: BroadcastChannel | undefined

export function notifyTabs() {
  channel?.postMessage('changed')
}

/**
 * Calls back when another tab has changed the box, or may have while this page was frozen. Returns a function that stops
 * this. Closes the channel when the visitor leaves the page: an open channel makes some browsers reload the page on Back.
 */
export function onTabChange(onChange: () => void): () => void {
  const lifetime = new AbortController()
  const { signal } = lifetime
  const open = () => {
    channel = new BroadcastChannel(NAME)
    channel.addEventListener('message', onChange)
  }
  const close = () => {
    channel?.close()
    channel = undefined
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    open()
    onChange()
  }
  open()
  addEventListener('pagehide', close, { signal })
  addEventListener('pageshow', onPageShow, { signal })
  return () => {
    lifetime.abort()
    close()
  }
}
