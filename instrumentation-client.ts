// Next runs this file before its router looks at the address, and writes the path back when it starts: `//other.example`
// would then name another site, which the browser refuses, and the page would lose its content.
const { pathname, search, hash } = window.location
if (pathname.startsWith('//'))
  window.history.replaceState(null, '', pathname.replace(/^\/+/, '/') + search + hash)

export {}
