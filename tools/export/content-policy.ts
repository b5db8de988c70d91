import { createHash } from 'node:crypto'

const CHARSET = /<meta charset="utf-8"\s*\/?>/i
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi
const FORBIDDEN_BY_POLICY = /<[a-z][^>]*\s(?:style|on[a-z]+)=/i

/**
 * Returns the page with its content security policy right after its charset, before anything that the policy affects.
 * The policy allows what the site itself serves, calls to the Pokémon API, and only the page's own inline scripts and
 * style elements. It is in the page, since each page has other hashes, and static hosts have no headers per page.
 * Throws if the page has no charset, or has a style attribute or event handler, which the policy would forbid.
 *
 * @param serviceOrigin the origin of the Pokémon API
 */
export function withContentPolicy(html: string, serviceOrigin: string): string {
  const violation = FORBIDDEN_BY_POLICY.exec(html.replace(SCRIPT, '').replace(STYLE, ''))
  if (violation) throw new Error(`the content policy forbids ${violation[0]}`)
  if (!CHARSET.test(html)) throw new Error('no charset: the content policy must follow it')
  const policy = contentPolicy({ scripts: inlineScripts(html), styles: inlineStyles(html) }, serviceOrigin)
  return html.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="content-security-policy" content="${policy}"/>`,
  )
}

interface Inline {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

function contentPolicy({ scripts, styles }: Inline, serviceOrigin: string): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashSources(scripts)].join(' '),
    ["style-src 'self'", ...hashSources(styles)].join(' '),
    "img-src 'self'",
    `connect-src 'self' ${serviceOrigin}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join(';')
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\ssrc=/i.test(attributes))
    .map(([, , content = '']) => content)
}

function inlineStyles(html: string): string[] {
  return [...html.replace(SCRIPT, '').matchAll(STYLE)].map(([, content = '']) => content)
}

function hashSources(texts: readonly string[]): Set<string> {
  return new Set(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))
}
