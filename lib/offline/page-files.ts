export function scriptsOfPage(html: string): string[] {
  return attributesOf(
    scriptTags(html).filter((tag) => !isLegacy(tag)),
    'src',
  )
}

/** Browsers without modules also lack service workers. */
export function legacyScriptsOfPage(html: string): string[] {
  return attributesOf(scriptTags(html).filter(isLegacy), 'src')
}

/** Excludes inline style sheets. */
export function stylesOfPage(html: string): string[] {
  return attributesOf(
    styleTags(html).filter((tag) => !isDisabled(tag)),
    'href',
  )
}

export function inlineStylesOfPage(html: string): string[] {
  return attributesOf(styleTags(html).filter(isDisabled), 'href')
}

function styleTags(html: string): string[] {
  return tagsOf(html, 'link').filter((tag) => attribute(tag, 'rel') === 'stylesheet')
}

function isDisabled(tag: string): boolean {
  return /\sdisabled\b/i.test(tag)
}

function scriptTags(html: string): string[] {
  return tagsOf(html, 'script')
}

function isLegacy(tag: string): boolean {
  return /\bnomodule\b/i.test(tag)
}

function tagsOf(html: string, name: string): string[] {
  return html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? []
}

function attributesOf(tags: readonly string[], name: string): string[] {
  return [...new Set(tags.flatMap((tag) => attribute(tag, name) ?? []))]
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]+)"`).exec(tag)?.[1]
}

/** Names contain a hash of the content, so a name never changes its content. */
const HASHED_FILES = '/_next/static/'

export function filesOfPage(html: string): string[] {
  return [...scriptsOfPage(html), ...stylesOfPage(html)].filter((file) => file.includes(HASHED_FILES))
}

/**
 * Whether HTML is a page of a release: it loads at least one script or style of the site, and the release has all of
 * them.
 *
 * @param hasFile whether the release has the file at an address in the page
 */
export function isOwnPage(html: string, hasFile: (address: string) => boolean): boolean {
  const files = filesOfPage(html)
  return files.length > 0 && files.every(hasFile)
}

const BYTES = 8

/**
 * Returns the revision of a file: the beginning of its SHA-256 in hexadecimal digits, the same in Node and browsers.
 */
export async function revisionOf(content: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return Array.from(digest.slice(0, BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
