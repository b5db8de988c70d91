import { readFile } from 'node:fs/promises'
import type { NamedRaid } from '@/planner/raids/all-raids'
import { fileOf } from './raid-files'

/** How it is told whether the file of a raid is current. */
interface Inputs {
  /** What a file was made from, by its text: `undefined` or throwing for one that is damaged. */
  readonly ofText: (text: string) => string | undefined
  /** What it would be made from now. */
  readonly ofRaid: (raid: NamedRaid) => string | Promise<string>
}

/** The raids whose file is missing, damaged, or was made from other inputs. */
export async function outdatedFiles(
  folder: string,
  raids: readonly NamedRaid[],
  { ofText, ofRaid }: Inputs,
): Promise<NamedRaid[]> {
  const isCurrent = await Promise.all(
    raids.map(async (raid) => (await inputsOf(fileOf(folder, raid.name), ofText)) === (await ofRaid(raid))),
  )
  return raids.filter((_, place) => !isCurrent[place])
}

// Undefined for a file that is missing or damaged.
async function inputsOf(path: string, ofText: Inputs['ofText']): Promise<string | undefined> {
  try {
    return ofText(await readFile(path, 'utf8'))
  } catch {
    return undefined
  }
}
