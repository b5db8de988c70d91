import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import compression from 'compression'
import sirv from 'sirv'
import { DEEP_LINK_ROOT } from '@/lib/links/site'
import { cacheControl, REVALIDATE, SITE_HEADERS } from './site-headers'

const HEADERS = new Map(Object.entries(SITE_HEADERS))

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Serves an exported folder like a static host. A folder shows its `index.html`, and without trailing slash redirects
 * to it. A missing file gets `404.html`, with status 200 for a deep link, which the page then shows. A path that is not
 * percent-encoded UTF-8 gets the same page with status 400.
 *
 * @param directory absolute
 * @param basePath the path under which the export is published: `/sub`, or empty
 */
export function siteListener(directory: string, basePath: string): RequestListener {
  // Typed for express, but works on any request of node:http.
  const compress = compression() as Middleware
  // `dev` reads the folder at each request, so that a new export is visible immediately.
  const sendFile = sirv(directory, { dev: true, etag: true, extensions: [] })
  const baseNames = basePath.split('/').filter(Boolean)

  return (request, response) => compress(request, response, () => answer(request, response))

  function answer(request: IncomingMessage, response: ServerResponse): void {
    response.setHeaders(HEADERS)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(response.setHeader('Allow', 'GET, HEAD'), 405, 'Method not allowed')
      return
    }
    const target = request.url ?? ''
    const path = parseRequestPath(target)
    const names = path && namesBelow(baseNames, path)
    if (!path) sendFallback(400, response)
    else if (!names?.every(isPublishedName)) sendFallback(404, response)
    else if (path.isFolder) sendPublished([...names, 'index.html'], request, response)
    else if (existsSync(join(directory, ...names, 'index.html'))) redirectToFolder(target, response)
    else sendPublished(names, request, response)
  }

  function sendPublished(names: readonly string[], request: IncomingMessage, response: ServerResponse) {
    const file = `/${names.join('/')}`
    request.url = encodeURI(file)
    // Ignore ranges: files are small, and a range cannot be compressed.
    delete request.headers.range
    response.setHeader('Cache-Control', cacheControl(file))
    sendFile(request, response, () =>
      sendFallback(names[0]?.toLowerCase() === DEEP_LINK_ROOT ? 200 : 404, response),
    )
  }

  async function sendFallback(status: 200 | 400 | 404, response: ServerResponse) {
    const page = await readFile(join(directory, '404.html')).catch(() => undefined)
    if (!page) return sendText(response, 404, 'Not found')
    response
      .writeHead(status, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': REVALIDATE })
      .end(page)
  }
}

function namesBelow(baseNames: readonly string[], { names }: RequestPath): readonly string[] | undefined {
  const isBelow = baseNames.every((name, position) => names[position] === name)
  return isBelow ? names.slice(baseNames.length) : undefined
}

function redirectToFolder(target: string, response: ServerResponse) {
  const [path, ...query] = target.split('?')
  response.writeHead(308, { Location: [`${path}/`, ...query].join('?'), 'Cache-Control': REVALIDATE }).end()
}

function sendText(response: ServerResponse, status: number, text: string) {
  response
    .writeHead(status, { 'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': REVALIDATE })
    .end(text)
}

interface RequestPath {
  /** The decoded names between the slashes, without NUL characters. */
  readonly names: readonly string[]
  readonly isFolder: boolean
}

/**
 * Parses the path of a request. Returns `undefined` if it is not a path, or not percent-encoded UTF-8.
 *
 * @param target of the request line: percent-encoded, with query
 */
export function parseRequestPath(target: string): RequestPath | undefined {
  const [path = ''] = target.split('?')
  if (!path.startsWith('/')) return undefined
  try {
    const names = path.slice(1).split('/').map(decodeURIComponent)
    if (names.some((name) => name.includes('\0'))) return undefined
    const isFolder = names.at(-1) === ''
    return { names: isFolder ? names.slice(0, -1) : names, isFolder }
  } catch {
    return undefined
  }
}

/** Whether a name may be a published file or folder: it is not hidden, and has no special meaning in a path. */
export function isPublishedName(name: string): boolean {
  return /^[^./\\?#][^/\\?#]*$/.test(name)
}
