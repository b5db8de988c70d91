import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import type { NamedRaid } from '@/planner/raids/all-raids'

/** A kind of file that the planner makes, one for each raid: its plans, or its teams. */
export interface FileKind {
  /** What the files contain, and the command that makes them: `plans`. */
  readonly name: string
  /** The path of the program that worker threads run, as a bundle: tsx does not reach into them on Node 20. */
  readonly worker: string
  /** Parses the text of a file. Throws if it is damaged. */
  readonly parse: (text: string) => RaidFile
  /** Returns the `inputs` of the file that a program makes for a raid. */
  readonly inputsBy: (fingerprint: string, raid: NamedRaid) => string | Promise<string>
  /**
   * Returns the fingerprint of the program that made the outdated files of a folder. Rejects if it is not known.
   *
   * @param fingerprint that of the program of now
   */
  readonly programBefore: (
    folder: string,
    raids: readonly NamedRaid[],
    fingerprint: string,
  ) => Promise<string>
}

/** A file of a raid, with the hash of everything that it was made from. */
export interface RaidFile {
  readonly inputs: string
}

/** Reads the file of a raid; `undefined` if it is missing or damaged. */
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
  return raids.filter((_, place) => !isCurrent[place])
}

/** Writes a file of plans or teams, whole or not at all. */
export async function keep(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFileAtomic(path, `${text}\n`)
}

/** The path of the file of a raid. */
export function fileOf(folder: string, name: string): string {
  return join(folder, `${name}.json`)
}
