import { useState } from 'react'
import { addText } from '@/app/_kept/box/add-to-box'
import { currentBox } from '@/app/_kept/box/box-store'
import { useSentences } from '@/app/_ui/language/language'
import { type Box, MOST_ENTRIES } from '@/lib/box/box'
import { pastedSets } from '@/lib/box/pasted-sets'
import { textOfFiles } from './text-of-files'

/** Adds the sets of the field and of files to the box, and says how that went. */
export function useAdding() {
  const [told, setTold] = useState('')
  const { adding } = useSentences()

  /** Adds a text to a box that is the current one, perhaps without what is in the field. */
  function addTo(box: Box, text: string, substitutes = 0): string {
    const addition = addText(box, text)
    if (addition === 'too much') return adding.tooMuch
    if (addition === 'nothing') return adding.nothing
    return adding.added(addition, MOST_ENTRIES, substitutes)
  }

  return {
    told,
    async addField() {
      const { field } = currentBox().box
      const { text, substitutes } = await pastedSets(field)
      const { box } = currentBox()
      // What was typed meanwhile stays, and is added with the next press.
      if (box.field === field) setTold(addTo({ ...box, field: '' }, text, substitutes))
    },
    async addFiles(files: readonly File[]) {
      const { text, substitutes, refused } = await textOfFiles(files)
      // The field may have been typed in meanwhile.
      const added = text === undefined ? undefined : addTo(currentBox().box, text, substitutes)
      setTold(adding.files(added, refused))
    },
    addSet: (set: string) => setTold(addTo(currentBox().box, set)),
    refuse: () => setTold(adding.tooMuch),
  }
}
