/** The folders that the end-to-end tests run on: the site, the same below a base path, and the release after it. */
export const EXPORTS = { site: '.e2e/site', belowBasePath: '.e2e/base-path', next: '.e2e/next' } as const
