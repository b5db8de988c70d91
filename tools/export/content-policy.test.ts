import { withContentPolicy } from './content-policy'

const SERVICE = 'https://service.example'
const CHARSET = '<meta charSet="utf-8"/>'

function page(body: string) {
  return `<!DOCTYPE html><html><head>${CHARSET}<script src="/a.js" async=""></script></head><body>${body}</body></html>`
}

function policyOf(html: string): string {
  return /<meta http-equiv="content-security-policy" content="([^"]+)"\/>/.exec(html)?.[1] ?? ''
}

function directives(html: string) {
  return Object.fromEntries(
    policyOf(html)
      .split(';')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources]
      }),
  )
}

it('comes right after the charset, before any script', () => {
  expect(withContentPolicy(page(''), SERVICE)).toContain(
    `<head>${CHARSET}<meta http-equiv="content-security-policy"`,
  )
})

it('changes nothing else', () => {
  const html = page('<script>$&</script><p>$1</p>')
  expect(withContentPolicy(html, SERVICE).replace(/<meta http-equiv[^>]+>/, '')).toBe(html)
})

it("allows only the site's own files, and calls to the API", () => {
  expect(directives(withContentPolicy(page(''), SERVICE))).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'connect-src': ["'self'", SERVICE],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  })
})

// The example of https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Content-Security-Policy/script-src
it("allows the page's own inline scripts by their hashes, each once", () => {
  const script = '<script id="_R_">alert(\'Hello, world.\');</script>'
  expect(directives(withContentPolicy(page(script + script), SERVICE))['script-src']).toEqual([
    "'self'",
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  ])
})

// By `printf 'p{color:red}' | openssl dgst -sha256 -binary | base64`.
it("allows the page's own style elements by their hashes", () => {
  expect(directives(withContentPolicy(page('<style>p{color:red}</style>'), SERVICE))['style-src']).toEqual([
    "'self'",
    "'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='",
  ])
})

it.each(['<p style="color:red">', '<p\nclass="a" style="">', '<img onerror="x()">'])(
  'refuses %j, which the policy would forbid',
  (element) => {
    expect(() => withContentPolicy(page(element), SERVICE)).toThrow('the content policy forbids')
  },
)

it('does not mistake text, scripts or styles for style attributes', () => {
  const html = page(
    '<p title="a">style=b</p><script>i<a style="x"</script><style>i{content:"<a style=b"}</style>',
  )
  expect(() => withContentPolicy(html, SERVICE)).not.toThrow()
})

it('refuses a page without a charset', () => {
  expect(() => withContentPolicy('<html></html>', SERVICE)).toThrow('no charset')
})
