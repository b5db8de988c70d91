/**
 * A label as the name of a file or folder: `indeedee-female`. Lower-case letters, digits and hyphens mean the same in
 * every address and on every disk; a label without any of them becomes an empty name.
 */
export function fileNameOf(label: string): string {
  return (
    label
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? ''
  )
}
