/**
 * Removes surplus slashes from the beginning of the address's path. When Next's router starts, it writes the path back:
 * `//other.example` would then name another site, which the browser refuses, and the page would lose its content.
 */
export function normalizePath() {
  const { pathname, search, hash } = window.location
  if (!pathname.startsWith('//')) return
  window.history.replaceState(null, '', pathname.replace(/^\/+/, '/') + search + hash)
}
