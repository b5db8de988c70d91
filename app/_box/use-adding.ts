import { useState } from 'react'
import { changeBox, currentBox } from '@/app/_box/box-store'
import { useOwned } from '@/app/_plans/use-owned'
import { useSentences } from '@/app/_ui/language/language'
import { addSets, type Box, isTooMuch, MOST_ENTRIES } from '@/lib/box/box'
import { readSets } from '@/lib/box/read-sets'
import { setsOfJson } from '@/lib/box/sets-of-json'
import { textOfFiles } from './text-of-files'

/** Adds the sets of the field and of files to the box, and says how that went. */
export function useAdding() {
  const [told, setTold] = useState('')
  const { adding } = useSentences()
  const { add: own } = useOwned()

  /** Adds a text to a box that is the current one, perhaps without what is in the field. */
  function addTo(box: Box, text: string): string {
    if (isTooMuch(text)) return adding.tooMuch
    const read = readSets(text)
    if (read.entries.length + read.unread.length === 0) return adding.nothing
    const addition = addSets(box, read)
    changeBox(() => addition.box)
    if (read.entries.length > 0) own(new Set(read.entries.map(({ build }) => build.species)))
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
    refuse: () => setTold(adding.tooMuch),
  }
}
