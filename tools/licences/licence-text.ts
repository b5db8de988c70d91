import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** Packages that a package brings along in its own folder, where what they ship as says nothing of their licence. */
const BROUGHT_ALONG: Readonly<Record<string, string>> = { next: 'dist/compiled/process' }

const LICENCE_FILE = /^licen[cs]e(?:\.md|\.txt)?$/i

const packageSchema = z.object({
  name: z.string(),
  repository: z.optional(z.union([z.string(), z.object({ url: z.string() })])),
})

/**
 * The words of a package's licence, those of packages that it brings along included; where it has no such file, the
 * address of its source, or its page on npm.
 *
 * @param folder where the package is installed
 */
export async function licenceText(name: string, folder: string): Promise<string> {
  const along = BROUGHT_ALONG[name]
  const folders = along ? [folder, join(folder, along)] : [folder]
  return (await Promise.all(folders.map(textIn))).join('\n\n')
}

async function textIn(folder: string): Promise<string> {
  const file = (await readdir(folder)).find((name) => LICENCE_FILE.test(name))
  if (file) return (await readFile(join(folder, file), 'utf8')).trim()
  const { name, repository } = packageSchema.parse(
    JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')),
  )
  if (typeof repository === 'string') return repository
  return repository?.url ?? `https://www.npmjs.com/package/${name}`
}
