import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { listen } from '@/servers/site/listen'
import { parseRequestPath } from '@/servers/site/site-listener'
import { BASE_PATH, EXPORTS } from '@/testing/addresses'
import type { Host } from './host'

/**
 * Imitates GitHub Pages, which only runs at GitHub: everything is below the repository's name, browsers may cache every
 * file for ten minutes, and `404.html` replaces missing files.
 */
export const githubPages: Host = {
  name: 'as GitHub Pages',
  basePath: BASE_PATH,
  unknownDeepLink: 404,
  unknownPath: 404,
  showsUnknown: true,
  sendsHeaders: false,
  start: () => listen(createServer(pagesListener(EXPORTS.belowBasePath, BASE_PATH)), 0),
}

function pagesListener(directory: string, basePath: string): RequestListener {
  const setHeaders = (response: ServerResponse) => response.setHeader('Cache-Control', 'max-age=600')
  const sendFile = sirv(directory, { dev: true, extensions: ['html'], setHeaders })

  return (request, response) => {
    const target = request.url ?? ''
    const names = parseRequestPath(target)?.names ?? []
    if (!target.startsWith(`${basePath}/`)) return sendNotFound(response)
    if (!target.endsWith('/') && existsSync(join(directory, ...names.slice(1), 'index.html')))
      return response.writeHead(301, { Location: `${target}/` }).end()
    request.url = target.slice(basePath.length)
    return sendFile(request, response, () => sendNotFound(response))
  }

  async function sendNotFound(response: ServerResponse) {
    const page = await readFile(join(directory, '404.html'))
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page)
  }
}
