import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pMap from 'p-map'

const CHARSET = /<meta charset="utf-8"\s*\/?>/i
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const FORBIDDEN_BY_POLICY = /<style\b|<[a-z][^>]*\s(?:style|on[a-z]+)=/i

/**
 * A page with its content security policy right after its charset, before anything that the policy is about. The policy
 * allows what the site itself serves, calls to the creature service, and of all inline scripts exactly the page's own.
 * Throws when the page has no charset, or an inline style or event handler: the policy would forbid them.
 *
 * @param serviceOrigin the origin of the creature service
 */
export function withContentPolicy(html: string, serviceOrigin: string): string {
  const forbidden = FORBIDDEN_BY_POLICY.exec(html.replace(SCRIPT, ''))
  if (forbidden) throw new Error(`the content policy forbids ${forbidden[0]}`)
  if (!CHARSET.test(html)) throw new Error('there is no charset to write the content policy after')
  const policy = contentPolicy(inlineScripts(html), serviceOrigin)
  return html.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="content-security-policy" content="${policy}"/>`,
  )
}

function contentPolicy(scripts: readonly string[], serviceOrigin: string): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(scripts.map(hashSource))].join(' '),
    "style-src 'self'",
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

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/** Keeps disk and processor busy, without all pages in memory at once. */
const PAGES_AT_ONCE = 16

/**
 * Writes into every page of a fresh export its content security policy.
 * Throws when a page has what the policy would forbid, naming the page.
 *
 * @param serviceOrigin the origin of the creature service
 */
export async function securePages(directory: string, serviceOrigin: string): Promise<void> {
  const files = await readdir(directory, { recursive: true })
  const pages = files.filter((file) => file.endsWith('.html'))
  await pMap(
    pages,
    async (page) => {
      const file = join(directory, page)
      await writeFile(file, securedPage(page, await readFile(file, 'utf8'), serviceOrigin))
    },
    { concurrency: PAGES_AT_ONCE },
  )
}

function securedPage(page: string, html: string, serviceOrigin: string): string {
  try {
    return withContentPolicy(html, serviceOrigin)
  } catch (cause) {
    throw new Error(`${page}: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}
