/** The option that names a creature service, for the command line. */
export const SERVICE_OPTION = { type: 'string', value: 'https://…', about: 'asks this service' } as const

/**
 * The address of the creature service that `--url` names; `undefined` where it names none.
 * Throws when the address is none of the web.
 */
export function namedService(url: string | undefined): string | undefined {
  if (url === undefined || isWebAddress(url)) return url
  throw new Error(`--url ${url}: not an address, such as https://service.example/v8`)
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol)
}
