/** The longest answer that is read, in bytes: seventy times the usual one. */
export const MAX_ANSWER_BYTES = 2_000_000

/**
 * Fetches an answer of the creature service as `fetch` does, and reads it to its end.
 * Rejects a redirect, since the browser would not post the call again, and an answer as soon as it is too long: the rest is
 * not received.
 */
export async function fetchAnswer(...parameters: Parameters<typeof fetch>): Promise<Response> {
  const [address, init] = parameters
  const response = await fetch(address, { ...init, redirect: 'manual' })
  if (isRedirect(response)) throw new Error('a redirect')
  return response.body ? new Response(await readToEnd(response.body), response) : response
}

// A browser hides the status of a redirect, Node does not.
function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400)
}

// Not by a stream that ends with an error of its own: Chromium would report that as a failure of the network.
async function readToEnd(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Blob> {
  const reader = body.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length
    if (length > MAX_ANSWER_BYTES) {
      await reader.cancel()
      throw new Error(`longer than ${MAX_ANSWER_BYTES} bytes`)
    }
    chunks.push(read.value)
  }
  return new Blob(chunks)
}
