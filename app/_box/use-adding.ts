import { useRef, useState } from 'react'
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
  const isReading = useRef(false)

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
      if (isReading.current) return
      isReading.current = true
      const { field } = currentBox().box
      const { text, substitutes } = await pastedSets(field)
      isReading.current = false
      const { box } = currentBox()
      if (box.field === field) setTold(addTo({ ...box, field: '' }, text, substitutes))
      else setTold(adding.changedMeanwhile)
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
