/** Bytes of a hash that tell one content of a file from another. */
const BYTES = 8

/** The revision of a file by its content: the beginning of its SHA-256 in hexadecimal digits, the same in Node and browsers. */
export async function revisionOf(content: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return Array.from(digest.slice(0, BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
