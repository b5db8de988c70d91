import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LICENCES_FILE } from '@/lib/licences-file'
import { licenceText } from './licence-text'
import { type ShippedPackage, shippedPackages } from './shipped-packages'

/** Writes into an export the licence of every package that ships, word for word, as most of them ask. */
export async function writeLicences(directory: string): Promise<void> {
  const packages = shippedPackages(JSON.parse(await readFile('package-lock.json', 'utf8')))
  const chapters = await Promise.all(packages.map(chapter))
  await writeFile(join(directory, LICENCES_FILE), chapters.join('\n\n\n'))
}

async function chapter({ name, version, licence }: ShippedPackage): Promise<string> {
  return `${name} ${version} · ${licence}\n\n${await licenceText(name, join('node_modules', name))}`
}
