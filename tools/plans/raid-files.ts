import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'

/** Writes a file of plans or teams, whole or not at all. */
export async function keep(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFileAtomic(path, `${text}\n`)
}

/** The path of the file of a raid. */
export function fileOf(folder: string, name: string): string {
  return join(folder, `${name}.json`)
}
