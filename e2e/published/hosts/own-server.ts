import { startSite } from '@/servers/site/start-site'
import { EXPORTS } from '@/testing/addresses'
import type { Host } from './host'

export const ownServer: Host = {
  name: 'npm start',
  basePath: '',
  unknownDeepLink: 200,
  unknownPath: 404,
  showsUnknown: true,
  sendsHeaders: true,
  start: () => startSite({ directory: EXPORTS.site, port: 0 }),
}
