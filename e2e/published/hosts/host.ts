import type { RunningServer } from '@/servers/site/listen'

/** A way to publish the site, and how it answers according to `docs/hosting.md`. */
export interface Host {
  readonly name: string
  /** `@heavy` where it is too large for every run: `npm run test:hosts` then tests it. */
  readonly tag?: '@heavy'
  /** The path below which it publishes the site. */
  readonly basePath: string
  /** The status of a deep link that is no page, such as one in lower case. */
  readonly unknownDeepLink: 200 | 404
  /** The status of any other path that is not there. */
  readonly unknownPath: 302 | 404
  /** Whether the app shows both of them: the raid of the one, the root instead of the other. */
  readonly showsUnknown: boolean
  /** Whether it sends the site's headers, and says of each file how long to keep it. */
  readonly sendsHeaders: boolean
  /** Starts to publish the site; returns `undefined` if the host is missing on this machine and cannot be installed. */
  start(): Promise<RunningServer | undefined>
}
