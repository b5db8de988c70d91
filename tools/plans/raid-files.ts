import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import type { NamedRaid } from '@/planner/raids/all-raids'

export interface FileKind {
  /** `plans` or `teams`, like the command that makes them. */
  readonly name: string
  /**
   * The path of the program of worker threads. It needs bundling, because tsx does not reach into threads on Node 20.
   */
  readonly worker: string
  /** Throws if the file is damaged. */
  readonly parse: (text: string) => RaidFile
  readonly inputsBy: (fingerprint: string, raid: NamedRaid) => string | Promise<string>
  /**
   * Returns the fingerprint of the program that made the outdated files of a folder. Rejects if it is unknown.
   *
   * @param fingerprint of the current program
   */
  readonly programBefore: (
    folder: string,
    raids: readonly NamedRaid[],
    fingerprint: string,
  ) => Promise<string>
}

export interface RaidFile {
  readonly inputs: string
}

export async function readRaidFile(
  { parse }: FileKind,
  folder: string,
  { name }: NamedRaid,
): Promise<RaidFile | undefined> {
  try {
    return parse(await readFile(fileOf(folder, name), 'utf8'))
  } catch {
    return undefined
  }
}

/** Returns the raids whose file is missing, damaged, or was made from other inputs. */
export async function outdatedRaids(
  kind: FileKind,
  folder: string,
  raids: readonly NamedRaid[],
  fingerprint: string,
): Promise<NamedRaid[]> {
  const isCurrent = await Promise.all(
    raids.map(async (raid) => {
      const file = await readRaidFile(kind, folder, raid)
      return file?.inputs === (await kind.inputsBy(fingerprint, raid))
    }),
  )
  return raids.filter((_, index) => !isCurrent[index])
}

export async function keep(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFileAtomic(path, `${text}\n`)
}

export function fileOf(folder: string, name: string): string {
  return join(folder, `${name}.json`)
}
