import { scriptsOfPage, stylesOfPage } from './page-files'

/** Files below this have a hash of their content in their name: the same name means the same content. */
const HASHED_FILES = '/_next/static/'

/**
 * Whether HTML is a page of the release that has certain files: of the scripts and styles of the site that the page
 * loads, and there are some, it has every one. What a host adds to its pages does not count.
 *
 * @param has whether the release has the file at an address that a page names
 */
export function isOwnPage(html: string, has: (address: string) => boolean): boolean {
  const files = [...scriptsOfPage(html), ...stylesOfPage(html)].filter((file) => file.includes(HASHED_FILES))
  return files.length > 0 && files.every(has)
}
