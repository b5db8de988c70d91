/**
 * The address under which a visited page is kept: a link with or without its slash at the end, query or fragment opens
 * the same page.
 *
 * @param address absolute
 */
export function pageKey(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname.replace(/\/?$/, '/')
}
