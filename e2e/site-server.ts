import { createServer, type RequestListener } from 'node:http'
import { listen, type RunningServer } from '@/tools/serve/listen'
import { siteListener } from '@/tools/serve/site-listener'

/** A server of the site that can be given another release, or fail, while visitors are there. */
export class SiteServer {
  /** The path of every request, in order. */
  readonly asked: string[] = []
  readonly #server = createServer((request, response) => {
    this.asked.push(request.url ?? '')
    this.#answer(request, response)
  })
  readonly #basePath: string
  #answer: RequestListener
  #running: RunningServer | undefined

  private constructor(directory: string, basePath: string) {
    this.#basePath = basePath
    this.#answer = siteListener(directory, basePath)
  }

  /** Publishes the export in a folder, on a port that is free. */
  static async start(directory: string, basePath = ''): Promise<SiteServer> {
    const site = new SiteServer(directory, basePath)
    site.#running = await listen(site.#server, 0)
    return site
  }

  /** The site's address, without a slash at the end. */
  get url(): string {
    return `${this.#running?.url}${this.#basePath}`
  }

  /** From now on, another export is published. */
  publish(directory: string) {
    this.#answer = siteListener(directory, this.#basePath)
  }

  /** From now on, every answer is an error of the host, with a status of 500 or above. */
  fail(status = 503) {
    this.#answer = (_, response) =>
      response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>The host failed</h1>')
  }

  /** From now on, no request is answered. */
  hang() {
    this.#answer = () => undefined
  }

  /** From now on, nothing listens. */
  async stop() {
    await this.#running?.close()
  }
}
