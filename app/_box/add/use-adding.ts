import { useState } from 'react'
import { changeBox, currentBox } from '@/app/_box/box-store'
import { useOwned } from '@/app/_plans/use-owned'
import { addedInWords } from '@/lib/box/added-in-words'
import { addSets, type Box, isTooMuch } from '@/lib/box/box'
import { readSets } from '@/lib/box/read-sets'
import { textOfFiles } from './text-of-files'

const TOO_MUCH = 'Too much text: paste one box at a time'

/** Adds the sets of the field and of files to the box, and tells what became of them. */
export function useAdding() {
  const [told, setTold] = useState('')
  const { add: own } = useOwned()

  /** Adds a text to a box that is the current one, perhaps without what is in the field. */
  function addTo(box: Box, text: string): string {
    if (isTooMuch(text)) return TOO_MUCH
    const read = readSets(text)
    if (read.entries.length + read.unread.length === 0) return 'No Pokémon in this text'
    const addition = addSets(box, read)
    changeBox(() => addition.box)
    if (read.entries.length > 0) own(new Set(read.entries.map(({ build }) => build.species)))
    return addedInWords(addition)
  }

  return {
    told,
    addField() {
      const { box } = currentBox()
      setTold(addTo({ ...box, field: '' }, box.field))
    },
    async addFiles(files: readonly File[]) {
      const { text, refused } = await textOfFiles(files)
      // The field may have been typed in meanwhile.
      const said = text === undefined ? [] : [addTo(currentBox().box, text)]
      setTold([...said, ...refused].join(' '))
    },
    refuse: () => setTold(TOO_MUCH),
  }
}
