/** So long after a visitor began to leave the page, the page has stayed: a download begins like another page. */
const HAS_STAYED_AFTER_MS = 10_000

/**
 * Loads something. What the browser cuts off because the page is being left does not fail: nobody is there to be told, and a
 * console that says so names a fault that is none. Where the page stays after all, it fails later.
 */
export async function loadUnlessLeft<Result>(load: () => Promise<Result>): Promise<Result> {
  let stayed: Promise<void> | undefined
  const onLeaving = () => {
    stayed = new Promise((resolve) => setTimeout(resolve, HAS_STAYED_AFTER_MS))
  }
  // Only as long as it loads: with such a listener Firefox keeps no page for Back. The other event is for iOS.
  const events = ['beforeunload', 'pagehide'] as const
  for (const event of events) window.addEventListener(event, onLeaving)
  try {
    return await load()
  } catch (error) {
    await stayed
    throw error
  } finally {
    for (const event of events) window.removeEventListener(event, onLeaving)
  }
}
