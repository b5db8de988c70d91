import type { RunningServer } from '@/servers/site/listen'

/** Expected answers according to `docs/hosting.md`. */
export interface Host {
  readonly name: string
  /** `@heavy` if it is too large for every run: only `npm run test:hosts` tests it. */
  readonly tag?: '@heavy'
  readonly basePath: string
  /** The status of a deep link without a page, such as one in lower case. */
  readonly unknownDeepLink: 200 | 404
  readonly unknownPath: 302 | 404
  /** Whether the site shows the raid of a deep link, and the root for another path. */
  readonly showsUnknown: boolean
  /** The headers include how long browsers may cache each file. */
  readonly sendsHeaders: boolean
  /** Returns `undefined` if the host is neither installed nor installable. */
  start(): Promise<RunningServer | undefined>
}
