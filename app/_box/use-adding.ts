import { useState } from 'react'
import { addText } from '@/app/_kept/box/add-to-box'
import { currentBox } from '@/app/_kept/box/box-store'
import { useSentences } from '@/app/_ui/language/language'
import { type Box, MOST_ENTRIES } from '@/lib/box/box'
import { setsOfJson } from '@/lib/box/sets-of-json'
import { textOfFiles } from './text-of-files'

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
