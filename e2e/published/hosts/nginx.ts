import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { EXPORTS } from '@/testing/addresses'
import { thisMachine } from '@/testing/browser/machine'
import type { Host } from './host'
import { findProgram, startServerProgram } from './server-program'

const SHIPPED_EXAMPLE = 'docs/hosts/nginx.conf'

/** The bundled example configuration, except port and root. */
export const nginx: Host = {
  name: 'nginx',
  basePath: '',
  unknownDeepLink: 200,
  unknownPath: 404,
  showsUnknown: true,
  sendsHeaders: true,
  async start() {
    const command = findProgram('nginx', thisMachine)
    if (!command) return undefined
    const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
    const parameters = (port: number) => [
      '-e',
      'stderr',
      '-p',
      folder,
      '-c',
      writeConfiguration(folder, port),
    ]
    return startServerProgram({ command, parameters, folder })
  },
}

function writeConfiguration(folder: string, port: number): string {
  const example = readFileSync(SHIPPED_EXAMPLE, 'utf8')
  const withPort = replace(example, 'listen 80;', `listen ${port};`)
  writeFileSync(
    join(folder, 'site.conf'),
    replace(withPort, '/srv/tera-raid-info/out;', `${resolve(EXPORTS.site)};`),
  )
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, baseConfiguration(folder))
  return file
}

/** For one process on Debian that needs no rights and leaves no files. */
function baseConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  return `
    daemon off;
    master_process off;
    pid ${folder}/pid;
    events {}
    http {
      include /etc/nginx/mime.types;
      access_log off;
      ${temporary.join('\n')}
      include ${folder}/site.conf;
    }
  `
}

function replace(text: string, search: string, replacement: string): string {
  if (!text.includes(search)) throw new Error(`${SHIPPED_EXAMPLE} lacks ${search}`)
  return text.replace(search, replacement)
}
