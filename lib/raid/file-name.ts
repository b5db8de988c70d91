/**
 * The name of the file or folder of a label: `indeedee-female`. It has only lower-case letters, digits and hyphens, which
 * are safe in every URL and file system. Empty for a label without letters and digits.
 */
export function fileNameOf(label: string): string {
  return (
    label
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? ''
  )
}
