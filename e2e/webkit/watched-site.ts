import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen, type RunningServer } from '@/servers/site/listen'

const KEY = 'errors-of-this-tab'

/** Runs in the page. Reads the errors of the tab, in order. */
export const READ_ERRORS = `return JSON.parse(sessionStorage.getItem('${KEY}') ?? '[]')`

/** Headers that no longer apply to a decoded answer. */
const HEADERS_OF_TRANSFER = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'etag']

/**
 * The site on its own port, with an inline script in each page that stores its errors, since WebKit's driver reports
 * none. The script precedes the content policy, so the policy doesn't apply to it.
 */
export class WatchedSite {
  readonly #site: string
  readonly #answering = new Set<ServerResponse>()
  #running: RunningServer | undefined

  private constructor(site: string) {
    this.#site = site
  }

  static async start(site: string): Promise<WatchedSite> {
    const watchedSite = new WatchedSite(site)
    const server = createServer((request, response) => {
      watchedSite.#answering.add(response)
      response.once('close', () => watchedSite.#answering.delete(response))
      void watchedSite.#answer(request, response)
    })
    watchedSite.#running = await listen(server, 0)
    return watchedSite
  }

  get url(): string {
    return this.#running?.url.replace(/\/$/, '') ?? ''
  }

  async stop() {
    const running = this.#running
    this.#running = undefined
    // A cut-off script is a network error, which no page can prevent. The page sends further requests while it gets
    // answers.
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

function watch(key: string) {
  const keep = (...args: unknown[]) => {
    const errors: unknown[] = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    sessionStorage.setItem(key, JSON.stringify([...errors, args.join(' ')]))
  }
  const log = console.error
  console.error = (...args) => {
    keep(...args)
    log(...args)
  }
  window.addEventListener('unhandledrejection', ({ reason }) => keep(reason))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    keep('securitypolicyviolation:', effectiveDirective, blockedURI, sample),
  )
  // When a page is left, loads that a worker answers end in errors that no visitor sees.
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
  // An element gets the error of a failed load, which doesn't bubble to the window.
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
