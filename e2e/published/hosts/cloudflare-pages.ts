import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { EXPORTS } from './exports'
import type { Host } from './host'
import { startServerProgram } from './server-program'

const WRANGLER = resolve('node_modules/.bin/wrangler')

/** The newest that the runtime of this version of wrangler knows would do; it must not depend on the day. */
const COMPATIBILITY_DATE = '2026-04-01'

/** The local runtime of Cloudflare Pages, with the export as the README says to publish it there. */
export const cloudflarePages: Host = {
  name: 'Cloudflare Pages',
  basePath: '',
  unknownDeepLink: 200,
  unknownPath: 302,
  showsUnknown: true,
  sendsHeaders: true,
  start() {
    const folder = mkdtempSync(join(tmpdir(), 'cloudflare-'))
    const published = join(folder, 'out')
    cpSync(EXPORTS.site, published, { recursive: true })
    execFileSync('sh', ['docs/hosts/cloudflare-pages.sh', published])
    return startServerProgram({
      command: WRANGLER,
      parameters: (port) => [
        ...['pages', 'dev', published, '--ip', '127.0.0.1', '--port', `${port}`],
        ...['--compatibility-date', COMPATIBILITY_DATE],
      ],
      environment: { CI: '1', WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_PATH: folder },
      folder,
    })
  },
}
