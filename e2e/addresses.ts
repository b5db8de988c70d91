/** Where playwright.config.ts serves what the end-to-end tests run against, and a port where nothing listens. */
export const PORTS = { site: 4173, basePath: 4174, service: 4175, nobody: 4179 } as const

/** The address of the creature service that the export under test was built with. */
export const SERVICE_ADDRESS = `http://localhost:${PORTS.service}/v8`

/** The base path of the second export. */
export const BASE_PATH = '/sub'
