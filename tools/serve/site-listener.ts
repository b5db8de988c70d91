import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import compression from 'compression'
import sirv from 'sirv'
import { isPublishedName, parseRequestPath, type RequestPath } from './request-path'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

const FOR_A_YEAR = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'

/**
 * Answers requests from an exported folder as a static host does: a folder by its `index.html`, a folder without its
 * slash by a redirect to it, what is not there by `404.html`.
 *
 * @param directory absolute
 * @param basePath the path below which the export is published: `/sub`, or empty
 */
export function siteListener(directory: string, basePath: string): RequestListener {
  // Typed for express, but works on any request of node:http.
  const compress = compression() as Middleware
  // `dev` looks at the folder on each request: a new export shows at once.
  const sendFile = sirv(directory, { dev: true, etag: true, extensions: [] })
  const baseNames = basePath.split('/').filter(Boolean)

  return (request, response) => compress(request, response, () => answer(request, response))

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(response.setHeader('Allow', 'GET, HEAD'), 405, 'Method not allowed')
      return
    }
    const target = request.url ?? ''
    const path = parseRequestPath(target)
    const names = path && namesBelow(baseNames, path)
    if (!path) sendText(response, 400, 'Bad request')
    else if (!names?.every(isPublishedName)) sendNotFound(response)
    else if (path.isFolder) sendPublished([...names, 'index.html'], request, response)
    else if (existsSync(join(directory, ...names, 'index.html'))) redirectToFolder(target, response)
    else sendPublished(names, request, response)
  }

  function sendPublished(names: readonly string[], request: IncomingMessage, response: ServerResponse) {
    const file = `/${names.join('/')}`
    request.url = encodeURI(file)
    // Nothing here is large enough to be asked for in parts, and a part cannot be compressed.
    delete request.headers.range
    response.setHeader('Cache-Control', file.startsWith('/_next/static/') ? FOR_A_YEAR : ASK_AGAIN)
    sendFile(request, response, () => sendNotFound(response))
  }

  async function sendNotFound(response: ServerResponse) {
    const page = await readFile(join(directory, '404.html')).catch(() => undefined)
    if (!page) return sendText(response, 404, 'Not found')
    response
      .writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': ASK_AGAIN })
      .end(page)
  }
}

function namesBelow(baseNames: readonly string[], { names }: RequestPath): readonly string[] | undefined {
  const isBelow = baseNames.every((name, position) => names[position] === name)
  return isBelow ? names.slice(baseNames.length) : undefined
}

function redirectToFolder(target: string, response: ServerResponse) {
  const [path, ...query] = target.split('?')
  response.writeHead(308, { Location: [`${path}/`, ...query].join('?'), 'Cache-Control': ASK_AGAIN }).end()
}

function sendText(response: ServerResponse, status: number, text: string) {
  response
    .writeHead(status, { 'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': ASK_AGAIN })
    .end(text)
}
