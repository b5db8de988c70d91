export interface PublishedAddress {
  /** `https://raids.example` */
  readonly origin?: string
  /** `/tera-raids`, or empty. */
  readonly basePath: string
  readonly variable?: string
}

type Environment = Readonly<Record<string, string | undefined>>

const SITE_URL = 'NEXT_PUBLIC_SITE_URL'
const BASE_PATH = 'NEXT_PUBLIC_BASE_PATH'

/**
 * Returns the address of a build from the variables that the publisher set, otherwise from those of the host that
 * builds it. A base path counts even if it is empty. The repository's name only counts if neither base path nor origin
 * is set. Throws with the name of an invalid variable. Sources:
 * https://docs.github.com/actions/reference/variables-reference,
 * https://developers.cloudflare.com/pages/configuration/build-configuration,
 * https://docs.netlify.com/configure-builds/environment-variables
 */
export function publishedAddress(environment: Environment): PublishedAddress {
  const { GITHUB_REPOSITORY } = environment
  const setBasePath = environment[BASE_PATH]
  const basePath = checkBasePath(setBasePath ?? '')
  const variable =
    [SITE_URL, 'CF_PAGES_URL'].find((name) => environment[name]) ?? netlifyVariable(environment)
  if (variable) return { origin: originOf(variable, environment[variable] ?? ''), basePath, variable }
  if (!GITHUB_REPOSITORY) return { basePath }
  const pages = pagesOfRepository(GITHUB_REPOSITORY)
  return { ...pages, ...(setBasePath !== undefined && { basePath }), variable: 'GITHUB_REPOSITORY' }
}

export function addressSettings({ origin, basePath }: PublishedAddress): Record<string, string> {
  return { ...(origin && { [SITE_URL]: origin }), [BASE_PATH]: basePath }
}

export function addressLine({ origin, basePath, variable }: PublishedAddress): string {
  if (origin)
    return `Canonical addresses, share cards and the sitemap point to ${origin}${basePath}/ (${variable}).`
  return (
    `${SITE_URL} is not set: share cards and the sitemap point to http://localhost:3000. ` +
    'To publish, set it to the origin of the site, such as https://raids.example.'
  )
}

// Netlify's name for this variable is so general that other programs use it for other things.
function netlifyVariable({ NETLIFY, URL: address }: Environment): string | undefined {
  return address && (NETLIFY || address.startsWith('https://')) ? 'URL' : undefined
}

function pagesOfRepository(repository: string): PublishedAddress {
  const [, owner, name] = /^([\w-]+)\/([\w.-]+)$/.exec(repository) ?? []
  if (!owner || !name) throw new Error(`GITHUB_REPOSITORY=${repository} is not owner/name`)
  const host = `${owner.toLowerCase()}.github.io`
  return { origin: `https://${host}`, basePath: name.toLowerCase() === host ? '' : `/${name}` }
}

function originOf(variable: string, address: string): string {
  const { origin, protocol, pathname, search, hash } = parseUrl(variable, address)
  if (!['http:', 'https:'].includes(protocol)) throw notAnOrigin(variable, address)
  if (pathname === '/' && !search && !hash) return origin
  throw new Error(`${variable}=${address} has more than an origin: set the path in ${BASE_PATH}`)
}

function parseUrl(variable: string, address: string): URL {
  if (!URL.canParse(address)) throw notAnOrigin(variable, address)
  return new URL(address)
}

function notAnOrigin(variable: string, address: string): Error {
  return new Error(`${variable}=${address} is not an origin, such as https://raids.example`)
}

function checkBasePath(path: string): string {
  if (path === '' || /^(?:\/[^/\s?#]+)+$/.test(path)) return path
  throw new Error(`${BASE_PATH}=${path} is not a path such as /tera-raids, without a slash at the end`)
}
