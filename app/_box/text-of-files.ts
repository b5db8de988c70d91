import { joinSets, MAX_TEXT } from '@/lib/box/box'
import { pastedSets } from '@/lib/box/pasted-sets'
import { type Refused, whyNoText } from '@/lib/box/refused-file'
import { type SetsFound, setsOfJson } from '@/lib/box/sets-of-json'

interface FilesRead {
  readonly text: string | undefined
  readonly substitutes: number
  readonly refused: readonly Refused[]
}

/** Refuses files that are too large or not text, with name and reason. Never rejects. */
export async function textOfFiles(files: readonly File[]): Promise<FilesRead> {
  const contents = await Promise.all(files.map(readFile))
  const texts = contents.flatMap(({ text }) => text ?? [])
  return {
    text: texts.length > 0 ? joinSets(texts) : undefined,
    substitutes: contents.reduce((sum, { substitutes = 0 }) => sum + substitutes, 0),
    refused: contents.flatMap(({ refused }) => refused ?? []),
  }
}

async function readFile(file: File): Promise<Partial<SetsFound> & { refused?: Refused }> {
  const { name, size } = file
  if (size > MAX_TEXT) return { refused: { name, why: { kind: 'too large', size, most: MAX_TEXT } } }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const text = new TextDecoder().decode(bytes)
    const why = whyNoText(bytes, name)
    if (!why) return await pastedSets(text)
    const sets = why.kind === 'JSON' ? setsOfJson(text) : undefined
    return sets ?? { refused: { name, why } }
  } catch {
    return { refused: { name, why: { kind: 'unreadable' } } }
  }
}
