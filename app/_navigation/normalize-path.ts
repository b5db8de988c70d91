/**
 * Takes surplus slashes from the beginning of the address's path. Written back as it is, as Next's router does when it
 * starts, `//other.example` would mean another site: the browser refuses that, and no content is left.
 */
export function normalizePath() {
  const { pathname, search, hash } = window.location
  if (!pathname.startsWith('//')) return
  window.history.replaceState(null, '', pathname.replace(/^\/+/, '/') + search + hash)
}
