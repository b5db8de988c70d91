import { EXPORTS } from '@/testing/addresses'
import { thisMachine } from '@/testing/browser/machine'
import type { Host } from './host'
import { findProgram, startServerProgram } from './server-program'

export const python: Host = {
  name: 'python3 -m http.server',
  basePath: '',
  unknownDeepLink: 404,
  unknownPath: 404,
  showsUnknown: false,
  sendsHeaders: false,
  async start() {
    const command = findProgram('python3', thisMachine)
    if (!command) return undefined
    const parameters = (port: number) => ['-m', 'http.server', `${port}`, '--directory', EXPORTS.site]
    return startServerProgram({ command, parameters })
  },
}
