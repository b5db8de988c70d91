import { joinedSets, MOST_TEXT } from '@/lib/box/box'
import { whyNoText } from '@/lib/box/refused-file'

interface FilesRead {
  /** Of all that are text; `undefined` where none is. */
  readonly text: string | undefined
  /** Why the others are not read, a sentence each. */
  readonly refused: readonly string[]
}

/** The text of files. What is too large, or no text, is refused by its name and by what it is. Never rejects. */
export async function textOfFiles(files: readonly File[]): Promise<FilesRead> {
  const read = await Promise.all(files.map(readFile))
  const texts = read.flatMap(({ text }) => text ?? [])
  return {
    text: texts.length > 0 ? joinedSets(texts) : undefined,
    refused: read.flatMap(({ refused }) => refused ?? []),
  }
}

async function readFile(file: File): Promise<{ text?: string; refused?: string }> {
  const { name, size } = file
  if (size > MOST_TEXT)
    return {
      refused: `${name} is too large (${megabytes(size)}): open one box at a time, at most ${megabytes(MOST_TEXT)}.`,
    }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const why = whyNoText(bytes, name)
    return why ? { refused: `${name} is ${why}.` } : { text: new TextDecoder().decode(bytes) }
  } catch {
    // A folder, or a file that has moved since.
    return { refused: `${name} could not be read: open a text file.` }
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toLocaleString('en-GB', { maximumFractionDigits: 1 })} MB`
}
