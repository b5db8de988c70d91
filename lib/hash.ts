/** Returns a 32-bit integer hash of some values. Different values give unrelated numbers. */
export function hashOf(...parts: readonly (string | number)[]): number {
  return mixed(fnv(parts.join('\u0000')))
}

// FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/
function fnv(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}

/**
 * Mixes the bits of a hash with the finalizer of MurmurHash3, so that texts that only differ in the last letter have
 * unrelated hashes.
 */
export function mixed(hash: number): number {
  const first = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35)
  return second ^ (second >>> 16)
}
