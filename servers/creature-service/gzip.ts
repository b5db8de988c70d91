import type { Plugin } from 'graphql-yoga'

/** Compresses answers for callers that take gzip, as the real service does, so that byte counts are realistic. */
export const gzip: Plugin = {
  onResponse({ request, response, setResponse, fetchAPI }) {
    const acceptsGzip = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
    if (!acceptsGzip || !response.body) return
    const headers = new fetchAPI.Headers(response.headers)
    headers.set('content-encoding', 'gzip')
    headers.delete('content-length')
    const body = response.body.pipeThrough(new fetchAPI.CompressionStream('gzip'))
    setResponse(new fetchAPI.Response(body, { status: response.status, headers }))
  },
}
