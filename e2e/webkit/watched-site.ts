import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen, type RunningServer } from '@/servers/site/listen'

/** Under which the errors of a tab are kept, as a list of texts. */
const KEY = 'errors-of-this-tab'

/** Reads the errors of the tab, in order. Runs in the page. */
export const READ_ERRORS = `return JSON.parse(sessionStorage.getItem('${KEY}') ?? '[]')`

/** Of what an answer of fetch has, what is not as it was sent. */
const HEADERS_OF_TRANSFER = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'etag']

/**
 * The site on a port of its own, with an inline script in each page that keeps its errors: WebKit's driver says none. It
 * stands before the content policy, which is so not asked.
 */
export class WatchedSite {
  readonly #site: string
  readonly #answering = new Set<ServerResponse>()
  #running: RunningServer | undefined

  private constructor(site: string) {
    this.#site = site
  }

  /** @param site the address of a server of the site, without a slash at the end */
  static async start(site: string): Promise<WatchedSite> {
    const watched = new WatchedSite(site)
    const server = createServer((request, response) => {
      watched.#answering.add(response)
      response.once('close', () => watched.#answering.delete(response))
      void watched.#answer(request, response)
    })
    watched.#running = await listen(server, 0)
    return watched
  }

  get url(): string {
    return this.#running?.url.replace(/\/$/, '') ?? ''
  }

  /** Gives the answers that are due; from then on, nothing listens. Safe to call twice. */
  async stop() {
    const running = this.#running
    this.#running = undefined
    // A script that is cut off half way is an error of the network, which no page can prevent. While answers are given, the page
    // asks for more.
    while (this.#answering.size > 0)
      await Promise.all([...this.#answering].map((response) => once(response, 'close')))
    await running?.close()
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const answer = await fetch(this.#site + request.url, { redirect: 'manual' })
    const headers = [...answer.headers].filter(([name]) => !HEADERS_OF_TRANSFER.includes(name))
    response.writeHead(answer.status, Object.fromEntries(headers))
    if (!answer.headers.get('content-type')?.startsWith('text/html'))
      response.end(Buffer.from(await answer.arrayBuffer()))
    else response.end((await answer.text()).replace('<head>', `<head><script>(${watch})('${KEY}')</script>`))
  }
}

// Runs in the page.
function watch(key: string) {
  const keep = (...parts: unknown[]) => {
    const errors: unknown[] = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    sessionStorage.setItem(key, JSON.stringify([...errors, parts.join(' ')]))
  }
  const log = console.error
  console.error = (...parts) => {
    keep(...parts)
    log(...parts)
  }
  window.addEventListener('unhandledrejection', ({ reason }) => keep(reason))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    keep('securitypolicyviolation:', effectiveDirective, blockedURI, sample),
  )
  // Of a page that is left, the loads that a worker answers end in errors, which no visitor sees.
  let isLeft = false
  window.addEventListener('beforeunload', () => {
    isLeft = true
  })
  window.addEventListener('pageshow', () => {
    isLeft = false
  })
  const keepLoad = (address: string) => {
    if (!isLeft) keep('Failed to load', address)
  }
  // A load that fails is reported to its element, and does not rise to the window.
  window.addEventListener(
    'error',
    ({ target, message }) => {
      if (target instanceof HTMLImageElement || target instanceof HTMLScriptElement) keepLoad(target.src)
      else if (target instanceof HTMLLinkElement) keepLoad(target.href)
      else keep(message)
    },
    { capture: true },
  )
}
