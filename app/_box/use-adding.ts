import { useState } from 'react'
import { addText } from '@/app/_kept/box/add-to-box'
import { currentBox } from '@/app/_kept/box/box-store'
import { useSentences } from '@/app/_ui/language/language'
import { type Box, joinedSets, MOST_ENTRIES, MOST_TEXT } from '@/lib/box/box'
import { type Refused, whyNoText } from '@/lib/box/refused-file'
import { setsOfJson } from '@/lib/box/sets-of-json'

/** Adds the sets of the field and of files to the box, and says how that went. */
export function useAdding() {
  const [told, setTold] = useState('')
  const { adding } = useSentences()

  /** Adds a text to a box that is the current one, perhaps without what is in the field. */
  function addTo(box: Box, text: string): string {
    const addition = addText(box, text)
    if (addition === 'too much') return adding.tooMuch
    if (addition === 'nothing') return adding.nothing
    return adding.added(addition, MOST_ENTRIES)
  }

  return {
    told,
    addField() {
      const { box } = currentBox()
      setTold(addTo({ ...box, field: '' }, setsOfJson(box.field) ?? box.field))
    },
    async addFiles(files: readonly File[]) {
      const { text, refused } = await textOfFiles(files)
      // The field may have been typed in meanwhile.
      setTold(adding.files(text === undefined ? undefined : addTo(currentBox().box, text), refused))
    },
    addSet: (set: string) => setTold(addTo(currentBox().box, set)),
    refuse: () => setTold(adding.tooMuch),
  }
}

interface FilesRead {
  /** The texts of all files that are text; `undefined` for none. */
  readonly text: string | undefined
  readonly refused: readonly Refused[]
}

/** The text of files. A file that is too large, or not text, is refused with its name and the reason. Never rejects. */
async function textOfFiles(files: readonly File[]): Promise<FilesRead> {
  const read = await Promise.all(files.map(readFile))
  const texts = read.flatMap(({ text }) => text ?? [])
  return {
    text: texts.length > 0 ? joinedSets(texts) : undefined,
    refused: read.flatMap(({ refused }) => refused ?? []),
  }
}

async function readFile(file: File): Promise<{ text?: string; refused?: Refused }> {
  const { name, size } = file
  if (size > MOST_TEXT) return { refused: { name, why: { kind: 'too large', size, most: MOST_TEXT } } }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const text = new TextDecoder().decode(bytes)
    const why = whyNoText(bytes, name)
    if (!why) return { text }
    const sets = why.kind === 'JSON' ? setsOfJson(text) : undefined
    return sets === undefined ? { refused: { name, why } } : { text: sets }
  } catch {
    // A folder, or a file that has moved since.
    return { refused: { name, why: { kind: 'unreadable' } } }
  }
}
