import { readdir } from 'node:fs/promises'

/** A file or folder right below the root of an export. */
export interface PublishedEntry {
  readonly name: string
  readonly isFolder: boolean
}

/** What hosts read for themselves and do not publish. */
export const HOST_FILES = { headers: '_headers', redirects: '_redirects' } as const

/** What an export publishes right below its root, by name. */
export async function publishedEntries(directory: string): Promise<PublishedEntry[]> {
  const entries = await readdir(directory, { withFileTypes: true })
  const unpublished: readonly string[] = Object.values(HOST_FILES)
  return entries
    .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
    .filter(({ name }) => !name.startsWith('.') && !unpublished.includes(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}
