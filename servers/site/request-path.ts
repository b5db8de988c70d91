/** What a request asks for, below the root of its server. */
export interface RequestPath {
  /** The decoded names between the slashes; a name may hold anything but a NUL. */
  readonly names: readonly string[]
  /** Whether a slash stands at the end. */
  readonly isFolder: boolean
}

/**
 * Reads the path of a request's target.
 *
 * @param target as the request line has it: percent-encoded, with query
 * @returns undefined when it is no path, or is not percent-encoded UTF-8
 */
export function parseRequestPath(target: string): RequestPath | undefined {
  const [path = ''] = target.split('?')
  if (!path.startsWith('/')) return undefined
  try {
    const names = path.slice(1).split('/').map(decodeURIComponent)
    if (names.some((name) => name.includes('\0'))) return undefined
    const isFolder = names.at(-1) === ''
    return { names: isFolder ? names.slice(0, -1) : names, isFolder }
  } catch {
    return undefined
  }
}

/** Whether a name can be that of a published file or folder: it is not hidden, and means only itself in any path. */
export function isPublishedName(name: string): boolean {
  return /^[^./\\?#][^/\\?#]*$/.test(name)
}
