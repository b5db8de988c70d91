import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EXPORTS } from '@/testing/addresses'
import type { Host } from './host'
import { startServerProgram } from './server-program'

/** The newest version that runs on Node 20. It isn't a dependency, since it is very large. */
const WRANGLER = 'wrangler@4.86.0'

/** Fixed, so that the result doesn't depend on the day. */
const COMPATIBILITY_DATE = '2026-04-01'

/** Publishes the export as `docs/hosting.md` describes, in the local runtime. */
export const cloudflarePages: Host = {
  name: 'Cloudflare Pages',
  tag: '@heavy',
  basePath: '',
  unknownDeepLink: 200,
  unknownPath: 302,
  showsUnknown: true,
  sendsHeaders: true,
  start() {
    const folder = mkdtempSync(join(tmpdir(), 'cloudflare-'))
    const target = join(folder, 'out')
    cpSync(EXPORTS.site, target, { recursive: true })
    execFileSync('sh', ['docs/hosts/cloudflare-pages.sh', target])
    return startServerProgram({
      command: fetchWrangler(),
      parameters: (port) => [
        ...['pages', 'dev', target, '--ip', '127.0.0.1', '--port', `${port}`],
        ...['--compatibility-date', COMPATIBILITY_DATE],
      ],
      environment: { CI: '1', WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_PATH: folder },
      folder,
    })
  },
}

function fetchWrangler(): string {
  console.log(`npx --yes ${WRANGLER}`)
  return execFileSync('npx', ['--yes', '--package', WRANGLER, 'which', 'wrangler'], {
    encoding: 'utf8',
  }).trim()
}
