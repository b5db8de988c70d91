import { resolve } from 'node:path'

/** The exports that hosts publish, as `npm run test:e2e` makes them. */
export const EXPORTS = { site: resolve('.e2e/site'), basePath: resolve('.e2e/base-path') } as const
