import { parseArgs } from 'node:util'

/**
 * The address of the creature service that a command line names by `--url`; `undefined` where it names none.
 * Throws when the address is none of the web, or anything else is said.
 *
 * @param parameters of the command line, without the program
 */
export function namedService(parameters: readonly string[]): string | undefined {
  const { url } = parseArgs({ args: [...parameters], options: { url: { type: 'string' } } }).values
  if (url === undefined || isWebAddress(url)) return url
  throw new Error(`--url ${url}: not an address, such as https://service.example/v8`)
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol)
}
