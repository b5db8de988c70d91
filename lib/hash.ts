/** Returns a 32-bit integer. Different values give unrelated numbers. */
export function hashOf(...parts: readonly (string | number)[]): number {
  return mixBits(fnv(parts.join('\u0000')))
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
export function mixBits(hash: number): number {
  const firstPass = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  const secondPass = Math.imul(firstPass ^ (firstPass >>> 13), 0xc2b2ae35)
  return secondPass ^ (secondPass >>> 16)
}
