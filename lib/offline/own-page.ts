import { scriptsOfPage, stylesOfPage } from './page-files'

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
