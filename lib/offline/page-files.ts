/** The addresses of the scripts that a page makes a browser of today load, as its HTML writes them. */
export function scriptsOfPage(html: string): string[] {
  return attributesOf(
    scriptTags(html).filter((tag) => !isLegacy(tag)),
    'src',
  )
}

/** The addresses of the scripts of a page for browsers that know no modules, and so no service worker either. */
export function legacyScriptsOfPage(html: string): string[] {
  return attributesOf(scriptTags(html).filter(isLegacy), 'src')
}

/** The addresses of the style sheets that a page makes a browser load, as its HTML writes them. */
export function stylesOfPage(html: string): string[] {
  return attributesOf(
    styleTags(html).filter((tag) => !isDisabled(tag)),
    'href',
  )
}

/** The addresses of the style sheets that a page only names, since their text stands in it. */
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

/** Files below this have a hash of their content in their name: the same name means the same content. */
const HASHED_FILES = '/_next/static/'

/** The scripts and styles of the site that a page loads, as its HTML writes them. What a host adds does not count. */
export function filesOfPage(html: string): string[] {
  return [...scriptsOfPage(html), ...stylesOfPage(html)].filter((file) => file.includes(HASHED_FILES))
}

/**
 * Whether HTML is a page of the release that has certain files: of the scripts and styles of the site that the page
 * loads, and there are some, it has every one.
 *
 * @param has whether the release has the file at an address that a page names
 */
export function isOwnPage(html: string, has: (address: string) => boolean): boolean {
  const files = filesOfPage(html)
  return files.length > 0 && files.every(has)
}

/** Bytes of a hash that tell one content of a file from another. */
const BYTES = 8

/** The revision of a file by its content: the beginning of its SHA-256 in hexadecimal digits, the same in Node and browsers. */
export async function revisionOf(content: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return Array.from(digest.slice(0, BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
