// Next runs this file before its router reads the address. The router writes the path back: `//other.example` would then
// name another site. The browser would refuse that, and the page would lose its content.
const { pathname, search, hash } = window.location
if (pathname.startsWith('//'))
  window.history.replaceState(null, '', pathname.replace(/^\/+/, '/') + search + hash)

export {}
